import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { visitPanel } from '../../../../testing/panel-visit.tsx';
import { fakeServer, leaveShop } from '../../../../testing/shop-visit.tsx';
import { SubmitButton } from './checked-form.tsx';

afterEach(leaveShop);

test.each([
  ['sends a form says what it does', false, 'Сохранить', null],
  ['is sending a form says so, and is not disabled, by which it would lose the focus', true, 'Выполняется…', 'true'],
])('a button that %s', (_, isPending, name, ariaDisabled) => {
  visitPanel(<SubmitButton isPending={isPending}>Сохранить</SubmitButton>, fakeServer());
  const button = screen.getByRole<HTMLButtonElement>('button', { name });
  expect([button.type, button.disabled, button.getAttribute('aria-disabled')]).toEqual(['submit', false, ariaDisabled]);
});
