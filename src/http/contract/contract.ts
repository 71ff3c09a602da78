import { readFileSync } from 'node:fs';
import type { components, operations, PersonalOperation } from '#contract';
import type { Caller, UserCaller } from '#kernel/caller.ts';
import type { IdempotentRequest } from '#kernel/idempotency.ts';
import type { Language } from '#kernel/language.ts';

export type OperationId = keyof operations;

/** What identifies the caller's browser. */
export interface Browser {
  readonly sessionToken: string | undefined;
  /** Binds one-time codes to the browser that asked for them. */
  readonly loginToken: string | undefined;
  /** Names the browser that placed a guest's orders, or sends the same order twice. */
  readonly shopToken: string | undefined;
  /** Of a browser in which somebody has signed in before. */
  readonly knownToken: string | undefined;
  readonly userAgent: string;
  /** The network that the request comes from: a /24 of IPv4, a /48 of IPv6. */
  readonly network: string;
}

/** What a handler gets: the request as the contract types it, after validation. */
export interface Call<Id extends OperationId> {
  readonly params: operations[Id]['parameters'] extends { path: infer Path } ? Path : Record<never, never>;
  readonly query: operations[Id]['parameters'] extends { query?: infer Query } ? NonNullable<Query> : Record<never, never>;
  readonly body: operations[Id] extends { requestBody?: { content: { 'application/json': infer Body } } } ? Body : undefined;
  /** The body's bytes and the headers; bytes only for operations with `x-raw-body`. */
  readonly raw: { readonly body: Uint8Array; readonly headers: Readonly<Record<string, string | undefined>> };
  readonly ifNoneMatch: string | undefined;
  /** The ETag of what the caller has read and now changes. */
  readonly ifMatch: string | undefined;
  readonly acceptEncoding: string | undefined;
  readonly language: Language;
  /** A user for operations that ask for a session; a guest for reading what is the same for everybody. */
  readonly caller: Id extends PersonalOperation ? UserCaller : Caller;
  readonly browser: Browser;
  /** By what a repetition of the request is known: its Idempotency-Key or, of an order, who sent the same body a moment ago. */
  readonly idempotency: IdempotentRequest | undefined;
}

/**
 * A shape of the contract as a handler answers it, since JSON writes the same text for it: an instant may be a Date, lists and objects may
 * be read-only, and what an answer need not have may be undefined.
 */
type Answered<Shape> = unknown extends Shape
  ? Shape
  : Shape extends Date | string | number | boolean | null | undefined
    ? Shape
    : Shape extends readonly (infer Item)[]
      ? readonly Answered<Item>[]
      : { readonly [Name in keyof Shape]: Answered<Shape[Name]> | WhenOptional<Shape, Name, undefined> };

type WhenOptional<Shape, Name extends keyof Shape, Then> = Record<never, never> extends Pick<Shape, Name> ? Then : never;

/** The named shapes of the contract, as handlers answer them. */
export type Wire = { [Name in keyof Schemas]: Answered<Schemas[Name]> };
type Schemas = components<Date | string>['schemas'];

type Responses<Id extends OperationId> = operations<Date | string>[Id]['responses'];
type BodyOf<Response> = Response extends { content: { 'application/json': infer Body } } ? Answered<Body> : undefined;

/** A body whose lists come in pages, so that a page is sent before the next page is read. */
export type Streamed<Body> = {
  readonly [Key in keyof Body]: Body[Key] extends readonly (infer Item)[] ? AsyncIterable<readonly Item[]> : Body[Key];
};

/**
 * What a handler answers: a status of the contract and the body that belongs to it; `serialized` is such a body as bytes, `pieces`
 * as text that is sent piece by piece, JSON unless `headers` say otherwise. An error within `pieces` or a `streamed` body cuts the connection, so that nobody takes the first part for the whole.
 */
export type Answer<Id extends OperationId> = {
  [Status in keyof Responses<Id> & number]: {
    readonly status: Status;
    readonly headers?: Readonly<Record<string, string | string[]>>;
  } & (
    | { readonly body: BodyOf<Responses<Id>[Status]> }
    | { readonly serialized: Buffer }
    | { readonly pieces: AsyncIterable<string> }
    | { readonly streamed: Streamed<BodyOf<Responses<Id>[Status]>> }
  );
}[keyof Responses<Id> & number];

export type Handler<Id extends OperationId> = (call: Call<Id>) => Promise<Answer<Id>>;
export type Handlers = { [Id in OperationId]: Handler<Id> };

