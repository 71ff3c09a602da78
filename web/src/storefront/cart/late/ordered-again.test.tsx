import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { toFields } from '#kernel/bilingual-fields.ts';
import { fakeServer, leaveShop, visitShop } from '../../../../testing/shop-visit.tsx';
import type { Service } from '../../../api/queries.ts';
import { unitsOf } from '../cart-reducer.ts';
import { useCart } from '../store.ts';
import { type Ordered, orderedAgain, useOrderAgain } from './ordered-again.ts';

afterEach(leaveShop);

const name = { ru: 'Ганеша-яга', en: 'Ganesha Yagya' };
const services = [
  { id: 'ganesha', name, icon: 'ganesha', price: 350 },
  { id: 'z-special-intention', name, icon: 'lotus', price: 480 },
] as unknown as Service[];
const INTENTION = 'special-intention-health-sleep';
const ordered = (changes: Partial<Ordered>): Ordered => ({
  id: 'ganesha',
  ...toFields({ name }),
  quantity: 1,
  duration: 4,
  ...changes,
});

test.each<[string, Partial<Ordered>, object]>([
  // An order counts weeks, and the cart months of four weeks.
  ['a ritual for as long, at the price of today', { duration: 12 }, { duration: 3, price: 350 }],
  ['the same tier, at its price of today', { id: 'ganesha-premium' }, { id: 'ganesha-premium', duration: 1, price: 509 }],
  ['a special intention with its own price and emblem', { id: INTENTION, duration: 3 }, { price: 480, icon: 'lotus' }],
])('what was ordered is bought again: %s', (_, changes, item) => {
  expect(orderedAgain([ordered(changes)], services)).toMatchObject([{ item, onSale: true }]);
});

test.each([
  ['a tier whose length has changed', { id: 'ganesha-premium', duration: 1 }],
  ['a ritual that the catalogue does not know', { id: 'kubera' }],
])('%s is not on sale', (_, changes) => {
  expect(orderedAgain([ordered(changes)], services)).toMatchObject([{ onSale: false }]);
});

/** A button that orders again three units of a ritual, and one that is not sold. It shows how many units the cart holds, and whether it is open. */
function Again() {
  const orderAgain = useOrderAgain();
  const { items, isOpen } = useCart();
  const state = `${unitsOf(items)} ${isOpen}`;
  const lines = orderedAgain([ordered({ quantity: 3 }), ordered({ id: 'kubera' })], services);
  return (
    <button type="button" onClick={() => orderAgain(lines)}>
      {state}
    </button>
  );
}

test('what is on sale is put into the cart, which opens; a second press adds nothing to it', () => {
  visitShop(<Again />, fakeServer());
  for (const _ of ['first', 'second']) fireEvent.click(screen.getByRole('button'));
  expect(screen.getByRole('button').textContent).toBe('3 true');
});
