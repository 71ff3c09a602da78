import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeServer, leaveShop, press, visitShop } from '../../../testing/shop-visit.tsx';
import { Modal } from '../../ui/late/modal.tsx';
import { type LateDialogProps, useLateDialog } from './use-late-dialog.tsx';

afterEach(() => {
  leaveShop();
  vi.restoreAllMocks();
});

const load = vi.fn();

const Wishes = ({ count, ...dialog }: LateDialogProps & { count: number }) => (
  <Modal {...dialog} title="Wishes">
    {count} wishes
  </Modal>
);

function Opener() {
  const { show, dialog } = useLateDialog<{ count: number }>(load, 'Choice', { count: 29 });
  return (
    <>
      <button type="button" onClick={show}>
        open
      </button>
      {dialog}
    </>
  );
}

test('a dialog whose code fails to load says so under its title, can be closed, and loads at the next try', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  load.mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce({ default: Wishes });
  visitShop(<Opener />, fakeServer(), { language: 'en' });
  expect(load).not.toHaveBeenCalled();
  await press('open');
  expect((await screen.findByRole('alert')).textContent).toContain('It did not load');
  expect(screen.getByRole('dialog', { name: 'Choice' })).toBeDefined();
  await press('Close');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await press('open');
  await press('Try again');
  expect((await screen.findByRole('dialog', { name: 'Wishes' })).textContent).toContain('29 wishes');
  await press('Close');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
