/** A call as the page of the guide holds it: `$NAME` stands for one of the `Values`, a text `#NAME` for a number. */
export interface Call {
  readonly method: string;
  readonly path: string;
  readonly by: 'key' | 'sandbox' | 'nothing';
  readonly isIdempotent?: true;
  readonly body?: object;
  /** The values that the answer brings: for each name, the field of the answer that holds it. */
  readonly keeps: Readonly<Record<string, string>>;
  /** Ask for some seconds until webhooks have come, and verify each with the value `SECRET`. */
  readonly verifies?: true;
}

/** What the page and the reader give, and answers have brought so far, by name. */
type Values = ReadonlyMap<string, string>;

/** Stands for a value in a path or a body: `$ORDER`, or `#TOTAL` for a number. */
const PLACEHOLDER = /[$#]([A-Z]+)/g;

/** Names of the values without which a call cannot be sent, or its answer not be verified. */
export function valuesNeededBy({ path, by, body, verifies }: Call): string[] {
  const names: string[] = [];
  if (by === 'key') names.push('KEY');
  if (verifies) names.push('SECRET');
  const texts = `${path} ${JSON.stringify(body ?? '')}`;
  for (const [, name = ''] of texts.matchAll(PLACEHOLDER)) names.push(name);
  return names;
}

export function pathOf({ path }: Call, values: Values): string {
  const filled = path.replace(PLACEHOLDER, (_, name) => encodeURIComponent(values.get(name) ?? ''));
  // A list that was empty has told no place to go on from: it is asked for from its beginning again.
  return filled.replace(/\?\w+=$/, '');
}

export function requestOf({ method, by, isIdempotent, body }: Call, values: Values, language: string): RequestInit {
  const headers = new Headers({ 'Accept-Language': language });
  if (by === 'key') headers.set('Authorization', `Bearer ${values.get('KEY')}`);
  if (isIdempotent) headers.set('Idempotency-Key', crypto.randomUUID());
  if (body) headers.set('Content-Type', 'application/json');
  // The shop refuses a key beside a session. The sandbox knows its visitor by a cookie.
  const credentials = by === 'sandbox' ? 'same-origin' : 'omit';
  return { method, headers, credentials, body: body ? bodyText(body, values) : null };
}

/** The body as JSON with its values: the whole text `"#NAME"` becomes a number, and each `$NAME` a part of the text around it. */
function bodyText(body: object, values: Values): string {
  return JSON.stringify(body)
    .replace(/"#([A-Z]+)"/g, (_, name) => String(Number(values.get(name))))
    .replace(/\$([A-Z]+)/g, (_, name) => escapedForJson(values.get(name) ?? ''));
}

/** A text as it stands between the quotes of JSON. */
function escapedForJson(text: string): string {
  return JSON.stringify(text).slice(1, -1);
}
