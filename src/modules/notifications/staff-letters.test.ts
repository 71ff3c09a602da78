import { expect, test } from 'vitest';
import { cents } from '#kernel/money.ts';
import { uuid } from '#kernel/testing/clock.ts';
import { STAFF_NEWS_WORDS } from '#words/staff-news.ts';
import { panelAddress, writeStaffDigest, writeStaffNews } from './staff-letters.ts';

const publicUrl = 'https://shop.example';
const order = { id: uuid(1), number: 1042, total: cents(30_000) };
const money = { topic: 'money', subjectId: uuid(5), order } as const;
const consultation = { topic: 'consultations', subjectId: uuid(5), order: null } as const;
const withSums = { language: 'en', maySeeSums: true } as const;
const withoutSums = { language: 'en', maySeeSums: false } as const;

test('staff read of an event its order and, if they may, its sum; and the link leads where it is decided', () => {
  const [seeing, other] = [withSums, withoutSums].map((view) => writeStaffNews(money, view, publicUrl).text);
  for (const text of [seeing, other]) {
    expect(text).toContain(`${STAFF_NEWS_WORDS.en.order}: No. 1042`);
    expect(text).toContain(`${publicUrl}/admin-panel/money/${uuid(5)}`);
  }
  expect(seeing).toContain(`${STAFF_NEWS_WORDS.en.total}: $300`);
  expect(other).not.toContain('$');
});

test('the letter about a consultation has no order and no sum, and its link leads to the list', () => {
  const { text } = writeStaffNews(consultation, withSums, publicUrl);
  expect(text).not.toMatch(/Order|\$/);
  expect(text).toContain(`${publicUrl}/admin-panel/consultations\n`);
});

test('without an event the address is that of the panel itself', () => {
  expect(panelAddress(publicUrl)).toBe(`${publicUrl}/admin-panel`);
});

test.each<[events: number, isMore: boolean, rest: string | null, counted: string]>([
  [10, false, null, '10'],
  [12, false, '2', '12'],
  [50, true, '40+', '50+'],
])('a digest of %d events (and more: %s) names ten, counts %s others, and %s in its subject', (count, isMore, rest, counted) => {
  const events = Array.from({ length: count }, () => ({ topic: 'orders', subjectId: uuid(1), order }) as const);
  const { subject, text } = writeStaffDigest(events, isMore, withSums, publicUrl);
  expect(text.match(/^- Order No\. 1042 is paid, \$300$/gm)).toHaveLength(10);
  if (rest === null) expect(text).not.toContain('And more');
  else expect(text).toContain(STAFF_NEWS_WORDS.en.more(rest));
  expect(subject).toBe(STAFF_NEWS_WORDS.en.digest(counted));
});

test('a digest tells no sum to who may not see money', () => {
  const { text } = writeStaffDigest([{ topic: 'orders', subjectId: uuid(1), order }], false, withoutSums, publicUrl);
  expect(text).toMatch(/^- Order No\. 1042 is paid$/m);
  expect(text).not.toContain('$');
});
