import { socialTags } from "../../web/src/lib/share-tags.ts";
import type { ShareImage } from "./share-images.ts";

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
