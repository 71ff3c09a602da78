import type { components } from '#contract';

export type Problem = components['schemas']['Problem'];

/** The status of an error where no answer came. */
export const NO_ANSWER = 0;

/** An answer that is not 2xx, or no answer at all (`NO_ANSWER`). `problem` is set when the server sent a problem document. */
export class ApiError extends Error {
  readonly status: number;
  readonly problem: Problem | undefined;

  constructor(status: number, message: string, problem?: Problem) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.problem = problem;
  }
}

/** Does the error say that there is no such thing, or that nothing can have such an id? */
export function isUnknown(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 400);
}

/** Makes null of an error that is expected: `call.catch(nullIf(isUnknown))`. */
export const nullIf =
  (isExpected: (error: unknown) => boolean) =>
  (error: unknown): null => {
    if (isExpected(error)) return null;
    throw error;
  };

/** Makes the error of an answer that is not 2xx. Its message is the problem's sentence, else '{status}: {body or status text}'. */
export async function apiErrorOf(response: Response): Promise<ApiError> {
  return apiErrorFrom(response.status, (await response.text()) || response.statusText);
}

/** The same for an answer of which status and body are known. */
export function apiErrorFrom(status: number, body: string): ApiError {
  const problem = parseProblem(body);
  return new ApiError(status, problem?.detail ?? `${status}: ${body}`, problem);
}

function parseProblem(body: string): Problem | undefined {
  try {
    const parsed: unknown = JSON.parse(body);
    return isProblem(parsed) ? parsed : undefined;
  } catch {
    return undefined;
  }
}

function isProblem(value: unknown): value is Problem {
  return typeof value === 'object' && value !== null && 'code' in value && 'detail' in value && typeof value.detail === 'string';
}
