import { expect, test } from 'vitest';
import { DAY_SECONDS } from '#kernel/durations.ts';
import { LANGUAGES } from '#kernel/language.ts';
import { DELIVERY_TERMS } from '#modules/webhooks/index.ts';
import { VERIFICATION_WORDS } from '#words/verification.ts';
import { verifyWebhook } from '../../../../packages/client/src/webhooks.ts';
import { readContract } from '../../contract/contract-document.ts';
import { EXAMPLE, exampleSignature, TOLERANCE_SECONDS } from './example.ts';

const { body, id, timestamp, secret } = EXAMPLE;
const received = {
  body,
  secrets: secret,
  headers: { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': exampleSignature() },
};
const at = (seconds: number) => ({ ...received, now: (Number(timestamp) + seconds) * 1000 });

test('the client package accepts the signature of the example for as long as the page says, and no longer', async () => {
  await expect(verifyWebhook(at(TOLERANCE_SECONDS))).resolves.toMatchObject({ id });
  await expect(verifyWebhook(at(TOLERANCE_SECONDS + 1))).rejects.toThrow(/time/);
});

test('what the contract says in words of attempts and times is what the shop does', () => {
  const { pauses, answerWithin, longestFailing, kept } = DELIVERY_TERMS;
  const inDays = (seconds: number) => Math.round(seconds / DAY_SECONDS);
  const attempts = { number: pauses.length + 1, days: inDays(pauses.reduce((sum, pause) => sum + pause)) };
  expect(attempts).toEqual({ number: 10, days: 3 });
  expect({ answerWithin, failing: inDays(longestFailing), kept: inDays(kept) }).toEqual({
    answerWithin: 10,
    failing: 5,
    kept: 30,
  });
  const text = readContract({ withSandbox: false }).info.description.replace(/\s+/g, ' ');
  for (const said of ['ten times in three days', 'within ten seconds', 'After five days without a success', 'for up to 30 days'])
    expect(text).toContain(said);
});

test.each(LANGUAGES)('times in %s have every unit that they need, and no other', (language) => {
  const { time } = VERIFICATION_WORDS[language];
  const threeDaysAndMore = 3 * DAY_SECONDS + 3 * 3600 + 35 * 60 + 5;
  const numbers = [5, 5 * 60, threeDaysAndMore, DAY_SECONDS].map((seconds) => time(seconds).match(/\d+/g));
  expect(numbers).toEqual([['5'], ['5'], ['3', '3', '35', '5'], ['1']]);
});
