import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { fakeServer, leaveShop, visitShop } from '../../../testing/shop-visit.tsx';
import { useCart } from '../cart/store.ts';
import { OrderBlock } from './order-block.tsx';

/** What the cart holds: ids, prices and months. */
const InCart = () => <p>{useCart().items.map(({ id, price, duration }) => `${id} ${price} ${duration}`)}</p>;

const offer = {
  id: 'ganesha',
  name: { ru: 'Ганеша-яга', en: 'Ganesha Yagya' },
  icon: 'ganesha',
  price: 300,
  onSale: true,
  inTiers: true,
};

afterEach(leaveShop);

test('the focus moves to the tiers when they open, and back to the button when one is added', async () => {
  visitShop(<OrderBlock offer={offer} />, fakeServer());
  const open = await screen.findByRole('button', { name: 'Выбрать' });
  open.focus();
  fireEvent.click(open);
  const [first] = screen.getAllByRole('radio');
  expect(document.activeElement).toBe(first);
  fireEvent.click(first as HTMLElement);
  const add = screen.getByRole('button', { name: 'Добавить в корзину' });
  add.focus();
  fireEvent.submit(add.closest('form') as HTMLFormElement);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Выбрать' }));
});

test.each([
  ['ru', 'Выбрать', ['Санкальпа с вашими именами', 'Всё, что в базовом', 'Всё, что в расширенном']],
  ['en', 'Select', ['Sankalpa with your names', 'All of the basic', 'All of the enhanced']],
] as const)('each tier is described by what it includes, for those who hear it, too: %s', async (language, open, included) => {
  visitShop(<OrderBlock offer={offer} />, fakeServer(), { language });
  fireEvent.click(await screen.findByRole('button', { name: open }));
  const told = screen.getAllByRole('radio').map((tier) => {
    const text = document.getElementById(tier.getAttribute('aria-describedby') ?? '');
    return included.findIndex((begin) => text?.textContent?.replaceAll('\u00a0', ' ').startsWith(begin));
  });
  expect(told).toEqual([0, 1, 2]);
});

test('a ritual without tiers is added for a month at its price', async () => {
  visitShop(
    <>
      <OrderBlock offer={{ ...offer, price: 250, inTiers: false }} />
      <InCart />
    </>,
    fakeServer(),
  );
  expect(screen.queryByRole('radio')).toBeNull();
  expect(screen.getByText('250 $')).toBeDefined();
  fireEvent.click(await screen.findByRole('button', { name: 'Добавить в корзину' }));
  expect(await screen.findByText('ganesha 250 1')).toBeDefined();
});
