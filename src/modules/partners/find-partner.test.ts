import { expect, test } from 'vitest';
import { createTestClock } from '#kernel/testing/clock.ts';
import { createFindPartner } from './find-partner.ts';
import type { PartnerRecord } from './ports.ts';
import { aPartner } from './testing/memory-partners.ts';

/** `asked` is what was looked for in the database. */
function shop(shopPartner: string | undefined, ...partners: PartnerRecord[]) {
  const { clock, pass } = createTestClock();
  const asked: string[] = [];
  const find = async (slug: string) => {
    asked.push(slug);
    return partners.find((partner) => partner.slug === slug);
  };
  return { ...createFindPartner({ partners: { find }, clock, shopPartner }), asked, pass };
}

const surya = aPartner({ slug: 'surya', name: 'Сурья' });

test('a slug in any case finds its partner', async () => {
  expect(await shop('surya', aPartner(), surya).findPartner(' INDRA ')).toMatchObject({ slug: 'indra' });
});

test.each(['nobody', undefined])('the slug %s finds the partner of the shop, if there is one', async (slug) => {
  expect(await shop('surya', aPartner(), surya).findPartner(slug)).toMatchObject({ slug: 'surya' });
  expect(await shop(undefined, aPartner()).findPartner(slug)).toBeUndefined();
});

test('a suspended partner gets nothing, the partner of the shop included', async () => {
  const { findPartner } = shop('indra', aPartner({ isSuspended: true }));
  expect(await findPartner('indra')).toBeUndefined();
});

test('answers are kept for two seconds, or until something changes', async () => {
  const { findPartner, forget, asked, pass } = shop(undefined, aPartner());
  for (let times = 0; times < 3; times++) await findPartner('indra');
  expect(asked).toEqual(['indra']);
  pass(2);
  await findPartner('indra');
  forget();
  await findPartner('indra');
  expect(asked).toHaveLength(3);
});

test('what is no slug is not looked for', async () => {
  const { findPartner, asked } = shop(undefined, aPartner());
  for (const text of ['', '<script>', "' or 1=1", 'x'.repeat(64)]) expect(await findPartner(text)).toBeUndefined();
  expect(asked).toEqual([]);
});

test('a thousand slugs are kept at most, so that visitors cannot fill the memory: one more takes the place of them all', async () => {
  const { findPartner, asked } = shop(undefined);
  for (let count = 1; count <= 1000; count += 1) await findPartner(`p${count}`);
  await findPartner('p1');
  expect(asked).toHaveLength(1000);
  for (const slug of ['p1001', 'p1001', 'p1']) await findPartner(slug);
  expect(asked.slice(1000)).toEqual(['p1001', 'p1']);
});
