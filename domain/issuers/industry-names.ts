import spellings from "../../schema/seed/companies/industry-names.json" with { type: "json" };

/** Our industries, each with the names that providers use for it; a name that only its own provider uses for itself needs no line. */
const SPELLINGS: Readonly<Record<string, readonly string[]>> = spellings;

const NAMES = new Map(
  Object.entries(SPELLINGS).flatMap(([name, others]) =>
    others.map((spelling): [string, string] => [spelling.toLowerCase(), name]),
  ),
);

/** The one name of an industry, whichever of its providers' names is given; a name that no other provider uses is its own. */
export function industryName<Name extends string | null>(name: Name): Name | string {
  return (name === null ? undefined : NAMES.get(name.toLowerCase())) ?? name;
}

/** The names that providers use for an industry, its own first. */
export function industrySpellings(name: string): readonly string[] {
  return [name, ...(Object.hasOwn(SPELLINGS, name) ? (SPELLINGS[name] ?? []) : [])];
}
