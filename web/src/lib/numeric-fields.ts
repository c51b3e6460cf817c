/** The object with these fields as numbers, which a server may send as strings; a field that is no number becomes null. */
export function withNumericFields<Fields extends object>(fields: Fields, names: readonly (keyof Fields)[]): Fields {
  const numbers = Object.fromEntries(names.map((name) => [name, numberOf(fields[name])]));
  return { ...fields, ...numbers };
}

function numberOf(value: unknown): number | null {
  if (typeof value === "number") return Number.isFinite(value) ? value : null;
  if (typeof value !== "string" || value.trim() === "") return null;
  const number = Number(value.replace(/%$/, ""));
  return Number.isFinite(number) ? number : null;
}
