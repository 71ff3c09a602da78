import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import { SCRIPT_PAYLOADS } from '../../test/support/script-payloads.ts';

interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly examples?: readonly unknown[];
  readonly format?: string;
  readonly pattern?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly allOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
}

const contract = JSON.parse(readFileSync(`${import.meta.dirname}/../../openapi/generated/openapi.json`, 'utf8'));

/** Stand around each hostile text, and in no attack. */
const [BEGIN, END] = ['⟦', '⟧'];
/** Fields of one line lose line breaks, and lists of lines are drawn line by line. */
const squeeze = (text: string) => text.replace(/\s/g, '');
const ATTACKS = SCRIPT_PAYLOADS.join(' ');
const WHOLE = squeeze(ATTACKS) + END;

/** All attacks as one text, which begins with the name of the field where they stand. */
export const hostileText = (field: string) => `${BEGIN}${field}|${ATTACKS}${END}`;

/**
 * Ids, words of programs, addresses of the shop itself, and what came in coins, which is drawn cut: nobody types them. What stands for the blanks
 * of a legal text is markdown, drawn without its marks.
 */
const OF_MACHINES =
  /(^|\.)(id|itemId|nextCursor|timeZone|permissions|hash|code|kind|gateway|gatewayPaymentId|network|unit|coins|expected|received|confirmed|left|link|paymentLink|smallAddress|largeAddress|arrivals(\.\d+)?\.(address|transactionIds)|otherCoins(\.\d+)?\.transactionId|action|state|version|blanks(\.\d+)?\.text)$/;

/** The answers of all operations that read, each with attacks in every text that people type. By method and path, with `*` for ids. */
export function hostileAnswers(): Record<string, object> {
  const answers: Record<string, object> = {};
  for (const [path, { get }] of Object.entries<{ get?: Operation }>(contract.paths)) {
    const json = get && resolved<Answer>(get.responses['200'] ?? {}).content?.['application/json'];
    if (json) answers[`GET ${withValues(path)}`] = filled(json.schema, sampleOf(json), '') as object;
  }
  return answers;
}

interface Operation {
  readonly responses: Readonly<Record<string, object>>;
}
interface Json {
  readonly schema: Schema;
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, object>>;
}
interface Answer {
  readonly content?: Readonly<Record<string, Json>>;
}

/** Values of parameters that are no ids. */
const VALUES: Readonly<Record<string, string>> = { slug: 'indra', month: '2026-11', item: '0', position: '0' };
const withValues = (path: string) => path.replace(/\{(\w+)\}/g, (_, name: string) => VALUES[name] ?? '*');

/** An address of the panel, with values for the names in its pattern: `refunds/:id`. */
export const placeOf = (pattern: string) =>
  pattern.replace(/:(\w+)/g, (_, name: string) => VALUES[name] ?? '6f1f7a52-0a4e-4c62-9d0f-3f1f6f1b8f4e');

/** A part of the contract in place of a reference to it; what stands beside the reference counts before it. */
function resolved<Shape>(part: object): Shape {
  const reference = (part as Schema).$ref;
  if (!reference) return part as Shape;
  const found = reference
    .split('/')
    .slice(1)
    .reduce((whole, key) => whole[key], contract);
  return resolved({ ...found, ...part, $ref: found.$ref });
}

function sampleOf({ example, examples = {} }: Json): unknown {
  const [first] = Object.values(examples);
  return example ?? (first && resolved<{ value: unknown }>(first).value);
}

/** A value of a shape: what the sample has, something where it has nothing, and attacks in each text that people type. */
function filled(part: Schema, sample: unknown, field: string): unknown {
  const schema = resolved<Schema>(part);
  const [variant] = [...(schema.oneOf ?? []), ...(schema.anyOf ?? [])].filter((each) => resolved<Schema>(each).type !== 'null');
  if (variant) return filled(variant, sample, field);
  const properties = propertiesOf(schema);
  if (properties) return filledObject(properties, sample, field);
  if (schema.items) return filledList(resolved(schema.items), sample, field);
  const types = [schema.type].flat();
  // Fields that the contract does not name, such as those of the audit log.
  if (types.includes('object')) return { ...(sample as object), note: hostileText(`${field}.note`) };
  // A mark that the sample leaves out would hide a text, as that a gotra is unknown or that a part is the rest of many.
  if (types.includes('boolean')) return sample ?? false;
  if (!types.includes('string')) return sample ?? 1;
  if (isTyped(schema, field)) return hostileText(field);
  return sample === undefined ? wordOf(schema) : sample;
}

