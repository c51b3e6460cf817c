import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, it, vi } from "vitest";
import { Combobox } from "./Combobox.tsx";

const WORDS = ["alif", "ba", "ta"];

function setUp({ options = WORDS }: { options?: string[] } = {}) {
  const onChoose = vi.fn();
  const onEnter = vi.fn();
  function Page() {
    const [value, setValue] = useState("");
    return (
      <Combobox
        label="Letter"
        value={value}
        onValueChange={setValue}
        options={options}
        optionKey={(option) => option}
        renderOption={(option) => option}
        onChoose={onChoose}
        onEnter={onEnter}
        canOpen={value.length > 0}
        status={`${options.length} letters`}
        emptyState={<p>none</p>}
      />
    );
  }
  render(<Page />);
  return { onChoose, onEnter, input: screen.getByRole("combobox", { name: "Letter" }), user: userEvent.setup() };
}

it("opens while typing, announces the number of options, and closes with Escape", async () => {
  const { input, user } = setUp();
  expect(input.getAttribute("aria-expanded")).toBe("false");
  await user.type(input, "x");
  expect(input.getAttribute("aria-expanded")).toBe("true");
  expect(input.getAttribute("aria-controls")).toBe(screen.getByRole("listbox").id);
  expect(screen.getByRole("status").textContent).toBe("3 letters");
  await user.keyboard("{Escape}");
  expect(screen.queryByRole("listbox")).toBeNull();
  expect(screen.getByRole("status").textContent).toBe("");
});

it("highlights options with the arrow keys, wraps around, and keeps the focus in the input", async () => {
  const { input, user, onChoose, onEnter } = setUp();
  await user.type(input, "x");
  await user.keyboard("{ArrowUp}");
  const last = screen.getByRole("option", { name: "ta" });
  expect(input.getAttribute("aria-activedescendant")).toBe(last.id);
  expect(last.getAttribute("aria-selected")).toBe("true");
  await user.keyboard("{ArrowDown}{ArrowDown}{Enter}");
  expect(onChoose).toHaveBeenCalledWith("ba");
  expect(onEnter).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(input);
  expect(screen.queryByRole("listbox")).toBeNull();
});

it("shows the empty state in place of an empty list", async () => {
  const { input, user } = setUp({ options: [] });
  await user.type(input, "x");
  expect(screen.getByText("none")).toBeTruthy();
  expect(screen.queryByRole("listbox")).toBeNull();
  await user.keyboard("{ArrowDown}");
  expect(input.getAttribute("aria-activedescendant")).toBeNull();
});

it("closes when the focus leaves", async () => {
  const { input, user } = setUp();
  await user.type(input, "x");
  await user.tab();
  expect(screen.queryByRole("listbox")).toBeNull();
});
