import { render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { describe, expect, it, vi } from "vitest";
import { LANGUAGES } from "../../../../schema/wording/languages.ts";
import { DonateLink } from "../App.tsx";
import { LateParts, languageToOffer } from "./LateParts.tsx";

const offered = Object.values(LANGUAGES);
const offer = (reader: Partial<Parameters<typeof languageToOffer>[0]>) =>
  languageToOffer({ chosen: null, wasOffered: false, languages: [], ...reader }, offered)?.code;

describe("the English page offers itself", () => {
  it.each([
    ["in the browser's language", { languages: ["ar-EG", "en"] }, "ar"],
    ["in the first of the browser's languages that there is", { languages: ["xx", "ar"] }, "ar"],
    ["in the chosen language, however often", { chosen: "ar", wasOffered: true, languages: ["en"] }, "ar"],
  ])("%s", (_, reader, code) => expect(offer(reader)).toBe(code));
});

describe("the English page offers no other language", () => {
  it.each([
    ["to a browser in English that also reads Arabic", { languages: ["en-GB", "ar"] }],
    ["a second time", { wasOffered: true, languages: ["ar"] }],
    ["to someone who chose English", { chosen: "en", languages: ["ar"] }],
    ["that is no longer there, although it is stored", { chosen: "xx", languages: ["xx", "en"] }],
    ["for what is no language", { chosen: "", languages: ["", "-", "constructor"] }],
  ])("%s", (_, reader) => expect(offer(reader)).toBeUndefined());
});

it.each([
  ["", "/donate"],
  ["https://pay.example/one-dollar", "https://pay.example/one-dollar"],
])("the foot of the page, built with the donation page %j, opens %s", (named, opened) => {
  vi.stubEnv("VITE_DONATION_LINK", named);
  expect(
    renderToString(
      <MemoryRouter>
        <DonateLink />
      </MemoryRouter>,
    ),
  ).toContain(`href="${opened}"`);
});

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
