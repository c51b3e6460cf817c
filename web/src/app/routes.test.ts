import { matchPath } from "react-router";
import { expect, it } from "vitest";
import { SCREENS } from "../../e2e/screens.ts";
import { PATHS } from "../config/paths.ts";
import { ROUTES } from "./routes.ts";

const patterns = ROUTES.map(({ path }) => path);

it.each(Object.entries(PATHS))("%s has an address that is a route: %s", (_, path) => {
  expect(patterns).toContain(path);
});

/** The browser tests of moderation and of the refresh open the other admin pages. */
const opened = patterns.filter((path) => !path.startsWith("/admin/") || path === PATHS.adminContact);

it.each(opened)("%s is one of the screens that the browser tests and the screenshots open", (pattern) => {
  const addresses = SCREENS.map(([, address]) => new URL(address, "http://mizan").pathname);
  const own = addresses.filter((address) => patterns.find((path) => matchPath(path, address)) === pattern);
  expect(own).not.toEqual([]);
});
