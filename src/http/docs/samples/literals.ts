/** How a language writes what JSON holds. Lists and numbers are written alike in all of them. */
export interface Literals {
  /** Writes a text. In the guide's languages `$NAME` within it stands for a value; one that is only `$NAME` or `#NAME` becomes that value. */
  readonly text: (text: string) => string;
  readonly object: (fields: readonly (readonly [name: string, value: string])[], layout: Layout) => string;
  /** Writes true, false and null. */
  readonly word: (value: boolean | null) => string;
}

/** What stands between the parts of a list or an object: spaces in a line, or lines of their own. */
export interface Layout {
  readonly before: string;
  readonly between: string;
  readonly after: string;
}

/** The most characters of a list or object in one line, with the indent of that line. */
const MOST_IN_A_LINE = 88;
const IN_A_LINE: Layout = { before: '', between: ', ', after: '' };

/** Writes a value of JSON in a language. `indent` is that of the line in which the value begins. */
export function writeLiteral(value: unknown, literals: Literals, indent = ''): string {
  if (typeof value === 'string') return literals.text(value);
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'object' || value === null) return literals.word(value as boolean | null);
  const short = writeParts(value, literals, '', IN_A_LINE);
  if (!short.includes('\n') && indent.length + short.length <= MOST_IN_A_LINE) return short;
  const step = `${indent}    `;
  return writeParts(value, literals, step, { before: `\n${step}`, between: `,\n${step}`, after: `,\n${indent}` });
}

function writeParts(value: object, literals: Literals, indent: string, layout: Layout): string {
  const write = (part: unknown) => (layout === IN_A_LINE ? inALine(part, literals) : writeLiteral(part, literals, indent));
  if (Array.isArray(value))
    return value.length === 0 ? '[]' : `[${layout.before}${value.map(write).join(layout.between)}${layout.after}]`;
  const fields = Object.entries(value).map(([name, part]) => [name, write(part)] as const);
  return literals.object(fields, layout);
}

function inALine(value: unknown, literals: Literals): string {
  if (typeof value !== 'object' || value === null) return writeLiteral(value, literals);
  return writeParts(value, literals, '', IN_A_LINE);
}

/** A text that is nothing but a value. */
const WHOLE = /^[$#]([A-Z]+)$/;
/** A value within a text. */
const VALUE = /\$[A-Z]+/;

/** The name of the value for which a whole text stands; undefined for any other text. */
export const wholeValueIn = (text: string): string | undefined => WHOLE.exec(text)?.[1];

/** The text with its values as the language puts them in; undefined when it has none. */
export function withValues(text: string, put: (name: string) => string, plain: (text: string) => string): string | undefined {
  if (!VALUE.test(text)) return undefined;
  return text
    .split(/(\$[A-Z]+)/)
    .map((piece) => (/^\$[A-Z]+$/.test(piece) ? put(piece.slice(1)) : plain(piece)))
    .join('');
}
