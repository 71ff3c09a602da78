import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import type { components } from '#contract';

export type Proof = components['schemas']['Proof'];
export type Challenge = components['schemas']['ProofRequiredProblem']['challenge'];

/** The longest time in which the page answers nothing else: too short to be felt. */
const SLICE_MS = 30;
/** Reading the clock after each try would cost more than the tries. */
const TRIES_BETWEEN_LOOKS = 200;
/** Far more than any challenge needs. */
const MOST_TRIES = 2 ** 27;

/** Solves a challenge of the server in slices; between them the page stays responsive. */
export async function proveWork({ token, bits }: Challenge): Promise<Proof> {
  let sliceEnd = performance.now() + SLICE_MS;
  for (let answer = 0; answer < MOST_TRIES; answer += 1) {
    if (beginsWithZeros(sha256(utf8ToBytes(`${token}:${answer}`)), bits)) return { token, answer: String(answer) };
    if (answer % TRIES_BETWEEN_LOOKS !== 0 || performance.now() < sliceEnd) continue;
    await new Promise((resolve) => setTimeout(resolve));
    sliceEnd = performance.now() + SLICE_MS;
  }
  throw new Error('No answer to the challenge');
}

/** Are the first bits of a hash zero? A challenge asks for 24 at most, so the first four bytes are enough. */
function beginsWithZeros(hash: Uint8Array, bits: number): boolean {
  const [first = 0, second = 0, third = 0, fourth = 0] = hash;
  return Math.clz32((first << 24) | (second << 16) | (third << 8) | fourth) >= bits;
}
