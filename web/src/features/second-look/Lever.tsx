import type { ReactNode } from "react";
import { whatIfTexts as texts } from "#messages/second-look.ts";
import { amountText, parseAmount } from "../../lib/amount-text.ts";
import { AmountField } from "../../ui/AmountField.tsx";
import styles from "./SecondLook.module.css";

type LeverProps = {
  name: string;
  hint?: ReactNode;
  text: string;
  error: string | undefined;
  least: number;
  most: number;
  step?: number;
  read?: (text: string) => number | undefined;
  said: (value: number) => string;
  onChange: (text: string) => void;
};

export function Lever({ name, hint, text, error, least, most, step, read = parseAmount, said, onChange }: LeverProps) {
  const value = read(text) ?? least;
  return (
    <div>
      <AmountField
        label={name}
        hint={hint}
        value={text}
        error={error}
        maxLength={24}
        onChange={({ target }) => onChange(target.value)}
      />
      <input
        type="range"
        className={styles.slider}
        aria-label={texts.slider(name)}
        aria-valuetext={said(value)}
        min={least}
        max={most}
        step={step ?? "any"}
        value={value}
        onChange={({ target }) => onChange(shortText(Number(target.value)))}
      />
    </div>
  );
}

/** Four digits say enough of a figure to play with. */
export function shortText(value: number): string {
  const short = Number(value.toPrecision(4));
  return `${short < 0 ? "-" : ""}${amountText(Math.abs(short))}`;
}
