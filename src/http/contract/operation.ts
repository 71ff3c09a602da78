import type { OperationId } from './contract.ts';

export const METHODS = ['get', 'put', 'post', 'delete', 'patch'] as const;

/** An operation of the contract, with its path and its method. */
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
  /** True for an operation that will be removed; the two days, `YYYY-MM-DD`, say since when that is known and when it ends. */
  readonly deprecated?: boolean;
  readonly 'x-deprecated-since'?: string;
  readonly 'x-sunset'?: string;
  /** What a member of staff needs for the operation; judged before the body is read, and by the use case again. */
  readonly 'x-permission'?: string;
  /** True: a person also needs a second factor of the last ten minutes; a partner's key does not. Judged in the same two places. */
  readonly 'x-fresh-factor'?: boolean;
  /** True for an operation that a partner's program calls, though it looks at no key. */
  readonly 'x-for-partners'?: boolean;
  /** How often each caller may call it, as the generation of the contract takes it from the shop's limits. */
  readonly 'x-limits'?: { readonly minute: number; readonly hour?: number };
  /** True: scripts of every site may read the answers. Only for what is the same for everybody. */
  readonly 'x-every-site'?: boolean;
  /** The handler gets the bytes of the body, at most so many: they are signed as they came, or they are a file. */
  readonly 'x-raw-body'?: number;
}

/** The part of an operation that says whom it lets in. */
type Secured = Pick<Operation, 'security'>;

/** The security scheme of partners' keys. */
const KEY = 'partnerKey';

/** True for an operation that treats the customer of a session otherwise than a guest. */
export function takesSession({ security = [] }: Secured): boolean {
  return security.some((scheme) => 'session' in scheme);
}

/** True for an operation that a guest cannot use: it asks for a session, or for a key instead. */
export function needsSession({ security = [] }: Secured): boolean {
  return takesSession({ security }) && security.every((scheme) => 'session' in scheme || KEY in scheme);
}

/** The scopes that an operation asks of a key; undefined for an operation that takes no keys. */
export function scopesOf({ security = [] }: Secured): readonly string[] | undefined {
  return security.find((scheme) => KEY in scheme)?.[KEY];
}

/** True for an operation that looks at a key, either to take it or to refuse it; other operations pass over keys. */
export function looksAtKeys(operation: Secured): boolean {
  return scopesOf(operation) !== undefined || takesSession(operation);
}

/** True for an operation that a sandbox with a secret keeps to those who know it. */
export function asksForSandboxAccess({ security = [] }: Secured): boolean {
  return security.some((scheme) => 'sandboxAccess' in scheme);
}
