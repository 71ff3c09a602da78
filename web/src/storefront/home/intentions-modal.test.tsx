import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { fakeServer, leaveShop, press, visitShop } from '../../../testing/shop-visit.tsx';
import { shownToast } from '../../ui/toast-store.ts';
import IntentionsModal from './intentions-modal.tsx';

afterEach(leaveShop);

function Opener() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        open
      </button>
      <IntentionsModal icon="intentions" open={open} onClose={() => setOpen(false)} />
    </>
  );
}

test('a choice that is opened again does not blame for what the last press lacked', async () => {
  visitShop(<Opener />, fakeServer(), { language: 'en' });
  await press('open');
  await press(/^Add to cart/);
  expect(screen.getByRole('alert').textContent).toBe('Tick at least one intention');
  await press('Close');
  await press('open');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a choice that is opened again keeps what was ticked', async () => {
  visitShop(<Opener />, fakeServer(), { language: 'en' });
  await press('open');
  fireEvent.click(screen.getByRole('checkbox', { name: 'Sound sleep' }));
  await press('Close');
  await press('open');
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Sound sleep' }).checked).toBe(true);
});

test('the message about several intentions counts those alone that the cart did not hold yet', () => {
  visitShop(<IntentionsModal icon="intentions" open onClose={() => undefined} />, fakeServer(), { language: 'en' });
  const add = (...wishes: string[]) => {
    for (const wish of wishes) fireEvent.click(screen.getByRole('checkbox', { name: wish }));
    fireEvent.click(screen.getByRole('button', { name: /^Add to cart/ }));
    return shownToast();
  };
  add('Sound sleep');
  expect(add('Sound sleep', 'Vital energy', 'Clear memory')).toMatchObject({ description: '2 special intentions' });
  expect(add('Vital energy', 'Clear memory')).toMatchObject({ kind: 'error' });
});
