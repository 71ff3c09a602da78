import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { fakeServer, leaveShop, visitShop } from '../../../testing/shop-visit.tsx';
import { OrderBlock } from './order-block.tsx';

afterEach(() => {
  leaveShop();
  localStorage.clear();
});

test('the focus moves to the tiers when they open, and back to the button when one is added', async () => {
  const offer = { id: 'ganesha', name: { ru: 'Ганеша-яга', en: 'Ganesha Yagya' }, icon: 'ganesha', price: 300, onSale: true };
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
