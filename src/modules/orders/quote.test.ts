import { expect, test } from 'vitest';
import { refusal } from '#kernel/testing/refusal.ts';
import type { CartLine } from '#modules/cart-pricing/index.ts';
import { quoteCart as quote } from './quote.ts';
import { memoryPrices } from './testing/memory-orders.ts';
import { ganesha } from './testing/orders.ts';

const quoteCart = (cart: readonly CartLine[]) => quote(cart, memoryPrices([ganesha]));
const line = (id: string, duration: number, quantity = 1): CartLine => ({ id, quantity, duration });

test('a quote has the name of each line in both languages, and its price', async () => {
  const { lines, total } = await quoteCart([line('ganesha', 0.5, 2)]);
  expect(lines).toEqual([
    { id: 'ganesha', quantity: 2, duration: 0.5, unitPrice: 15_000, lineTotal: 30_000, name: { ru: 'Ганеша', en: 'Ganesha' } },
  ]);
  expect(total).toBe(30_000);
});

test('a tier is named after its ritual', async () => {
  const { lines } = await quoteCart([line('ganesha-premium', 1)]);
  expect(lines).toMatchObject([{ name: { ru: 'Ганеша - Премиум', en: 'Ganesha - Premium' } }]);
});

test('a wish is named after its group', async () => {
  const { lines, total } = await quoteCart([line('special-intention-health-sleep', 0.75)]);
  expect(lines).toMatchObject([
    { name: { ru: 'Здоровье и благополучие: спокойный сон', en: 'Health and wellbeing: sound sleep' } },
  ]);
  expect(total).toBe(48_000);
});

test('a ritual that is off sale is refused in each of its forms, and the others are not named', async () => {
  const prices = memoryPrices([ganesha, { ...ganesha, id: 'lakshmi', offSale: true }]);
  const cart = [line('ganesha', 1), line('lakshmi', 1), line('lakshmi-premium', 1)];
  const fields = [1, 2].map((index) => ({ path: ['items', index, 'id'], code: 'not_for_sale' as const }));
  await expect(quote(cart, prices)).rejects.toEqual(refusal('not_for_sale', { fields }));
});

test('a refusal names every line that cannot be sold, with the wrong field', async () => {
  const cart = [line('ganesha', 1), line('ganesha', 0.3), line('nope', 1), line('ganesha', 1, 0)];
  await expect(quoteCart(cart)).rejects.toEqual(
    refusal('invalid_duration', {
      fields: [
        { path: ['items', 1, 'duration'], code: 'invalid_duration', names: '0.25, 0.5, 1, 2, 3' },
        { path: ['items', 2, 'id'], code: 'unknown_item' },
        { path: ['items', 3, 'quantity'], code: 'invalid_quantity', names: '99' },
      ],
    }),
  );
});

test('equal lines may have 99 units together, and the line that goes beyond is refused', async () => {
  const { total } = await quoteCart([line('ganesha', 1, 60), line('ganesha', 1, 39), line('ganesha', 2, 60)]);
  expect(total).toBe(99 * 30_000 + 60 * 60_000);
  const refused = { fields: [{ path: ['items', 2, 'quantity'], code: 'invalid_quantity' as const, names: '99' }] };
  await expect(quoteCart([line('ganesha', 1, 60), line('ganesha', 2), line('ganesha', 1, 40)])).rejects.toEqual(
    refusal('invalid_quantity', refused),
  );
});

test('a wish is ordered once, in one line', async () => {
  const wish = line('special-intention-health-sleep', 0.75);
  await expect(quoteCart([wish, wish])).rejects.toEqual(
    refusal('invalid_quantity', { fields: [{ path: ['items', 1, 'quantity'], code: 'invalid_quantity', names: '1' }] }),
  );
  await expect(quoteCart([wish, line('special-intention-vastu-harmony', 0.75)])).resolves.toMatchObject({ total: 96_000 });
});