function propertiesOf({ properties = {}, allOf = [] }: Schema): Record<string, Schema> | undefined {
  const inherited = allOf.map((each) => propertiesOf(resolved(each)));
  const found: Record<string, Schema> = Object.assign({}, ...inherited, properties);
  return Object.keys(found).length > 0 ? found : undefined;
}

/** Words of programs that the sample leaves out stay out: most say why something is not possible. */
function filledObject(properties: Record<string, Schema>, sample: unknown, field: string): object {
  const given = (sample ?? {}) as Record<string, unknown>;
  const wanted = Object.entries(properties).filter(
    ([name, schema]) => !sample || name in given || !resolved<Schema>(schema).enum,
  );
  return Object.fromEntries(
    wanted.map(([name, schema]) => [name, filled(schema, given[name], field ? `${field}.${name}` : name)]),
  );
}

/** Lists have at least one entry; a list of words, or of objects that have one as `name`, has them all: it may say what can be done. */
function filledList(items: Schema, sample: unknown, field: string): unknown[] {
  if (items.enum) return [...items.enum];
  const names = items.properties?.name?.enum;
  if (names) return names.map((name) => ({ name }));
  const given = Array.isArray(sample) && sample.length > 0 ? sample : [undefined];
  return given.map((each, index) => filled(items, each, index > 0 ? `${field}.${index}` : field));
}

/** A pattern of the contract that forbids control characters or blank texts is for texts; other patterns are for words of programs. */
function isTyped({ enum: words, const: word, format, pattern }: Schema, field: string): boolean {
  const isForTexts = !pattern || pattern.includes('u0000') || pattern.startsWith('\\S');
  return !words && !word && !format && isForTexts && !OF_MACHINES.test(field);
}

function wordOf({ enum: words, const: word, examples, format }: Schema): unknown {
  const byFormat: Record<string, string> = {
    'date-time': '2026-11-20T10:00:00.000Z',
    date: '2026-11-20',
    uuid: '6f1f7a52-0a4e-4c62-9d0f-3f1f6f1b8f4e',
  };
  return word ?? words?.[0] ?? examples?.[0] ?? byFormat[format ?? ''] ?? '1';
}

const ELEMENTS =
  'script, iframe, object, embed, base, link, meta, style, video, audio, marquee, math, template, noscript, xmp, plaintext';

/**
 * Returns the fields whose attacks stand on the page as letters. Fails when an attack is not there whole, as text, or when an element, a handler or
 * an address was made of it. What `.prose-text` draws is markdown, which has tests of its own.
 */
export function fieldsShownAsLetters(root: HTMLElement): string[] {
  expect([...root.querySelectorAll(ELEMENTS)].map(({ outerHTML }) => outerHTML.slice(0, 80))).toEqual([]);
  const fields = new Set<string>();
  const read = (text: string, where: string) => {
    for (const rest of squeeze(text).split(BEGIN).slice(1)) {
      const [field = ''] = rest.split('|', 1);
      expect(rest.slice(field.length + 1).startsWith(WHOLE), `${field} is not whole in ${where}`).toBe(true);
      fields.add(field);
    }
  };
  read(textOf(root), 'the text');
  for (const element of root.querySelectorAll<HTMLElement>('*')) {
    if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) read(element.value, element.localName);
    for (const { name, value } of element.attributes) {
      expect(name).not.toMatch(/^(on|srcdoc|formaction|background|xlink)/);
      if (!value.includes(BEGIN)) continue;
      if (name === 'href' || name === 'src') expect(value).toMatch(/^(mailto:|tel:|https?:\/\/[\w.]+\/|\/\w)/);
      else read(value, `${element.localName} ${name}`);
    }
  }
  return [...fields];
}

function textOf(root: HTMLElement): string {
  const copy = root.cloneNode(true) as HTMLElement;
  for (const prose of copy.querySelectorAll('.prose-text, textarea')) prose.remove();
  return copy.textContent;
}
