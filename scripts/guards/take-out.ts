import { parseSync } from "vite";

/** How a guard is removed, by names in its file. */
export type Mutation =
  | {
      /** The function returns this at once, or the constant has this value. */
      gives: string;
    }
  | {
      /** The statement that tests, throws, calls or sets this name or text is removed; so is a JSX attribute. */
      skips: string;
    }
  | {
      /** Every read of this name is replaced. */
      assumes: readonly [name: string, instead: string];
    }
  | {
      /** Conditions on this column, in SQL or the query builder, apply to no row, or no row meets them. */
      column: string;
      passes: "every row" | "no row";
    };

export type Place = {
  file: string;
  /** The function or constant that contains the guard; without it, the whole file is searched. */
  in?: string;
};

type Node = { type: string; start: number; end: number; [property: string]: unknown };
type Edit = { start: number; end: number; text: string };

const STATEMENTS = new Set(["ExpressionStatement", "IfStatement", "ThrowStatement", "JSXAttribute"]);

/**
 * The source of a file without its guard.
 *
 * @throws Error when the file has no such guard, or has it more than once
 */
export function takeOut(source: string, place: Place, mutation: Mutation): string {
  const { program, errors } = parseSync(place.file, source);
  if (errors.length > 0) throw new Error(`${place.file} cannot be parsed`);
  const within =
    place.in === undefined ? (program as unknown as Node) : declarationOf(program as unknown as Node, place);
  const edits = editsFor(source, within, mutation);
  if (edits.length === 0) throw new Error(`${place.file} has no ${JSON.stringify(mutation)} in ${place.in ?? "it"}`);
  if (edits.length > 1 && !("assumes" in mutation)) {
    throw new Error(`${place.file} has ${edits.length} of ${JSON.stringify(mutation)} in ${place.in ?? "it"}`);
  }
  return edits
    .sort((first, second) => second.start - first.start)
    .reduce((text, { start, end, text: instead }) => text.slice(0, start) + instead + text.slice(end), source);
}

function editsFor(source: string, within: Node, mutation: Mutation): Edit[] {
  if ("gives" in mutation) return [valueEdit(within, mutation.gives)];
  if ("skips" in mutation) return skippedStatements(within, mutation.skips);
  if ("assumes" in mutation) {
    const [name, instead] = mutation.assumes;
    return readsOf(within, name).map(({ start, end }) => ({ start, end, text: `(${instead})` }));
  }
  return columnEdits(source, within, mutation);
}

/** The one function or variable of that name. */
function declarationOf(program: Node, { file, in: name }: Place): Node {
  const found = [...nodesOf(program)].filter(
    ({ type, id }) =>
      (type === "FunctionDeclaration" || type === "VariableDeclarator") && (id as Node | null)?.["name"] === name,
  );
  if (found.length !== 1) throw new Error(`${file} declares ${name} ${found.length} times`);
  return found[0] as Node;
}

function valueEdit(declaration: Node, text: string): Edit {
  const value = (declaration["init"] ?? declaration) as Node;
  const body = (value["body"] ?? value) as Node;
  if (body.type !== "BlockStatement") return { ...rangeOf(body), text: `(${text})` };
  return { ...rangeOf(body), text: `{ return ${text}; }` };
}

/** The outermost statements that mention a name or a text: an `if` in its condition, any other anywhere. */
function skippedStatements(within: Node, word: string): Edit[] {
  const mentioning = [...nodesOf(within)].filter((node) => {
    if (!STATEMENTS.has(node.type)) return false;
    const asked = (
      node.type === "IfStatement" ? node["test"] : node.type === "JSXAttribute" ? node["name"] : node
    ) as Node;
    return [...nodesOf(asked)].some(({ type, name, value }) => (type === "Literal" ? value : name) === word);
  });
  return mentioning
    .filter((node) => !mentioning.some((other) => other !== node && other.start <= node.start && other.end >= node.end))
    .map((node) => ({ ...rangeOf(node), text: node.type === "JSXAttribute" ? "" : ";" }));
}

/** Where a variable is read: neither its declaration nor a property's name. */
function readsOf(within: Node, name: string): Node[] {
  return [...nodesOf(within, isRead)].filter(({ type, name: found }) => type === "Identifier" && found === name);
}

function isRead(parent: Node, property: string): boolean {
  if (property === "params" || property === "id" || parent.type === "ObjectPattern") return false;
  if (property === "property" || property === "key") return parent["computed"] === true;
  return true;
}

/** Conditions on a column in SQL (`column = ?1`) and in the query builder (`eq(table.column, value)`). */
function columnEdits(source: string, within: Node, { column, passes }: Extract<Mutation, { column: string }>): Edit[] {
  const edits: Edit[] = [];
  for (const node of nodesOf(within)) {
    const [first] = (node["arguments"] ?? []) as Node[];
    if (node.type === "CallExpression" && (first?.["property"] as Node | undefined)?.["name"] === column) {
      edits.push({ ...rangeOf(node), text: passes === "every row" ? "undefined" : "false" });
    }
    if (isText(node)) edits.push(...sqlEdits(source, node, column, passes));
  }
  return edits;
}

const isText = ({ type, value }: Node) =>
  type === "TemplateLiteral" || (type === "Literal" && typeof value === "string");

/** The compared value stays in the statement, because it may be the only use of a parameter. */
function sqlEdits(source: string, { start, end }: Node, column: string, passes: string): Edit[] {
  const text = source.slice(start, end);
  const conditions = new RegExp(
    `(?<=(?:\\bWHERE|\\bAND|\\bOR|\\bON|\\()\\s*)(?:\\$\\{[\\w.]+\\.${column}\\}|\\b${column})\\s*(?:=|<>|<=|>=|<|>)\\s*`,
    "g",
  );
  return [...text.matchAll(conditions)].map((match) => {
    const from = match.index + match[0].length;
    const value = text.slice(from, endOfValue(text, from));
    const condition = `${value} ${passes === "every row" ? "IS" : "IS NOT"} ${value}`;
    return { start: start + match.index, end: start + from + value.length, text: condition };
  });
}

/** Where a parameter, a literal, a bracketed query or a template's value that starts here ends. */
function endOfValue(text: string, from: number): number {
  let depth = 0;
  for (let at = from; at < text.length; at++) {
    const letter = text[at] ?? "";
    if (depth === 0 && /[\s,)`"]/.test(letter)) return at;
    if (letter === "(" || letter === "{") depth++;
    if (letter === ")" || letter === "}") depth--;
  }
  return text.length;
}

function* nodesOf(node: Node, isEntered: (parent: Node, property: string) => boolean = () => true): Generator<Node> {
  yield node;
  for (const [property, value] of Object.entries(node)) {
    if (!isEntered(node, property)) continue;
    for (const child of Array.isArray(value) ? value : [value]) {
      if (isNode(child)) yield* nodesOf(child, isEntered);
    }
  }
}

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && typeof (value as Partial<Node>).type === "string";

const rangeOf = ({ start, end }: Node) => ({ start, end });
