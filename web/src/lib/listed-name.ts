/** The name of a listing without the one that the page's language puts before it. */
export const listedName = (name: string): string => name.slice(name.indexOf("\u2068") + 1).replace(/\u2069$/, "");

/** As a typed text is looked for in names: without accents, and with one i for the Turkish two. */
export const comparable = (text: string): string =>
  text.trim().normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().replaceAll("ı", "i");
