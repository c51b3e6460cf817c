import {
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import { type Notes, TextField } from "../Field.tsx";
import styles from "./Combobox.module.css";

type ComboboxProps<Option> = Notes & {
  label: string;
  value: string;
  onValueChange: (value: string) => void;
  options: readonly Option[];
  optionKey: (option: Option) => string;
  renderOption: (option: Option) => ReactNode;
  onChoose: (option: Option) => void;
  /** Enter while no option is highlighted. */
  onEnter: () => void;
  /** A new object opens the options with the first one highlighted, so that the person chooses. */
  question?: object | undefined;
  canOpen: boolean;
  status: string;
  emptyState: ReactNode;
  inputRef?: Ref<HTMLInputElement>;
  inputProps?: Pick<
    ComponentProps<"input">,
    "name" | "placeholder" | "maxLength" | "onFocus" | "enterKeyHint" | "autoCapitalize"
  >;
};

export function Combobox<Option>(props: ComboboxProps<Option>) {
  const { label, value, onValueChange, options, optionKey, renderOption, onChoose, canOpen, status, emptyState } =
    props;
  const id = useId();
  const [isDismissed, setDismissed] = useState(true);
  const [activeIndex, setActiveIndex] = useState(-1);
  const [asked, setAsked] = useState(props.question);
  if (asked !== props.question) {
    setAsked(props.question);
    setDismissed(false);
    setActiveIndex(0);
  }
  const frame = useRef<HTMLDivElement>(null);
  // Whoever typed before this code came wants the options too.
  useEffect(() => {
    const input = frame.current?.querySelector("input");
    if (input?.value && input === document.activeElement) setDismissed(false);
  }, []);
  const isOpen = canOpen && !isDismissed;
  const active = isOpen ? options[activeIndex] : undefined;
  const hasList = isOpen && options.length > 0;
  const optionId = (index: number) => `${id}-option-${index}`;

  const close = () => {
    setDismissed(true);
    setActiveIndex(-1);
  };
  const choose = (option: Option) => {
    close();
    onChoose(option);
  };
  const move = (step: number) => {
    setDismissed(false);
    if (options.length === 0) return;
    const start = activeIndex === -1 && step < 0 ? options.length : activeIndex;
    setActiveIndex((start + step + options.length) % options.length);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      if (!canOpen) return;
      event.preventDefault();
      move(event.key === "ArrowDown" ? 1 : -1);
    } else if (event.key === "Enter") {
      event.preventDefault();
      if (active !== undefined) choose(active);
      else {
        close();
        props.onEnter();
      }
    } else if (event.key === "Escape" && isOpen) {
      event.preventDefault();
      close();
    }
  };

  return (
    <div ref={frame} className={styles.combobox}>
      <TextField
        ref={props.inputRef}
        label={label}
        hint={props.hint}
        error={props.error}
        value={value}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={hasList}
        aria-controls={hasList ? `${id}-list` : undefined}
        aria-activedescendant={active === undefined ? undefined : optionId(activeIndex)}
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        onKeyDown={onKeyDown}
        onBlur={close}
        onChange={(event) => {
          setDismissed(false);
          setActiveIndex(-1);
          onValueChange(event.target.value);
        }}
        {...props.inputProps}
      />
      <p role="status" className="visually-hidden">
        {isOpen ? status : ""}
      </p>
      {isOpen && (
        <div className={styles.popup}>
          <p className={styles.status} aria-hidden="true">
            {status}
          </p>
          {!hasList && emptyState}
          {hasList && (
            <div
              role="listbox"
              onPointerDown={(event) => event.preventDefault()}
              id={`${id}-list`}
              aria-label={label}
              className={styles.list}
            >
              {options.map((option, index) => (
                // biome-ignore lint/a11y/useKeyWithClickEvents: the input keeps the focus and takes the keys, as the combobox pattern has it
                // biome-ignore lint/a11y/useFocusableInteractive: an option of a combobox is never focused, it is pointed at by aria-activedescendant
                <div
                  key={optionKey(option)}
                  id={optionId(index)}
                  role="option"
                  aria-selected={index === activeIndex}
                  className={styles.option}
                  onClick={() => choose(option)}
                  ref={index === activeIndex ? scrollIntoList : undefined}
                >
                  {renderOption(option)}
                </div>
              ))}
            </div>
          )}
        </div>
      )}
    </div>
  );
}

function scrollIntoList(option: HTMLElement | null): void {
  option?.scrollIntoView?.({ block: "nearest" });
}
