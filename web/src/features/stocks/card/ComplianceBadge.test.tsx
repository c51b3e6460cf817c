import { render } from "@testing-library/react";
import { expect, it } from "vitest";
import { makeSummary } from "../../../test/stocks.ts";
import { StandingBadge } from "./ComplianceBadge.tsx";

const shown = (part: Parameters<typeof makeSummary>[0]) => {
  const { container } = render(<StandingBadge stock={makeSummary(part)} />);
  return { text: container.textContent, sign: container.querySelector("svg")?.innerHTML };
};

it("tells every standing by its words, and every sign by its shape", () => {
  const all = [
    shown({ complianceStatus: "halal", standing: "halal" }),
    shown({ complianceStatus: "questionable", standing: "purify" }),
    shown({ complianceStatus: "questionable", standing: "doubt" }),
    shown({ complianceStatus: "haram", standing: "haram" }),
    shown({ complianceStatus: "questionable", standing: "not_screened" }),
  ];
  expect(all.map(({ text }) => text)).toEqual([
    "Halal",
    "QuestionableHalal, purify",
    "QuestionableIn doubt",
    "Haram",
    "Not screened",
  ]);
  expect(new Set(all.map(({ sign }) => sign)).size).toBe(5);
});
