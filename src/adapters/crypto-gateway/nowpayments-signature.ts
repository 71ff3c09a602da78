/**
 * The texts that NOWPayments may have signed for the body of a notice: the JSON without spaces, its keys sorted at every level. The vendor
 * documents lists in two forms: as lists, by its own library, and as objects (`{"0":5}`), by the sample in its documentation. Numbers keep
 * the writing of the body, because a number that is read and written again may look otherwise. Throws SyntaxError for what is no JSON.
 */
export function signedTexts(body: string): string[] {
  const value: unknown = JSON.parse(body, keepWriting);
  return hasList(value) ? [write(value, 'list'), write(value, 'object')] : [write(value, 'list')];
}

function hasList(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return Array.isArray(value) || Object.values(value).some(hasList);
}

/** A number as it is written in the body. */
class WrittenNumber {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/** A reviver of ES2025, which also gets the source text of numbers; TypeScript does not know that yet. */
function keepWriting(_: string, value: unknown, context?: { source: string }): unknown {
  return typeof value === 'number' ? new WrittenNumber(context?.source ?? `${value}`) : value;
}

function write(value: unknown, lists: 'list' | 'object'): string {
  if (value instanceof WrittenNumber) return value.text;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value) && lists === 'list') return `[${value.map((member) => write(member, lists)).join()}]`;
  const sorted = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  // The vendor puts the sorted keys into an object of JavaScript, which lists keys that are numbers first and in their order: 2 before 10.
  const members = Object.entries(Object.fromEntries(sorted));
  return `{${members.map(([name, member]) => `${JSON.stringify(name)}:${write(member, lists)}`).join()}}`;
}
