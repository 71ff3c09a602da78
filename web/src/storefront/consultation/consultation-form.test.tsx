import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { fakeServer, leaveShop, visitShop } from '../../../testing/shop-visit.tsx';
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
