// @vitest-environment node
import { expect, test } from 'vitest';
import { newItem } from '../cart-item.ts';
import { priceItems } from './cart-prices.ts';

const name = { ru: '', en: '' };
const cart = [
  newItem({ id: 'ganesha', name, icon: 'ganesha', price: 300 }),
  newItem({ id: 'special-intention-health-sleep', name, icon: 'intentions' }),
  newItem({ id: 'lakshmi-basic', name, icon: 'lakshmi', price: 218, duration: 0.5 }),
];
const ganesha = { id: 'ganesha', price: 350 };
const lakshmi = { id: 'lakshmi', price: 400 };

test('the total has the prices last seen until the catalogue has loaded, and then those of today', () => {
  // In cents: the ritual, the intention of 480 dollars, and the tier, whose price follows from that of its ritual.
  expect(priceItems(cart).total).toBe(300_00 + 480_00 + 218_00);
  expect(priceItems(cart, [ganesha, lakshmi]).total).toBe(350_00 + 480_00 + 218_00);
});

test('what is no longer sold, or no longer in tiers, adds nothing to the total', () => {
  for (const services of [[ganesha], [ganesha, { ...lakshmi, tiers: false }]]) {
    const { lines, total } = priceItems(cart, services);
    expect([lines.map(({ onSale }) => onSale), total]).toEqual([[true, true, false], 350_00 + 480_00]);
  }
});