/** An operation of the contract, and where it stands. */
export interface Operation {
  readonly operationId: OperationId;
  readonly method: (typeof METHODS)[number];
  readonly tags?: readonly string[];
  /** The path, with `{name}` for each parameter. */
  readonly path: string;
  /** Parameters of the operation and of its path; some are references. */
  readonly parameters: readonly unknown[];
  readonly requestBody?: {
    readonly required?: boolean;
    readonly content: Readonly<Record<string, { readonly schema?: unknown }>>;
  };
  readonly security?: readonly Readonly<Record<string, readonly string[]>>[];
  readonly 'x-sandbox-only'?: boolean;
  /** True for an operation that will go; the two days, `YYYY-MM-DD`, say since when that is known and when it ends. */
  readonly deprecated?: boolean;
  readonly 'x-deprecated-since'?: string;
  readonly 'x-sunset'?: string;
  /** What a member of staff needs for the operation; judged before the body is read, and by the use case again. */
  readonly 'x-permission'?: string;
  /** True: a person needs a second factor of the last ten minutes besides; a partner's key does not. Judged likewise. */
  readonly 'x-fresh-factor'?: boolean;
  /** True for an operation that a partner's program calls, though it looks at no key. */
  readonly 'x-for-partners'?: boolean;
  /** True: scripts of every site may read the answers. Only for what is the same for everybody. */
  readonly 'x-every-site'?: boolean;
  /** The handler gets the bytes of the body, at most so many, because somebody else has signed them, or because they are a picture. */
  readonly 'x-raw-body'?: number;
}

interface Secured {
  readonly security?: readonly object[];
}

/** True for an operation that treats the customer of a session otherwise than a guest. */
export function takesSession({ security = [] }: Secured): boolean {
  return security.some((scheme) => 'session' in scheme);
}

/** True for an operation that a guest cannot use: it asks for a session, or for a key instead. */
export function needsSession(operation: Secured): boolean {
  return takesSession(operation) && operation.security?.every((scheme) => 'session' in scheme || KEY in scheme) === true;
}

/** The security scheme of partners' keys. */
const KEY = 'partnerKey';

/** The scopes that an operation asks of a key; undefined for an operation that takes no keys. */
export function scopesOf({ security = [] }: Secured): readonly string[] | undefined {
  const scheme = security.find((one) => KEY in one) as { readonly [KEY]: readonly string[] } | undefined;
  return scheme?.[KEY];
}

/** True for an operation that looks at a key, be it to take it or to refuse it; nobody looks at keys elsewhere. */
export function looksAtKeys(operation: Secured & Parameters<typeof scopesOf>[0]): boolean {
  return scopesOf(operation) !== undefined || takesSession(operation);
}

/** True for an operation that a sandbox with a secret keeps to those who know it. */
export function asksForSandboxAccess({ security = [] }: Secured): boolean {
  return security.some((scheme) => 'sandboxAccess' in scheme);
}

type PathItem = Readonly<Record<string, unknown>>;

export interface ContractDocument {
  readonly info: {
    readonly title: string;
    readonly version: string;
    readonly description: string;
    readonly contact?: { readonly name?: string; readonly email?: string };
  };
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly paths: Readonly<Record<string, PathItem>>;
  /** What the shop posts to webhooks of partners, by the type of the event. */
  readonly webhooks: Readonly<Record<string, { readonly post: object }>>;
  readonly components: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly 'x-roles': Readonly<Record<string, readonly string[]>>;
}

export const METHODS = ['get', 'put', 'post', 'delete', 'patch'] as const;

/** Where the samples of the contract, and those of a shop that takes real money, point to: a sandbox of the reader's own. */
export const OWN_SANDBOX = 'http://localhost:3000';

interface ReadOptions {
  readonly withSandbox: boolean;
  readonly origin?: string;
  readonly email?: string;
}

/**
 * The bundled contract as this shop offers it: without the sandbox's operations when the sandbox is off. Samples run as they stand: those of
 * a sandbox call `origin`, its own. `email` is whom its readers ask.
 */
export function readContract({ withSandbox, origin, email }: ReadOptions): ContractDocument {
  const text = readFileSync(new URL('../../../openapi/generated/openapi.json', import.meta.url), 'utf8');
  const document = JSON.parse(withSandbox && origin ? text.replaceAll(OWN_SANDBOX, origin) : text) as ContractDocument;
  if (email) Object.assign(document.info, { contact: { ...document.info.contact, email } });
  if (withSandbox) return document;
  const offered = Object.entries(document.paths).filter(
    (entry) => !operationsAt(entry).some((operation) => operation['x-sandbox-only']),
  );
  const isUsed = (tag: string) => offered.flatMap(operationsAt).some(({ tags = [] }) => tags.includes(tag));
  return { ...document, paths: Object.fromEntries(offered), tags: document.tags.filter(({ name }) => isUsed(name)) };
}

/** Every operation of a document. */
export function allOperations(document: ContractDocument): Operation[] {
  return Object.entries(document.paths).flatMap(operationsAt);
}

/** What the shop posts, each with its type. */
export function allEvents({ webhooks }: ContractDocument): object[] {
  return Object.entries(webhooks).map(([type, { post }]) => ({ ...post, type }));
}

function operationsAt([path, item]: [string, PathItem]): Operation[] {
  return METHODS.filter((method) => item[method]).map((method) => {
    const operation = item[method] as Operation;
    const shared = (item.parameters ?? []) as unknown[];
    return { ...operation, method, path, parameters: [...shared, ...(operation.parameters ?? [])] };
  });
}

/** Methods that an address of the contract has, in capitals; HEAD wherever there is GET. */
export function methodsOf(item: PathItem): string[] {
  return METHODS.filter((method) => item[method]).flatMap((method) =>
    method === 'get' ? ['GET', 'HEAD'] : method.toUpperCase(),
  );
}
