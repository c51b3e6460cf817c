/** The name of a listing without the one that the page's language puts before it. */
export const listedName = (name: string): string => name.slice(name.indexOf("\u2068") + 1).replace(/\u2069$/, "");
