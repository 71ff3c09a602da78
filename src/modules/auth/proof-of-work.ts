import { createHash, randomBytes } from 'node:crypto';
import type { Clock } from '#kernel/clock.ts';
import { keyedHashes } from '#kernel/keyed-hashes.ts';
import type { Limiter } from './ports.ts';

/**
 * A task that costs whoever solves it time on their machine, and the shop one hash: to find an answer with which the SHA-256 of
 * `{token}:{answer}` begins with `bits` zero bits. `bits` more by one doubles the time.
 */
export interface Challenge {
  readonly token: string;
  readonly bits: number;
}

/** A challenge's token with an answer to it. */
export interface Proof {
  readonly token: string;
  readonly answer: string;
}

const LIFE_SECONDS = 600;

interface Deps {
  readonly clock: Clock;
  readonly secretKeys: readonly string[];
  readonly limiter: Limiter;
}

/**
 * Issues challenges for a purpose, and accepts for it the proof of each once within ten minutes, whichever instance issued it. Unspent ones
 * are not stored.
 */
export function createChallenges({ clock, secretKeys, limiter }: Deps, purpose: string) {
  const hashes = keyedHashes(secretKeys, 'challenge');
  const seconds = () => Math.floor(clock().getTime() / 1000);

  function issue(bits: number): Challenge {
    const content = `${bits}.${seconds() + LIFE_SECONDS}.${randomBytes(16).toString('base64url')}.${purpose}`;
    return { token: `${content}.${hashes.sign(content)}`, bits };
  }

  /**
   * Tells whether a proof is right, in time, of a challenge of at least `leastBits`, and brought for the first time: the limiter lets each
   * challenge through once.
   */
  async function spend({ token, answer }: Proof, leastBits: number): Promise<boolean> {
    const content = token.slice(0, token.lastIndexOf('.'));
    const [bits = '', expiresAt = '', nonce = '', wanted = ''] = content.split('.');
    const isOurs = wanted === purpose && hashes.matches(content, token.slice(content.length + 1));
    if (!isOurs || Number(expiresAt) <= seconds() || Number(bits) < leastBits) return false;
    if (zeroBits(`${token}:${answer}`) < Number(bits)) return false;
    return (await limiter(`challenge ${nonce}`, 1, LIFE_SECONDS)) === 0;
  }

  return { issue, spend };
}

/** How many zero bits the SHA-256 of a text begins with. */
function zeroBits(text: string): number {
  const hash = createHash('sha256').update(text).digest('hex');
  return 256 - BigInt(`0x${hash}`).toString(2).length;
}
