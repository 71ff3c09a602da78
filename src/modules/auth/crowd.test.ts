import { expect, test } from 'vitest';
import { createTestClock } from '#kernel/testing/clock.ts';
import { refusal } from '#kernel/testing/refusal.ts';
import { createCrowd, ProofRequired, type Stranger } from './crowd.ts';
import { email } from './testing/auth-fixture.ts';
import { memoryLimiter } from './testing/memory-limiter.ts';
import { proveWork } from './testing/prove-work.ts';

function setUp() {
  const { clock } = createTestClock();
  const memory = memoryLimiter();
  const alarms: string[] = [];
  const crowd = createCrowd({ ...memory, clock, secretKeys: ['secret'], alarm: (what) => void alarms.push(what) });
  const ask = (stranger: Partial<Stranger> = {}, sendCode = async () => {}) =>
    crowd.admit({ contact: anna, network: 'home', ...stranger }, sendCode);
  /** Lets strangers have codes, each in a network of their own unless `of` says otherwise. */
  const send = async (count: number, of: (index: number) => Partial<Stranger> = () => ({})) => {
    for (let index = 0; index < count; index += 1) await ask({ network: `network ${index}`, ...of(index) });
  };
  const challengeOf = async (asked: Promise<void>) => {
    const error = await asked.then(
      () => undefined,
      (reason: unknown) => reason,
    );
    if (!(error instanceof ProofRequired)) throw new Error('No challenge');
    return error.challenge;
  };
  return { ...memory, alarms, send, ask, challengeOf };
}

const anna = email('anna@example.com');
const phone = (value: string) => ({ kind: 'phone', value }) as const;

test('strangers get 600 codes by e-mail without a proof of work; then each code needs one, and no proof gets two', async () => {
  const shop = setUp();
  await shop.send(600);
  const proof = proveWork(await shop.challengeOf(shop.ask()));
  await shop.ask({ proof });
  await shop.challengeOf(shop.ask({ proof }));
  // Raised three times, heard at most once in a minute.
  expect(shop.alarms).toEqual(['many codes asked for']);
});

test('the more codes are asked for, the more work each costs, up to some seconds of a telephone', async () => {
  const shop = setUp();
  const bitsAfter = async (codes: number) => {
    shop.hits.set('codes by email', codes);
    return (await shop.challengeOf(shop.ask())).bits;
  };
  expect([await bitsAfter(600), await bitsAfter(1200), await bitsAfter(2400), await bitsAfter(32_400)]).toEqual([16, 17, 18, 20]);
});

test('work for a mail buys no SMS', async () => {
  const shop = setUp();
  shop.hits.set('codes by email', 1200);
  const proof = proveWork(await shop.challengeOf(shop.ask()));
  shop.hits.set('codes by phone', 100);
  await shop.challengeOf(shop.ask({ contact: phone('+79161234567'), proof }));
  await shop.ask({ proof });
});

test('work that was done while it was cheap buys nothing once four times as much is asked for', async () => {
  const shop = setUp();
  shop.hits.set('codes by email', 600);
  const [early, later] = [proveWork(await shop.challengeOf(shop.ask())), proveWork(await shop.challengeOf(shop.ask()))];
  shop.hits.set('codes by email', 1200);
  await shop.ask({ proof: early });
  shop.hits.set('codes by email', 2400);
  await shop.challengeOf(shop.ask({ proof: later }));
});

test('a crowd that asks for mail does not spend the budget of SMS', async () => {
  const shop = setUp();
  await shop.send(600);
  await shop.ask({ contact: phone('+79161234567') });
});

test('a crowd in one network does not cost others work', async () => {
  const shop = setUp();
  await shop.send(20, () => ({ network: 'rented' }));
  await shop.challengeOf(shop.ask({ network: 'rented' }));
  await shop.ask();
});

test('a block of phone numbers gets ten SMS, and then each costs work', async () => {
  const shop = setUp();
  await shop.send(10, (index) => ({ contact: phone(`+7916123000${index}`) }));
  await shop.challengeOf(shop.ask({ contact: phone('+79161239999') }));
  await shop.ask({ contact: phone('+79161999999') });
});

test('strangers get 600 SMS in ten minutes, whatever they prove', async () => {
  const shop = setUp();
  shop.hits.set('codes by phone', 600);
  const refused = shop.ask({ contact: phone('+79031112233') });
  await expect(refused).rejects.toEqual(refusal('rate_limited', { retryAfterSeconds: 600 }));
});

test('of thirty strangers in one network who ask at the same moment twenty get a code, as of those who ask in turn', async () => {
  const shop = setUp();
  const asked = await Promise.allSettled(Array.from({ length: 30 }, () => shop.ask()));
  expect(asked.map(({ status }) => status)).toEqual([...Array(20).fill('fulfilled'), ...Array(10).fill('rejected')]);
  expect(shop.hits.get('codes by email')).toBe(20);
});

test('whoever brings a proof gets no SMS when somebody else gets the last at the same moment', async () => {
  const shop = setUp();
  const contact = phone('+79161234567');
  // Enough work for a proof that is taken until the last: it is of half of what is asked for then.
  shop.hits.set('codes by phone', 250);
  const proof = proveWork(await shop.challengeOf(shop.ask({ contact })));
  shop.hits.set('codes by phone', 599);
  const asked = shop.ask({ contact, proof });
  // The counts have been read by now.
  shop.hits.set('codes by phone', 600);
  await expect(asked).rejects.toEqual(refusal('rate_limited', { retryAfterSeconds: 600 }));
  expect(shop.hits.get('codes by phone')).toBe(600);
});

test('a code that is not sent counts for nothing', async () => {
  const shop = setUp();
  const away = async () => {
    throw new Error('away');
  };
  for (let count = 0; count < 30; count += 1) await expect(shop.ask({}, away)).rejects.toThrow('away');
  expect(new Set(shop.hits.values())).toEqual(new Set([0]));
});

test('neither networks nor phones are in what is stored', async () => {
  const shop = setUp();
  await shop.send(1, () => ({ contact: phone('+79161234567'), network: '203.0.113.0/24' }));
  expect([...shop.hits.keys()].join()).not.toMatch(/203|7916/);
});
