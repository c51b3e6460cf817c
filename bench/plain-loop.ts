/** What stands at one place of many values, and the places below it. */
type Place = {
  times: number;
  /** How many objects stand here, and how many of them stand elsewhere in the same value too. */
  objects: number;
  shared: number;
  each?: Place;
  fields: Map<string, Place>;
};

const emptyPlace = (): Place => ({ times: 0, objects: 0, shared: 0, fields: new Map() });

/**
 * The minimum cost of any code that returns such values: builds one anew as a loop by hand would, a literal for each object and a
 * loop for each array, and decides nothing. It is generated from the values, so that it has every field that they have; an object
 * that always stands elsewhere too is not built again.
 */
export function plainLoopOf<Value>(values: Iterable<Value>): (value: Value) => Value {
  const root = emptyPlace();
  for (const value of values) {
    const counts = new Map<object, number>();
    count(value, counts);
    notice(root, value, counts);
  }
  const functions: string[] = [];
  const name = write(root, functions);
  return new Function(`${functions.join("\n")}\nreturn ${name};`)();
}

function count(value: unknown, counts: Map<object, number>): void {
  if (typeof value !== "object" || value === null) return;
  counts.set(value, (counts.get(value) ?? 0) + 1);
  for (const inner of Object.values(value)) count(inner, counts);
}

function notice(place: Place, value: unknown, counts: ReadonlyMap<object, number>): void {
  place.times += 1;
  if (typeof value !== "object" || value === null) return;
  if ((counts.get(value) ?? 0) > 1) place.shared += 1;
  place.objects += 1;
  if (Array.isArray(value)) {
    place.each ??= emptyPlace();
    for (const inner of value) notice(place.each, inner, counts);
    return;
  }
  for (const [key, inner] of Object.entries(value)) {
    const field = place.fields.get(key) ?? emptyPlace();
    place.fields.set(key, field);
    notice(field, inner, counts);
  }
}

/** Adds the function that builds what stands at a place, and returns its name. */
function write(place: Place, functions: string[]): string {
  const built = (inner: Place, code: string) =>
    inner.objects === inner.shared ? code : `${write(inner, functions)}(${code})`;
  const fields = [...place.fields].map(([key, inner]) => ({
    key: JSON.stringify(key),
    isAlways: inner.times === place.objects,
    code: built(inner, `value[${JSON.stringify(key)}]`),
  }));
  const always = fields.filter(({ isAlways }) => isAlways).map(({ key, code }) => `${key}: ${code}`);
  const sometimes = fields.filter(({ isAlways }) => !isAlways);
  const array = `const built = [];
    for (let index = 0; index < value.length; index++) built.push(${place.each ? built(place.each, "value[index]") : ""});
    return built;`;
  const name = `build${functions.length}`;
  functions.push(`function ${name}(value) {
    if (typeof value !== "object" || value === null) return value;
    ${place.each ? `if (Array.isArray(value)) { ${array} }` : ""}
    const built = { ${always.join(", ")} };
    ${sometimes.map(({ key, code }) => `if (${key} in value) built[${key}] = ${code};`).join("\n")}
    return built;
  }`);
  return name;
}
