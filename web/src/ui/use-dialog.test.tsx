import { cleanup, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { playBrowserDialogs } from '../../testing/browser-dialogs.ts';
import { useDialog } from './use-dialog.ts';

playBrowserDialogs();
afterEach(cleanup);

function Dialog({ open }: { open: boolean }) {
  return <dialog {...useDialog(open, () => undefined)}>{open && <button type="button">Close</button>}</dialog>;
}

test('a dialog that the browser closes, though its owner keeps it open, is open again', () => {
  render(<Dialog open />);
  const dialog = screen.getByRole<HTMLDialogElement>('dialog');
  dialog.close();
  dialog.dispatchEvent(new Event('close'));
  expect(dialog.open).toBe(true);
});

test.each([
  ['closed', <Dialog key="dialog" open={false} />],
  ['gone', null],
])('once a dialog is %s whose opener is gone too, the content of the page has the focus', async (_, then) => {
  const page = (dialog: ReactNode) => <main tabIndex={-1}>{dialog}</main>;
  const { rerender } = render(page(<Dialog key="dialog" open />));
  expect(document.activeElement).toBe(screen.getByText('Close'));
  rerender(page(then));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
});
