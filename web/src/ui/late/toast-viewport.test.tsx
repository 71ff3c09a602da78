import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { fakeServer, leaveShop, visitShop } from '../../../testing/shop-visit.tsx';
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

test('a message above a dialog stays on the page when the dialog goes', async () => {
  visitShop(
    <>
      <DialogThatGoes />
      <Toaster label="Уведомления" closeLabel="Убрать" />
    </>,
    fakeServer(),
  );
  const dialog = await screen.findByRole('dialog', { name: 'Вопрос' });
  toast({ title: 'Готово' });
  await waitFor(() => expect(within(dialog).getByText('Готово')).toBeDefined());
  fireEvent.click(within(dialog).getByRole('button', { name: 'Закрыть' }));
  expect(await screen.findByText('Готово')).toBeDefined();
  expect(dialog.isConnected).toBe(false);
});
