import { screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { orderVisits } from '../../../testing/order-visit.tsx';
import { exampleOrder } from '../../../testing/shop-visit.tsx';

const visit = orderVisits();
afterEach(() => vi.restoreAllMocks());
const part = { item: 0, ahutis: null, days: 1, firstAt: '2026-11-21T08:15:00.000Z', lastAt: '2026-11-21T08:15:00.000Z' };
const rite = [
  { ...part, name: 'Санкальпа', name_en: 'Sankalpa' },
  { ...part, name: 'Хома', name_en: 'Homa', ahutis: 216, days: 2, lastAt: '2026-11-22T08:15:00.000Z' },
];

test('the parts of a rite stand as they were noted, with their counts and times', async () => {
  visit.open('order', { status: 'processing', paymentMethods: [], items: exampleOrder().items.slice(0, 1), rite });
  const lines = within(await screen.findByRole('region', { name: 'Как идёт обряд' })).getAllByRole('listitem');
  expect(lines.map(({ textContent }) => textContent?.match(/^(Санкальпа|Хома)/)?.[0])).toEqual(['Санкальпа', 'Хома']);
  expect(lines[1]?.textContent).toMatch(/216\sахути · 2\sдня · /);
  expect(Array.from(lines[1]?.querySelectorAll('time') ?? [], ({ dateTime }) => dateTime)).toEqual([
    '2026-11-21T08:15:00.000Z',
    '2026-11-22T08:15:00.000Z',
  ]);
});

test('a rite of which nobody noted a part is not told', async () => {
  visit.open('order', { status: 'processing', paymentMethods: [] });
  await screen.findByRole('region', { name: 'Ход заказа' });
  expect(screen.queryByRole('region', { name: 'Как идёт обряд' })).toBeNull();
});

test('two parts of one name that began at one time are both told', async () => {
  const complaints = vi.spyOn(console, 'error');
  const alike = [...rite, ...rite.slice(1)];
  visit.open('order', { status: 'processing', paymentMethods: [], items: exampleOrder().items.slice(0, 1), rite: alike });
  const region = within(await screen.findByRole('region', { name: 'Как идёт обряд' }));
  expect(region.getAllByRole('listitem')).toHaveLength(3);
  expect(complaints).not.toHaveBeenCalled();
});
