import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { visitPanel } from '../../../../testing/panel-visit.tsx';
import { fakeServer, leaveShop } from '../../../../testing/shop-visit.tsx';
import { Modal } from '../../../ui/late/modal.tsx';
import { SubmitButton } from './checked-form.tsx';
import { CheckedEmailField } from './fields.tsx';
import { useFirstFocus } from './use-first-focus.ts';

afterEach(leaveShop);

test('a button that sends a form says that the form is being sent, and is not disabled, by which it would lose the focus', () => {
  const saving = (isPending: boolean) => <SubmitButton isPending={isPending}>Сохранить</SubmitButton>;
  visitPanel(saving(false), fakeServer());
  expect(screen.getByRole('button', { name: 'Сохранить' }).getAttribute('aria-disabled')).toBeNull();
  leaveShop();
  visitPanel(saving(true), fakeServer());
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Выполняется…' });
  expect([button.type, button.disabled, button.getAttribute('aria-disabled')]).toEqual(['submit', false, 'true']);
});

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

function FirstField() {
  return <input ref={useFirstFocus()} aria-label="Код" />;
}

test('a dialog gives the first focus to the field that asks for it, and not to its close button', () => {
  // The first visit gives jsdom the method that is replaced here.
  visitPanel(null, fakeServer());
  const open = vi.spyOn(HTMLDialogElement.prototype, 'showModal').mockImplementation(asBrowsersDo);
  visitPanel(
    <Modal open onClose={() => undefined} title="Подтвердите">
      <FirstField />
    </Modal>,
    fakeServer(),
  );
  expect(document.activeElement).toBe(screen.getByLabelText('Код'));
  open.mockRestore();
});

/** A dialog that opens gives the focus to what asks for it, or else to its first control. */
function asBrowsersDo(this: HTMLDialogElement): void {
  this.open = true;
  (this.querySelector<HTMLElement>('[autofocus]') ?? this.querySelector('button'))?.focus();
}
