import type { Clock } from '#kernel/clock.ts';
import type { ContactPoint } from '#kernel/contact.ts';
import { ShopError } from '#kernel/errors.ts';
import { keyedHashes } from '#kernel/keyed-hashes.ts';
import { onceAMinute } from './once-a-minute.ts';
import type { Limiter } from './ports.ts';
import { type Challenge, createChallenges, type Proof } from './proof-of-work.ts';

const WINDOW_SECONDS = 600;

/**
 * How many codes strangers get in ten minutes, all of them together and those in one network, before they have to prove work for another; and
 * the least work, in the bits of a `Challenge`.
 */
const BUDGETS = {
  email: { inAll: 600, network: 20, leastBits: 16 },
  phone: { inAll: 100, network: 10, leastBits: 17 },
} as const;
/** How many of these may go to phones that differ in the last four digits only: whoever earns by SMS buys phone numbers in such blocks. */
const PHONE_BLOCK = 10;
/** The most work: twenty bits take a telephone some ten seconds. */
const MOST_BITS = 20;
/** An SMS costs money, so that in ten minutes strangers get no more than this, whatever they prove. */
const MOST_SMS = 600;

/** A request needs the proof of some work: too many strangers ask at the moment. */
export class ProofRequired extends ShopError {
  readonly challenge: Challenge;

  constructor(challenge: Challenge) {
    super('proof_required');
    this.challenge = challenge;
  }
}

/** Who asks for a code from a browser in which nobody has signed in to the contact yet. */
export interface Stranger {
  readonly contact: ContactPoint;
  /** The network that the request comes from. */
  readonly network: string;
  readonly proof?: Proof | undefined;
}

interface Bucket {
  readonly name: string;
  /** The hits after which it asks for proofs. */
  readonly most: number;
}

interface Deps {
  readonly clock: Clock;
  readonly secretKeys: readonly string[];
  readonly limiter: Limiter;
  /** The hits that each bucket has had in its present window. */
  readonly hitsOf: (buckets: readonly string[], windowSeconds: number) => Promise<readonly number[]>;
  /** Counts hits in a bucket, or takes them back, and returns how many it then has. */
  readonly addHits: (bucket: string, windowSeconds: number, added: 1 | -1) => Promise<{ readonly hits: number }>;
  readonly alarm: (message: string) => void;
}

export type Crowd = ReturnType<typeof createCrowd>;

/** Keeps a crowd of strangers from making the shop pay for very many messages; nobody is refused for longer than a window. */
export function createCrowd(deps: Deps) {
  const alarm = onceAMinute(deps.alarm, deps.clock);
  // Apart, so that work for a mail, which is cheaper, buys no SMS.
  const challenges = { email: createChallenges(deps, 'email'), phone: createChallenges(deps, 'phone') };
  const hashes = keyedHashes(deps.secretKeys, 'crowd');

  /** The buckets that count a stranger's codes, that of all strangers first. Their names hold neither networks nor phones. */
  function bucketsOf({ contact: { kind, value }, network }: Stranger): Bucket[] {
    const budget = BUDGETS[kind];
    const ofAll = { name: `codes by ${kind}`, most: budget.inAll };
    const ofNetwork = { name: `codes ${hashes.sign(`${kind} ${network}`)}`, most: budget.network };
    if (kind === 'email') return [ofAll, ofNetwork];
    const ofBlock = { name: `codes ${hashes.sign(`block ${value.slice(0, -4)}`)}`, most: PHONE_BLOCK };
    return [ofAll, ofNetwork, ofBlock];
  }

  /** What a stranger must do before another code, after `hits` in the buckets: prove work, or wait. Undefined: nothing. */
  function demandOf({ contact: { kind } }: Stranger, buckets: readonly Bucket[], hits: readonly number[]): ShopError | undefined {
    const excess = Math.max(...buckets.map(({ most }, index) => (hits[index] ?? 0) / most));
    if (excess < 1) return undefined;
    alarm('many codes asked for');
    const [hitsOfAll = 0] = hits;
    if (kind === 'phone' && hitsOfAll >= MOST_SMS) return new ShopError('rate_limited', { retryAfterSeconds: WINDOW_SECONDS });
    const bits = Math.min(MOST_BITS, BUDGETS[kind].leastBits + Math.floor(Math.log2(excess)));
    return new ProofRequired(challenges[kind].issue(bits));
  }

  /** Counts a code in each bucket, or takes it back; returns what each had before a code that is counted. */
  async function count(buckets: readonly Bucket[], added: 1 | -1): Promise<number[]> {
    const before: number[] = [];
    for (const { name } of buckets) before.push((await deps.addHits(name, WINDOW_SECONDS, added)).hits - added);
    return before;
  }

  /** Spends a stranger's proof of the work that is asked for now, or of half of it: a budget may fill further while somebody works. */
  async function isPaid({ contact, proof }: Stranger, { bits }: Challenge): Promise<boolean> {
    return proof !== undefined && challenges[contact.kind].spend(proof, bits - 1);
  }

  /**
   * Sends a stranger a code by `send`, and counts it. Throws `ProofRequired` while any budget of the stranger is spent, unless they bring a
   * proof that `isPaid` takes, and `rate_limited` once strangers have had `MOST_SMS`. The further a budget is exceeded, the more work is asked
   * for.
   */
  async function admit<Sent>(stranger: Stranger, send: () => Promise<Sent>): Promise<Sent> {
    const buckets = bucketsOf(stranger);
    const names = buckets.map(({ name }) => name);
    const demand = demandOf(stranger, buckets, await deps.hitsOf(names, WINDOW_SECONDS));
    const isProven = demand instanceof ProofRequired && (await isPaid(stranger, demand.challenge));
    if (demand && !isProven) throw demand;
    const before = await count(buckets, 1);
    try {
      // Whoever asks at the same moment has read the same counts: only counting tells who came first.
      const laterDemand = demandOf(stranger, buckets, before);
      if (laterDemand && !(isProven && laterDemand instanceof ProofRequired)) throw laterDemand;
      return await send();
    } catch (error) {
      await count(buckets, -1);
      throw error;
    }
  }

  return { admit };
}
