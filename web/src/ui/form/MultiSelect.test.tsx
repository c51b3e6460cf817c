import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, it } from "vitest";
import { MultiSelect } from "./MultiSelect.tsx";

const OPTIONS = [
  { value: "london", label: "London" },
  { value: "tokyo", label: "Tokyo" },
];

/** Its container takes the focus of every click beside a control, as a page's main element does. */
function Page() {
  const [values, setValues] = useState<string[]>([]);
  return (
    <main tabIndex={-1}>
      <MultiSelect
        label="Places"
        options={OPTIONS}
        values={values}
        onChange={setValues}
        anyLabel="Any"
        countLabel={(count) => `${count} chosen`}
        clearLabel="Clear"
      />
      <button type="button">Elsewhere</button>
    </main>
  );
}

const button = () => screen.getByRole("button", { name: /^Places/ });

it("closes on a click elsewhere", async () => {
  render(<Page />);
  await userEvent.click(button());
  await userEvent.click(screen.getByRole("button", { name: "Elsewhere" }));
  expect(screen.queryByText("London")).toBeNull();
});
