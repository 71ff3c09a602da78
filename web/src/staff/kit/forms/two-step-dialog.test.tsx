import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { visitPanel } from '../../../../testing/panel-visit.tsx';
import { fakeServer, leaveShop } from '../../../../testing/shop-visit.tsx';
import { Field } from '../../../ui/late/field.tsx';
import { TwoStepDialog } from './two-step-dialog.tsx';

afterEach(leaveShop);

type Dialog = Parameters<typeof TwoStepDialog>[0];
type Form = Dialog['form'];

/** Draws a dialog that gives money back. */
function open({ form, ...more }: Partial<Omit<Dialog, 'form'>> & { form?: Partial<Form> } = {}) {
  const send = vi.fn();
  const onClose = vi.fn();
  visitPanel(
    <TwoStepDialog
      form={{ send, isPending: false, error: null, ...form }}
      onClose={onClose}
      title="Вернуть деньги"
      choose={<p>Сколько</p>}
      review={<p>Уйдёт 10 $</p>}
      confirmLabel="Вернуть 10 $"
      {...more}
    />,
    fakeServer(),
  );
  return { send, onClose };
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
/** What a browser tells of the second press of a double press. */
const pressAgain = (name: string) => fireEvent.click(screen.getByRole('button', { name }), { detail: 2 });

test('what cannot be undone is sent by the second step alone', () => {
  const { send } = open();
  press('Продолжить…');
  expect(document.activeElement?.textContent).toBe('Шаг 2 из 2');
  expect(screen.getByText('Уйдёт 10 $')).toBeDefined();
  expect(send).not.toHaveBeenCalled();
  press('Вернуть 10 $');
  expect(send).toHaveBeenCalledOnce();
});

test('a first step that is not ready does not lead to the second', () => {
  open({ isReady: false });
  press('Продолжить…');
  expect(screen.queryByText('Уйдёт 10 $')).toBeNull();
});

test('what is being sent is not sent again', () => {
  const { send } = open({ form: { isPending: true } });
  press('Продолжить…');
  press('Выполняется…');
  expect(send).not.toHaveBeenCalled();
});

test('a double press of the way back leads to the first step, and does not close the dialog there', () => {
  const { onClose } = open();
  press('Продолжить…');
  press('Назад');
  pressAgain('Отмена');
  expect(onClose).not.toHaveBeenCalled();
  press('Отмена');
  expect(onClose).toHaveBeenCalledOnce();
});

test('the second press of a double press confirms nothing', () => {
  const { send } = open();
  press('Продолжить…');
  pressAgain('Вернуть 10 $');
  expect(send).not.toHaveBeenCalled();
  press('Вернуть 10 $');
  expect(send).toHaveBeenCalledOnce();
});

function Reasons() {
  const [reason, setReason] = useState('');
  return (
    <>
      <Field label="Заметка" />
      <Field label="Причина" required value={reason} onChange={({ target }) => setReason(target.value)} />
    </>
  );
}

test('an incomplete step leads to its empty field, which says so', () => {
  open({ choose: <Reasons />, isReady: false });
  press('Продолжить…');
  expect(document.activeElement).toBe(screen.getByLabelText('Причина'));
  expect(screen.getByRole('alert').textContent).toBe('Заполните это поле');
});

test('an incomplete step of which no field is empty names the field that it lacks', () => {
  open({ choose: <Reasons />, isReady: false });
  fireEvent.change(screen.getByLabelText('Причина'), { target: { value: 'Дважды' } });
  press('Продолжить…');
  expect(screen.getByRole('alert').textContent).toBe('Без этого не продолжить: «Причина»');
});

test('what the shop refused, and the buttons, stay in sight below a long step', () => {
  open({ form: { error: new Error('Запись изменил другой человек') } });
  press('Продолжить…');
  const foot = screen.getByRole('alert').closest('footer');
  expect(foot?.textContent).toContain('Вернуть 10 $');
  expect(foot?.textContent).not.toContain('Уйдёт 10 $');
});
