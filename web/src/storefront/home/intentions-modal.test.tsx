import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { fakeServer, leaveShop, press, visitShop } from '../../../testing/shop-visit.tsx';
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

test('a choice that is opened again keeps what was ticked, and blames nobody for what the last press lacked', async () => {
  visitShop(<Opener />, fakeServer(), { language: 'en' });
  await press('open');
  fireEvent.click(screen.getByRole('checkbox', { name: 'Sound sleep' }));
  fireEvent.click(screen.getByRole('checkbox', { name: 'Sound sleep' }));
  await press(/^Add to cart/);
  expect(screen.getByRole('alert').textContent).toBe('Tick at least one intention');
  await press('Close');
  await press('open');
  expect(screen.queryByRole('alert')).toBeNull();
  fireEvent.click(screen.getByRole('checkbox', { name: 'Sound sleep' }));
  await press('Close');
  await press('open');
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Sound sleep' }).checked).toBe(true);
});
