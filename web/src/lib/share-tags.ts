import { PRODUCT } from "#wording/site.ts";

/** Links to the same page in other languages. */
export const alternateTags = (alternates: readonly (readonly [code: string, address: string])[], mark = "") =>
  alternates
    .map(
      ([code, address]) =>
        `<link${mark} rel="alternate" hreflang="${code}" href="${address.replaceAll("&", "&amp;")}">`,
    )
    .join("");

/** A link to the same page as Markdown, which there is in English. */
export const markdownTag = (address: string, mark = "") =>
  `<link${mark} rel="alternate" type="text/markdown" hreflang="en" href="${address.replaceAll("&", "&amp;")}.md">`;

/** How a shared link looks. The texts are already escaped for an attribute. */
export type SharedLink = {
  type: "website" | "article";
  title: string;
  description: string | undefined;
  /** Absolute addresses; the page's own is left out where one page serves every query of its path. */
  image: string;
  imageSize?: { width: number; height: number };
  url?: string;
  imageAlt: string;
};

/** The tags of a shared link; `mark` is an attribute added to each. */
export function socialTags(
  { type, title, description, image, imageSize = { width: 1200, height: 630 }, url, imageAlt }: SharedLink,
  mark = "",
): string {
  const tags = [
    ["og:type", type],
    ["og:site_name", PRODUCT],
    ["og:title", title],
    ["og:description", description],
    ["og:url", url],
    ["og:image", image],
    ["og:image:width", `${imageSize.width}`],
    ["og:image:height", `${imageSize.height}`],
    ["og:image:alt", imageAlt],
  ];
  const properties = tags.flatMap(([property, content]) =>
    content === undefined ? [] : [`<meta${mark} property="${property}" content="${content}">`],
  );
  return [...properties, `<meta${mark} name="twitter:card" content="summary_large_image">`].join("");
}
