import type { Answer } from './stand-in-server.ts';

const DAY_SECONDS = 86_400;

export function good(body: unknown): Answer {
  return { status: 200, body };
}

export function refused(status: number, type: string, message: string, code?: string): Answer {
  return { status, body: { error: { type, message, code } } };
}

/**
 * Keeps answers by their idempotency keys: for a day a key has the same answer, and anything else that is sent with it is refused. A request
 * that was refused before it was carried out keeps none. `now` is in seconds.
 */
export function createKeptAnswers(now: () => number) {
  const answered = new Map<string, { readonly sent: string; readonly answer: Answer; readonly at: number }>();
  return (key: string, sent: string, work: () => Answer): Answer => {
    const last = answered.get(key);
    const earlier = last && now() - last.at < DAY_SECONDS ? last : undefined;
    if (earlier && earlier.sent !== sent)
      return refused(400, 'idempotency_error', 'Keys can only be used with the same parameters');
    if (earlier) return earlier.answer;
    const answer = work();
    if (answer.status === 200 || answer.status === 500) answered.set(key, { sent, answer, at: now() });
    return answer;
  };
}
