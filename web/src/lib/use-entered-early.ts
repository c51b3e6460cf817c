import { type RefObject, useEffect, useRef } from "react";

/**
 * Passes on, once, what was entered into prerendered fields before hydration: values by field name, without unchecked radio buttons
 * and check boxes.
 */
export function useEnteredEarly(
  frame: RefObject<HTMLElement | null>,
  take: (entered: Record<string, string>) => void,
): void {
  const taken = useRef(false);
  useEffect(() => {
    if (taken.current || !frame.current) return;
    taken.current = true;
    take(enteredIn(frame.current));
  });
}

function enteredIn(frame: HTMLElement): Record<string, string> {
  const entered: Record<string, string> = {};
  for (const field of frame.querySelectorAll("input[name], select[name], textarea[name]")) {
    if (field instanceof HTMLInputElement && /^(radio|checkbox)$/.test(field.type) && !field.checked) continue;
    if (
      field instanceof HTMLInputElement ||
      field instanceof HTMLSelectElement ||
      field instanceof HTMLTextAreaElement
    ) {
      entered[field.name] = field.value;
    }
  }
  return entered;
}
