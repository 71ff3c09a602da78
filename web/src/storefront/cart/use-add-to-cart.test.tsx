import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { fakeServer, leaveShop, visitShop } from '../../../testing/shop-visit.tsx';
import { Toaster } from '../../ui/toast.tsx';
import { newItem } from './cart-item.ts';
import { setItems, unitsOf } from './cart-reducer.ts';
import { useCart, useCartStore } from './store.ts';
import { useAddToCart } from './use-add-to-cart.ts';

afterEach(leaveShop);

const INTENTION = 'special-intention-health-sleep';

function Button({ duration, id = 'ganesha' }: { duration: number; id?: string }) {
  const addToCart = useAddToCart();
  const item = { id, name: { ru: 'Ганеша-яга', en: 'Ganesha Yagya' }, icon: 'ganesha', price: 300, duration };
  return (
    <button type="button" onClick={() => addToCart(item)}>
      {`add ${id === 'ganesha' ? duration : id}`}
    </button>
  );
}

/** Fills the cart, and shows how many units it holds. */
function Fill() {
  const store = useCartStore();
  const count = unitsOf(useCart().items);
  const item = newItem({ id: 'ganesha', name: { ru: 'Ганеша-яга', en: 'Ganesha Yagya' }, icon: 'ganesha', price: 300 });
  return (
    <button type="button" aria-label="fill" onClick={() => store.dispatch(setItems([{ ...item, quantity: 99 }]))}>
      {count}
    </button>
  );
}

const visit = () =>
  visitShop(
    <>
      <Button duration={1} />
      <Button duration={0.5} />
      <Button duration={1} id={INTENTION} />
      <Fill />
      <Toaster />
    </>,
    fakeServer(),
    { language: 'en' },
  );

test('the message tells what the cart holds of this duration', async () => {
  visit();
  fireEvent.click(screen.getByRole('button', { name: 'add 1' }));
  expect(await screen.findByRole('region', { name: 'Notifications (F8)' })).toBeDefined();
  expect((await screen.findAllByText('Ganesha Yagya, 1 month')).length).toBeGreaterThan(0);
  fireEvent.click(screen.getByRole('button', { name: 'add 0.5' }));
  expect((await screen.findAllByText('Ganesha Yagya, 2 weeks')).length).toBeGreaterThan(0);
  fireEvent.click(screen.getByRole('button', { name: 'add 1' }));
  expect((await screen.findAllByText('Ganesha Yagya, 1 month × 2')).length).toBeGreaterThan(0);
});

test('the message says that the cart takes no more than 99, and the cart keeps what it has', async () => {
  visit();
  fireEvent.click(screen.getByRole('button', { name: 'fill' }));
  fireEvent.click(screen.getByRole('button', { name: 'add 1' }));
  expect((await screen.findAllByText('The cart already holds 99 of these: one order takes no more')).length).toBeGreaterThan(0);
  expect(screen.getByRole('button', { name: 'fill' }).textContent).toBe('99');
});

test('the message says of an intention that is in the cart that it is ordered once', async () => {
  visit();
  for (const _ of ['first', 'second']) fireEvent.click(screen.getByRole('button', { name: `add ${INTENTION}` }));
  const words = 'It is in the cart already: an intention is ordered once';
  expect((await screen.findAllByText(words)).length).toBeGreaterThan(0);
});
