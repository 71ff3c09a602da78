import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { fakeServer, leaveShop, visitShop } from '../../../testing/shop-visit.tsx';
import { Toaster } from '../../ui/toast.tsx';
import { useAddToCart } from './use-add-to-cart.ts';

afterEach(leaveShop);

function Button({ duration }: { duration: number }) {
  const addToCart = useAddToCart();
  const item = { id: 'ganesha', name: { ru: 'Ганеша-яга', en: 'Ganesha Yagya' }, icon: 'ganesha', price: 300, duration };
  return (
    <button type="button" onClick={() => addToCart(item)}>
      {`add ${duration}`}
    </button>
  );
}

test('the message tells what the cart holds, and not what was wished', async () => {
  visitShop(
    <>
      <Button duration={1} />
      <Button duration={0.5} />
      <Toaster label="Notifications" closeLabel="Close" />
    </>,
    fakeServer(),
    { language: 'en' },
  );
  fireEvent.click(screen.getByRole('button', { name: 'add 1' }));
  expect(await screen.findByRole('region', { name: 'Notifications (F8)' })).toBeDefined();
  expect((await screen.findAllByText('Ganesha Yagya, 1 month')).length).toBeGreaterThan(0);
  fireEvent.click(screen.getByRole('button', { name: 'add 0.5' }));
  expect((await screen.findAllByText('Ganesha Yagya, 1 month × 2')).length).toBeGreaterThan(0);
});
