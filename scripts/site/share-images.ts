import type * as english from "../../schema/wording/en/site-files.ts";
import type { Language } from "../../schema/wording/languages.ts";
import type { AppRoute } from "../../web/src/app/routes.ts";

type Name = keyof typeof english.shareImageTexts;
export type ShareImage = { file: string; title: string; lead: string };
export type ShareImages = Readonly<Record<Name, ShareImage>>;

const BY_PAGE: Readonly<Record<string, Name>> = {
  DashboardPage: "stocks",
  StockPage: "stocks",
  FundPage: "funds",
  FundsPage: "funds",
  ScreenerPage: "screener",
  ZakatPage: "zakat",
  LearnPage: "learn",
  CoursePage: "learn",
  ModulePage: "learn",
  MethodologyPage: "methodology",
  CommunityPage: "community",
  DonatePage: "donate",
  DonateSuccessPage: "donate",
};

export const wordsIn = ({ code }: Language): Promise<typeof english> =>
  import(`../../schema/wording/${code}/site-files.ts`);

/** The pictures of a language's shared links by their names; each is a file of the folder `share`. */
export async function shareImagesIn(language: Language): Promise<ShareImages> {
  const { shareImageTexts } = await wordsIn(language);
  const folder = language.prefix ? `${language.code}/` : "";
  const images = Object.entries(shareImageTexts).map(([name, texts]) => [
    name,
    { file: `${folder}${name}.png`, ...texts },
  ]);
  return Object.fromEntries(images);
}

export const shareImageOf = (images: ShareImages, route: AppRoute): ShareImage =>
  images[BY_PAGE[route.page] ?? "mizan"];
