import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { fakeServer, leaveShop, press, visitShop } from '../../../testing/shop-visit.tsx';
import { Toaster, toast } from '../toast.tsx';
import { Modal } from './modal.tsx';

afterEach(leaveShop);

function DialogThatGoes() {
  const [isThere, setThere] = useState(true);
  return (
    isThere && (
      <Modal open onClose={() => setThere(false)} title="Вопрос">
        Да или нет?
      </Modal>
    )
  );
}

function DialogByPress() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Открыть
      </button>
      <Modal open={isOpen} onClose={() => setOpen(false)} title="Вопрос">
        Да или нет?
      </Modal>
    </>
  );
}

test('a message moves into a dialog that opens, which would cover it', async () => {
  visitShop(
    <>
      <DialogByPress />
      <Toaster />
    </>,
    fakeServer(),
  );
  toast({ title: 'Готово' });
  await screen.findByText('Готово');
  await press('Открыть');
  const dialog = await screen.findByRole('dialog', { name: 'Вопрос' });
  await waitFor(() => expect(within(dialog).getByText('Готово')).toBeDefined());
});

test('a message above a dialog stays on the page when the dialog goes', async () => {
  visitShop(
    <>
      <DialogThatGoes />
      <Toaster />
    </>,
    fakeServer(),
  );
  const dialog = await screen.findByRole('dialog', { name: 'Вопрос' });
  toast({ title: 'Готово' });
  await waitFor(() => expect(within(dialog).getByText('Готово')).toBeDefined());
  // The cross of the dialog stands before that of the message.
  fireEvent.click(within(dialog).getAllByRole('button', { name: 'Закрыть' })[0] as HTMLElement);
  expect(await screen.findByText('Готово')).toBeDefined();
  expect(dialog.isConnected).toBe(false);
});
