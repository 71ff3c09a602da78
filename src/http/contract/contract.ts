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
  /** Names a browser in which somebody has signed in before. */
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
  /** The headers, and the bytes of the body for operations with `x-raw-body`; for all others the body is empty. */
  readonly raw: { readonly body: Uint8Array; readonly headers: Readonly<Record<string, string | undefined>> };
  readonly ifNoneMatch: string | undefined;
  /** The ETag of what the caller has read and now changes. */
  readonly ifMatch: string | undefined;
  /** The version of a record that `ifMatch` names; NaN for a tag that the shop never sent, and without one. */
  readonly version: number;
  readonly acceptEncoding: string | undefined;
  readonly language: Language;
  /** A user for operations that ask for a session; a guest for reading what is the same for everybody. */
  readonly caller: Id extends PersonalOperation ? UserCaller : Caller;
  readonly browser: Browser;
  /** By what a repetition is known: its Idempotency-Key or, for an order without one, its body and who sent that a moment ago. */
  readonly idempotency: IdempotentRequest | undefined;
}

/**
 * A shape of the contract, as loosely as a handler may answer it without changing the JSON: an instant may be a Date, lists and objects may
 * be read-only, and an optional member may be undefined. A shape of which the contract says nothing (`unknown`) stays so.
 */
type Answered<Shape> = unknown extends Shape
  ? Shape
  : Shape extends Date | string | number | boolean | null | undefined
    ? Shape
    : Shape extends readonly (infer Item)[]
      ? readonly Answered<Item>[]
      : { readonly [Name in keyof Shape]: Answered<Shape[Name]> | UndefinedIfOptional<Shape, Name> };

/** `{}` can be assigned to an object with this one member only when the member is optional. */
type UndefinedIfOptional<Shape, Name extends keyof Shape> = Record<never, never> extends Pick<Shape, Name> ? undefined : never;

/** The named shapes of the contract, as handlers answer them. */
export type Wire = { [Name in keyof Schemas]: Answered<Schemas[Name]> };
type Schemas = components<Date | string>['schemas'];

type Responses<Id extends OperationId> = operations<Date | string>[Id]['responses'];
type BodyOf<Response> = Response extends { content: { 'application/json': infer Body } } ? Answered<Body> : undefined;

/**
 * What a handler answers: a status of the contract and the body that belongs to it. `serialized` is such a body as bytes, `pieces` as text
 * that is sent piece by piece, JSON unless `headers` say otherwise. An error within `pieces` cuts the connection, so that nobody takes the
 * first part for the whole.
 */
export type Answer<Id extends OperationId> = {
  [Status in keyof Responses<Id> & number]: {
    readonly status: Status;
    readonly headers?: Readonly<Record<string, string | string[]>>;
  } & (
    | { readonly body: BodyOf<Responses<Id>[Status]> }
    | { readonly serialized: Buffer }
    | { readonly pieces: AsyncIterable<string> }
  );
}[keyof Responses<Id> & number];

type Handler<Id extends OperationId> = (call: Call<Id>) => Promise<Answer<Id>>;
export type Handlers = { [Id in OperationId]: Handler<Id> };
