import type * as english from "../../schema/wording/en/site-files.ts";
import type { Language } from "../../schema/wording/languages.ts";
import type { AppRoute } from "../../web/src/app/routes.ts";
import { socialTags } from "../../web/src/lib/share-tags.ts";

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

export const siteFileTexts = ({ code }: Language): Promise<typeof english> =>
  import(`../../schema/wording/${code}/site-files.ts`);

/** The pictures of a language's shared links by their names; each is a file of the folder `share`. */
export async function shareImagesIn(language: Language): Promise<ShareImages> {
  const { shareImageTexts } = await siteFileTexts(language);
  const folder = language.prefix ? `${language.code}/` : "";
  const images = Object.entries(shareImageTexts).map(([name, texts]) => [
    name,
    { file: `${folder}${name}.png`, ...texts },
  ]);
  return Object.fromEntries(images);
}

export const shareImageOf = (images: ShareImages, route: AppRoute): ShareImage =>
  images[BY_PAGE[route.page] ?? "mizan"];

export function siteOrigin(): string {
  return new URL(process.env.SITE_ORIGIN ?? "https://mizan.pages.dev").origin;
}

/**
 * The tags that determine how a shared link to a prerendered page looks, from the page's own title and description. There is no
 * og:url: a page serves every query of its path (a stock, a filter, a discussion), and a fixed address would lose it.
 *
 * @throws Error when the page has no title
 */
export function shareTags(head: string, image: ShareImage, origin: string): string {
  const title = /<title>([^<]*)<\/title>/.exec(head)?.[1]?.replaceAll('"', "&quot;");
  if (!title) throw new Error(`A page has no title to share`);
  const description = /<meta name="description" content="([^"]*)"/.exec(head)?.[1];
  return socialTags({
    type: "website",
    title,
    description,
    image: `${origin}/share/${image.file}`,
    imageAlt: `Mizan: ${image.title}`,
  });
}
