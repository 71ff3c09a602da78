import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import type { components } from '#contract';

export type Proof = components['schemas']['Proof'];
export type Challenge = components['schemas']['ProofRequiredProblem']['challenge'];

/** The longest time in which the page answers nothing else: too short to be felt. */
const SLICE_MS = 30;
const TRIES_BETWEEN_LOOKS = 200;
/** Far more than any challenge needs. */
const MOST_TRIES = 2 ** 27;

/** Solves a challenge of the server, in slices, between which the page lives on. Rejects when there is no answer, which never happens. */
export async function proveWork({ token, bits }: Challenge): Promise<Proof> {
  let answer = 0;
  while (answer < MOST_TRIES) {
    const end = performance.now() + SLICE_MS;
    do {
      for (const last = answer + TRIES_BETWEEN_LOOKS; answer < last; answer += 1) {
        if (beginsWithZeros(sha256(utf8ToBytes(`${token}:${answer}`)), bits)) return { token, answer: String(answer) };
      }
    } while (performance.now() < end);
    await new Promise((resolve) => setTimeout(resolve));
  }
  throw new Error('No answer to the challenge');
}

function beginsWithZeros(hash: Uint8Array, bits: number): boolean {
  const [first = 0, second = 0, third = 0, fourth = 0] = hash;
  return Math.clz32(((first << 24) | (second << 16) | (third << 8) | fourth) >>> 0) >= bits;
}
