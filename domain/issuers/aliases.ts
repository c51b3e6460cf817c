import otherNames from "../../schema/seed/companies/aliases.json" with { type: "json" };
import arabicNames from "../../schema/seed/companies/arabic-names.json" with { type: "json" };

/** Every name that a company has besides its listed one, by the symbol of its home listing. */
export function allAliases(): Readonly<Record<string, readonly string[]>> {
  const names: Record<string, readonly string[]> = {};
  for (const [symbol, name] of Object.entries(arabicNames)) names[symbol] = [name];
  for (const [symbol, others] of Object.entries(otherNames)) names[symbol] = [...(names[symbol] ?? []), ...others];
  return names;
}
