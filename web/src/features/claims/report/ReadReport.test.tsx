import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { ClaimedInput } from "../../../../../domain/claims/claim.ts";
import type { ReportFigure, ReportReading } from "../../../../../domain/claims/report/report-figure.ts";
import { ReadReport } from "./ReadReport.tsx";
import type { ReadingAnswer } from "./read-in-thread.ts";

const readInThread = vi.hoisted(() => vi.fn<() => Promise<ReadingAnswer>>());
vi.mock("./read-in-thread.ts", () => ({ readInThread }));
beforeEach(() => readInThread.mockReset());

const figure = (amount: number, given: Partial<ReportFigure> = {}): ReportFigure => ({
  amount,
  unit: "millions",
  currency: "SAR",
  periodEnd: "2025-12-31",
  page: 12,
  quotation: `Borrowings ${amount}`,
  ...given,
});
const reading = (...figures: ReportFigure[]): ReportReading => ({
  kind: "read",
  entity: null,
  isNamed: true,
  newestEnd: "2025-12-31",
  figures,
});

async function dropReport(answer: ReadingAnswer, input: ClaimedInput = "interestIncome") {
  readInThread.mockResolvedValue(answer);
  const onChoose = vi.fn<(figure: ReportFigure) => void>();
  const now = new Date("2026-04-01");
  render(<ReadReport input={input} company={{ name: "Acme Steel Co." }} now={now} onChoose={onChoose} />);
  await userEvent.upload(screen.getByLabelText("Find it in the report"), new File(["%PDF-"], "report.pdf"));
  return onChoose;
}
const press = (name: string | RegExp) => userEvent.click(screen.getByRole("button", { name }));

describe("reading a report for the person", () => {
  it("says so when a file holds no such figure", async () => {
    await dropReport(reading());
    expect((await screen.findByRole("status")).textContent).toMatch(/No such figure was found/);
  });

  it("never chooses by itself, and hands over what was chosen", async () => {
    const onChoose = await dropReport(reading(figure(7), figure(9, { page: 80 })));
    const radios = await screen.findAllByRole<HTMLInputElement>("radio");
    expect(radios.map(({ checked }) => checked)).toEqual([false, false]);
    expect(screen.getByRole<HTMLButtonElement>("button", { name: "Use this figure" }).disabled).toBe(true);
    await userEvent.click(screen.getByRole("radio", { name: /9/ }));
    await press("Use this figure");
    expect(onChoose).toHaveBeenCalledExactlyOnceWith(figure(9, { page: 80 }));
  });

  it("adds up no parts of different days", async () => {
    await dropReport(reading(figure(7), figure(9, { periodEnd: "2024-12-31" })), "interestBearingDebt");
    for (const box of await screen.findAllByRole("checkbox")) await userEvent.click(box);
    expect(screen.getByRole<HTMLButtonElement>("button", { name: "Use this figure" }).disabled).toBe(true);
  });

  it.each([
    ["of another company", { entity: { name: "Other Foods Ltd", cik: null } }, /is of Other Foods Ltd, not of Acme/],
    ["without the company's name", { isNamed: false }, /The name Acme Steel Co\. is not in this report/],
    ["of an old year", { newestEnd: "2023-12-31" }, /are of Dec 31, 2023/],
  ])("says when a report is %s", async (_, given, sentence) => {
    await dropReport({ ...reading(figure(7)), ...given });
    expect((await screen.findByRole("alert")).textContent).toMatch(sentence);
  });
});
