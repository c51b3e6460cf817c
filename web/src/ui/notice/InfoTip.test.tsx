import { act, fireEvent, render, screen } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { InfoTip } from "./InfoTip.tsx";
import "./TooltipPopup.tsx";

const HOVER = { pointerType: "mouse" };

beforeEach(async () => {
  vi.useFakeTimers();
  vi.setSystemTime(Date.now() + 60_000);
  render(
    <>
      <InfoTip label="About one">one explained</InfoTip>
      <InfoTip label="About two">two explained</InfoTip>
    </>,
  );
});

const one = () => screen.getByRole("button", { name: "About one" });
const two = () => screen.getByRole("button", { name: "About two" });
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const isOpen = (mark: HTMLElement) => mark.getAttribute("aria-expanded") === "true";

it("opens after 700 ms of hovering, not before", async () => {
  fireEvent.pointerEnter(one(), HOVER);
  await wait(699);
  expect(isOpen(one())).toBe(false);
  await wait(1);
  expect(isOpen(one())).toBe(true);
  expect(one().getAttribute("aria-describedby")).toBeTruthy();
});

it("opens at once within 300 ms of another, and waits again later", async () => {
  fireEvent.pointerEnter(one(), HOVER);
  await wait(700);
  fireEvent.pointerLeave(one(), HOVER);
  await wait(300);
  fireEvent.pointerEnter(two(), HOVER);
  await wait(0);
  expect(isOpen(two())).toBe(true);
  fireEvent.pointerLeave(two(), HOVER);
  await wait(301);
  fireEvent.pointerEnter(one(), HOVER);
  await wait(699);
  expect(isOpen(one())).toBe(false);
});

it("opens by a click, as on a phone, and closes with Escape", async () => {
  fireEvent.click(one());
  expect(isOpen(one())).toBe(true);
  fireEvent.keyDown(one(), { key: "Escape" });
  expect(isOpen(one())).toBe(false);
});

it("does not open for a pointer that has left", async () => {
  fireEvent.pointerEnter(one(), HOVER);
  await wait(300);
  fireEvent.pointerLeave(one(), HOVER);
  await wait(2000);
  expect(isOpen(one())).toBe(false);
});
