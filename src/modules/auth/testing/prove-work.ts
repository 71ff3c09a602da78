import { createHash } from 'node:crypto';
import type { Challenge, Proof } from '../proof-of-work.ts';

/** Solves a challenge of up to 24 bits. */
export function proveWork({ token, bits }: Challenge): Proof {
  for (let answer = 0; ; answer += 1) {
    const hash = createHash('sha256').update(`${token}:${answer}`).digest();
    if (hash.readUIntBE(0, 3) < 2 ** (24 - bits)) return { token, answer: String(answer) };
  }
}
