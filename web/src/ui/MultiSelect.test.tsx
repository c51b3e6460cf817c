import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, it } from "vitest";
import { MultiSelect } from "./MultiSelect.tsx";

const OPTIONS = [
  { value: "london", label: "London" },
  { value: "tokyo", label: "Tokyo" },
];

/** Inside what takes the focus of every press beside a control, as a page's main part does. */
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

it("takes one choice after the other by a press on their names", async () => {
  render(<Page />);
  await userEvent.click(button());
  await userEvent.click(screen.getByText("London"));
  await userEvent.click(screen.getByText("Tokyo"));
  expect(button().textContent).toBe("Places 2 chosen");
});

it("closes when one presses elsewhere", async () => {
  render(<Page />);
  await userEvent.click(button());
  await userEvent.click(screen.getByRole("button", { name: "Elsewhere" }));
  expect(screen.queryByText("London")).toBeNull();
});
