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

test.each<[string, Partial<Ordered>, object, boolean]>([
  ['a ritual keeps its duration', { duration: 12 }, { duration: 3, price: 350 }, true],
  ['a tier stays a tier', { id: 'ganesha-premium' }, { duration: 1, price: 509 }, true],
  ['a tier whose length has changed is not sold', { id: 'ganesha-premium', duration: 1 }, {}, false],
  ['a ritual that the catalogue does not know is not sold', { id: 'kubera' }, {}, false],
  ['a special intention keeps its price', { id: INTENTION, duration: 3 }, { price: 480, icon: 'lotus' }, true],
])('what was ordered is bought again as it was: %s', (_, changes, item, onSale) => {
  expect(orderedAgain([ordered(changes)], services)).toMatchObject([{ item, onSale }]);
});

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

test('a second press adds nothing to what the cart holds, and what is not sold is left out', () => {
  visitShop(<Again />, fakeServer());
  for (const _ of [1, 2]) fireEvent.click(screen.getByRole('button'));
  expect(screen.getByRole('button').textContent).toBe('3 true');
});
