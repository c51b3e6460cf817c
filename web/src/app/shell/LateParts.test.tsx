import { render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, it, vi } from "vitest";
import { LANGUAGES } from "../../../../schema/wording/languages.ts";
import { LateParts } from "./LateParts.tsx";

vi.spyOn(navigator, "languages", "get").mockReturnValue(["ar"]);

it("offers another language to a reader, and never in the prerendered page", async () => {
  const parts = (
    <MemoryRouter>
      <LateParts />
    </MemoryRouter>
  );
  expect(renderToString(parts)).not.toContain(LANGUAGES.ar.invitation);
  render(parts);
  expect(await screen.findByText(LANGUAGES.ar.invitation)).toBeTruthy();
});
