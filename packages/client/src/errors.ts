import type { ClientReferenceUsedProblem, PriceChangedProblem, Problem } from './generated/types.gen.ts';

/** The shop has refused a request. Programs decide by `code`, people read `message`, which is in the language of the client. */
export class ShopError extends Error {
  override readonly name = 'ShopError';
  readonly status: number;
  /** Stable, in snake_case; codes that this version does not know may come. `unreadable_answer` when something else has answered. */
  readonly code: string;
  /** Each wrong place of the request: a JSON pointer into the body, or `/query/…` and `/headers/…`. */
  readonly fields: NonNullable<Problem['errors']>;
  /** Name it when you ask for help. */
  readonly requestId: string | undefined;
  /** The seconds after which a repetition makes sense, where the shop names them. */
  readonly retryAfter: number | undefined;
  /** The headers of the answer, such as `RateLimit`. */
  readonly headers: Headers;
  /** The whole problem document (RFC 9457). */
  readonly problem: Problem | undefined;

  constructor(status: number, problem: Problem | undefined, headers: Headers = new Headers()) {
    super(problem?.detail ?? `Something else than the shop has answered: ${status}`);
    this.status = status;
    this.code = problem?.code ?? 'unreadable_answer';
    this.fields = problem?.errors ?? [];
    this.requestId = problem?.requestId ?? headers.get('x-request-id') ?? undefined;
    this.retryAfter = retryAfterOf(headers);
    this.headers = headers;
    this.problem = problem;
  }
}

/** No whole answer has come: the connection failed, or the time was over. `cause` says which. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer';
  /** True when the shop may have done what was asked: look before you ask again without the same idempotency key. */
  readonly mayBeDone: boolean;

  constructor(cause: unknown, mayBeDone: boolean) {
    super('The shop has not answered', { cause });
    this.mayBeDone = mayBeDone;
  }
}

/** The problems that carry more than others, by their code: `price_changed` has the right quote. */
interface ProblemsWithMore {
  readonly price_changed: PriceChangedProblem & Required<Pick<PriceChangedProblem, 'quote'>>;
  readonly client_reference_used: ClientReferenceUsedProblem & Required<Pick<ClientReferenceUsedProblem, 'order'>>;
}

/** True for the shop's refusal with this code; then the type of `error.problem` is the code's own. */
export function isRefusal<Code extends string>(
  error: unknown,
  code: Code,
): error is ShopError & { readonly problem: Code extends keyof ProblemsWithMore ? ProblemsWithMore[Code] : Problem } {
  return error instanceof ShopError && error.code === code;
}

/** Makes the error of an answer that is not 2xx, or not the shop's. */
export async function errorOf(response: Response): Promise<ShopError> {
  const problem = await response.json().catch(() => undefined);
  const isProblem = typeof problem?.code === 'string' && typeof problem.detail === 'string';
  return new ShopError(response.status, isProblem ? problem : undefined, response.headers);
}

/** `Retry-After` in seconds, whether it is a number of seconds or a date. */
function retryAfterOf(headers: Headers): number | undefined {
  const text = headers.get('retry-after');
  if (text === null) return undefined;
  const seconds = /^\d+$/.test(text) ? Number(text) : (Date.parse(text) - Date.now()) / 1000;
  return Number.isFinite(seconds) ? Math.max(0, seconds) : undefined;
}
