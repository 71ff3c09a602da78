import { ApiError } from '../../api/error.ts';
import { loadAnew } from '../../ui/load-anew.ts';
import type { Challenge, Proof } from './prove-work.ts';

/** While a browser works on its proof, a growing crowd may make the challenge harder; then the work is done once more. */
const MOST_PROOFS = 2;

/** Sends a request and, when the server asks for a proof of work because very many ask it for codes, again with the proof. */
export async function withProof<Result>(send: (proof?: Proof) => Promise<Result>): Promise<Result> {
  let proof: Proof | undefined;
  for (let proofsLeft = MOST_PROOFS; ; proofsLeft -= 1) {
    try {
      return await send(proof);
    } catch (error) {
      const challenge = challengeOf(error);
      if (!challenge || proofsLeft === 0) throw error;
      const { proveWork } = await loadAnew(() => import('./prove-work.ts'));
      proof = await proveWork(challenge);
    }
  }
}

function challengeOf(error: unknown): Challenge | undefined {
  const problem = error instanceof ApiError ? error.problem : undefined;
  return problem && 'challenge' in problem ? (problem.challenge as Challenge) : undefined;
}
