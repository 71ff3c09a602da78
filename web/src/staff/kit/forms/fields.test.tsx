import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { visitPanel } from '../../../../testing/panel-visit.tsx';
import { fakeServer, leaveShop } from '../../../../testing/shop-visit.tsx';
import { CheckedEmailField } from './fields.tsx';

afterEach(leaveShop);

test('an e-mail field says that its text is no e-mail once it is left, and not while somebody types', () => {
  const typed = (value: string) => {
    leaveShop();
    visitPanel(<CheckedEmailField label="E-mail" value={value} readOnly />, fakeServer());
    return screen.getByLabelText('E-mail');
  };
  const field = typed('anna');
  expect(screen.queryByRole('alert')).toBeNull();
  fireEvent.blur(field);
  expect(screen.getByRole('alert').textContent).toBe('Неверный формат e-mail');
  for (const fine of ['', ' anna@example.com ']) {
    fireEvent.blur(typed(fine));
    expect(screen.queryByRole('alert')).toBeNull();
  }
});

test('an e-mail field is of no type whose text browsers write anew: letters that only look like Latin ones would pass unseen', () => {
  visitPanel(<CheckedEmailField label="E-mail" value="anna@exаmple.com" readOnly />, fakeServer());
  const field = screen.getByLabelText<HTMLInputElement>('E-mail');
  expect([field.type, field.inputMode, field.autocomplete]).toEqual(['text', 'email', 'email']);
  expect(screen.getByText(/U\+0430/)).toBeTruthy();
});
