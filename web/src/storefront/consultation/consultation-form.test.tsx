import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { type FakeServer, fakeServer, leaveShop, problem, visitShop } from '../../../testing/shop-visit.tsx';
import { shownToast } from '../../ui/toast-store.ts';
import { ConsultationForm } from './consultation-form.tsx';

afterEach(leaveShop);

function open(server: FakeServer) {
  return visitShop(<ConsultationForm onSent={() => undefined} />, server, { language: 'en' });
}
/** Fills in the form and sends it. */
function ask(phone: string) {
  fireEvent.change(screen.getByLabelText('Your name'), { target: { value: 'Anna' } });
  const field = screen.getByLabelText('Phone');
  fireEvent.change(field, { target: { value: phone } });
  fireEvent.submit(field.closest('form') as HTMLFormElement);
  return field;
}

test.each([
  ['  ', 'Enter your phone'],
  ['123', 'There is no such number. Enter it with its country or area code'],
])('a request with the phone "%s" is not sent, and the field says why', async (phone, words) => {
  const server = fakeServer();
  open(server);
  ask(phone);
  expect((await screen.findByRole('alert')).textContent).toBe(words);
  expect(server.calls).toEqual([]);
});

test('a phone that the shop refuses is told at its field, which gets the focus, and nowhere else', async () => {
  const errors = [{ pointer: '/phone', code: 'invalid_phone', detail: 'No such number.' }];
  open(fakeServer({ 'POST /api/consultations': () => problem(400, 'invalid_request', { errors }) }));
  const phone = ask('1234567');
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
  const { rerender } = open(server);
  ask('+79161234567');
  await waitFor(() => expect(server.calls).toHaveLength(1));
  rerender(<p>closed</p>);
  fail();
  await waitFor(() =>
    expect(shownToast()).toMatchObject({ title: 'The request could not be sent. Please try again.', kind: 'error' }),
  );
});
