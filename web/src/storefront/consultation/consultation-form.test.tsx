import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { fakeServer, leaveShop, problem, visitShop } from '../../../testing/shop-visit.tsx';
import { shownToast } from '../../ui/toast-store.ts';
import { ConsultationForm } from './consultation-form.tsx';

afterEach(leaveShop);

test.each([
  ['  ', 'Enter your phone'],
  ['123', 'There is no such number. Enter it with its country or area code'],
])('a request with the phone "%s" is not sent, and the field says why', async (phone, words) => {
  const server = fakeServer();
  visitShop(<ConsultationForm onSent={() => undefined} />, server, { language: 'en' });
  fireEvent.change(screen.getByLabelText('Your name'), { target: { value: 'Anna' } });
  fireEvent.change(screen.getByLabelText('Phone'), { target: { value: phone } });
  fireEvent.submit(screen.getByRole('textbox', { name: 'Phone' }).closest('form') as HTMLFormElement);
  expect((await screen.findByRole('alert')).textContent).toBe(words);
  expect(server.calls).toEqual([]);
});

test('a phone that the shop refuses is told at its field, which gets the focus, and nowhere else', async () => {
  const errors = [{ pointer: '/phone', code: 'invalid_phone', detail: 'No such number.' }];
  const server = fakeServer({ 'POST /api/consultations': () => problem(400, 'invalid_request', { errors }) });
  visitShop(<ConsultationForm onSent={() => undefined} />, server, { language: 'en' });
  fireEvent.change(screen.getByLabelText('Your name'), { target: { value: 'Anna' } });
  const phone = screen.getByLabelText('Phone');
  fireEvent.change(phone, { target: { value: '1234567' } });
  fireEvent.submit(phone.closest('form') as HTMLFormElement);
  const alerts = await screen.findAllByRole('alert');
  expect(alerts.map(({ textContent }) => textContent)).toEqual([
    'There is no such number. Enter it with its country or area code',
  ]);
  expect(document.activeElement).toBe(phone);
});

test('a request that fails once its dialog is closed is told all the same', async () => {
  let fail = () => {};
  const server = fakeServer({
    'POST /api/consultations': () =>
      new Promise((resolve) => {
        fail = () => resolve(problem(503, 'unavailable'));
      }),
  });
  const { rerender } = visitShop(<ConsultationForm onSent={() => undefined} />, server, { language: 'en' });
  fireEvent.change(screen.getByLabelText('Your name'), { target: { value: 'Anna' } });
  fireEvent.change(screen.getByLabelText('Phone'), { target: { value: '+79161234567' } });
  fireEvent.submit(screen.getByLabelText('Phone').closest('form') as HTMLFormElement);
  await waitFor(() => expect(server.calls).toHaveLength(1));
  rerender(<p>closed</p>);
  fail();
  await waitFor(() =>
    expect(shownToast()).toMatchObject({ title: 'The request could not be sent. Please try again.', kind: 'error' }),
  );
});
