import { ApiError } from '../../api/error.ts';
import { loadAnew } from '../../ui/load-anew.ts';
import type { Challenge, Proof } from './prove-work.ts';

/** Sends a request and, when the server asks for a proof of work because very many ask it for codes, once more with the proof. */
export async function withProof<Result>(send: (proof?: Proof) => Promise<Result>): Promise<Result> {
  try {
    return await send();
  } catch (error) {
    const challenge = challengeOf(error);
    if (!challenge) throw error;
    const { proveWork } = await loadAnew(() => import('./prove-work.ts'));
    return send(await proveWork(challenge));
  }
}

function challengeOf(error: unknown): Challenge | undefined {
  const problem = error instanceof ApiError ? error.problem : undefined;
  return problem && 'challenge' in problem ? (problem.challenge as Challenge) : undefined;
}
