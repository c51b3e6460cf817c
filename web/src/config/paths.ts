import { LANGUAGE } from "#wording/language.ts";
import type { ComplianceStatus } from "../../../domain/screening/screening.ts";
import { addressIn } from "../../../schema/wording/languages.ts";

export type PageAnswers = readonly (readonly [key: readonly unknown[], answer: unknown])[];

export const ANSWERS_ELEMENT = "answers";

export const PATHS = {
  dashboard: "/",
  screener: "/screener",
  funds: "/funds",
  zakat: "/zakat",
  portfolio: "/portfolio",
  portfolioYear: "/portfolio/year",
  learn: "/learn",
  changes: "/changes",
  methodology: "/methodology",
  community: "/community",
  contact: "/contact",
  donate: "/donate",
  donateSuccess: "/donate/success",
  automation: "/automation",
  developers: "/developers",
  contributions: "/contributions",
  wanted: "/contributions/wanted",
  adminFigures: "/admin/figures",
  adminContact: "/admin/contact",
  adminForum: "/admin/forum",
  adminRefresh: "/admin/refresh",
  adminSecurity: "/admin/security",
} as const;

/** The address of a path for links outside the router, which adds the language's prefix by itself. */
export const siteAddress = (path: string) => addressIn(LANGUAGE, path);

/** The picture of a shared stock or fund. */
export const pictureAddress = (path: string) => `${siteAddress(path)}/share.png`;

/** The path of an address of the site in this language. */
export const pathOfAddress = (address: string) =>
  address.startsWith(LANGUAGE.prefix) ? address.slice(LANGUAGE.prefix.length) || "/" : address;

export const stockPath = (symbol: string) => `/stocks/${encodeURIComponent(symbol)}`;

export const fundPath = (symbol: string) => `/funds/${encodeURIComponent(symbol)}`;

/** The portfolio with a symbol typed in. After the #, so that it is never sent to us. */
export const addToPortfolioPath = (symbol: string) => `${PATHS.portfolio}#add=${encodeURIComponent(symbol)}`;

/** The id of the element in a stock's page that is filled before the page is sent. */
export const STOCK_FRAME = "stock-page";

export const stockOnDashboardPath = (symbol: string) => `/?symbol=${encodeURIComponent(symbol)}`;

export const browsePath = (market: string) => `/?market=${encodeURIComponent(market)}`;

export const BROWSED_AT_ONCE = "20";
/** Exactly what the browser asks for first, so that an early request is not repeated. */
export const halalStocksCall = (market: string) =>
  `/api/stocks/browse?complianceStatus=halal&exchange=${market}&limit=${BROWSED_AT_ONCE}` as const;

export const screenerPath = (filter: ComplianceStatus | "watchlist") => `${PATHS.screener}?filter=${filter}`;

export const loginPath = (next: string) => `${PATHS.adminContact}?next=${encodeURIComponent(next)}`;

export const coursePath = (courseId: number) => `/courses/${courseId}`;

export const modulePath = (courseId: number, moduleId: number) => `/courses/${courseId}/modules/${moduleId}`;

export const discussionPath = (postId: number) => `${PATHS.community}?post=${postId}`;

export const DEFAULT_ROUTE_ID = 1;

/** An id in an address as an integer; the default when it is none. */
export function routeId(text: string | undefined): number {
  const id = Number.parseInt(text ?? "", 10);
  return Number.isSafeInteger(id) ? id : DEFAULT_ROUTE_ID;
}

/** A form field that marks a search sent by the form itself, before hydration. */
export const EARLY_SEARCH = { name: "from", value: "search" } as const;

/** Whether an address is such a search: its symbol must still be looked up, recorded, and shown or refused. */
export function isEarlySearch(address: URLSearchParams): boolean {
  return address.get(EARLY_SEARCH.name) === EARLY_SEARCH.value;
}
