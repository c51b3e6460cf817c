import { type ChangeEvent, useState } from "react";

export function useTyped<Typed extends Readonly<Record<string, string>>>(empty: Typed, onChange?: () => void) {
  const [typed, setTyped] = useState(empty);
  const field = (name: keyof Typed) => ({
    value: typed[name],
    autoComplete: "off",
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => {
      onChange?.();
      setTyped((before) => ({ ...before, [name]: target.value }));
    },
  });
  return { typed, setTyped, field };
}
