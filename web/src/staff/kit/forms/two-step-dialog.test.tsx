import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { visitPanel } from '../../../../testing/panel-visit.tsx';
import { fakeServer, leaveShop } from '../../../../testing/shop-visit.tsx';
import { Field } from '../../../ui/late/field.tsx';
import { TwoStepDialog } from './two-step-dialog.tsx';

afterEach(leaveShop);

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('what cannot be undone needs two steps, and runs once', () => {
  const onConfirm = vi.fn();
  const draw = (isReady: boolean, isPending = false) => (
    <TwoStepDialog
      form={{ send: onConfirm, isPending, error: null }}
      onClose={() => undefined}
      title="Вернуть деньги"
      choose={<p>Сколько</p>}
      isReady={isReady}
      review={<p>Уйдёт 10 $</p>}
      isConfirmed
      confirmLabel="Вернуть 10 $"
    />
  );
  visitPanel(draw(false), fakeServer());
  press('Продолжить…');
  expect(screen.queryByText('Уйдёт 10 $')).toBeNull();
  leaveShop();
  visitPanel(draw(true), fakeServer());
  press('Продолжить…');
  expect(document.activeElement?.textContent).toBe('Шаг 2 из 2');
  expect(onConfirm).not.toHaveBeenCalled();
  press('Вернуть 10 $');
  expect(onConfirm).toHaveBeenCalledTimes(1);
  leaveShop();
  visitPanel(draw(true, true), fakeServer());
  press('Продолжить…');
  press('Выполняется…');
  expect(onConfirm).toHaveBeenCalledTimes(1);
});

test('a double press of the way back leads to the first step, and does not close the dialog there', () => {
  const onClose = vi.fn();
  visitPanel(
    <TwoStepDialog
      form={{ send: () => undefined, isPending: false, error: null }}
      onClose={onClose}
      title="Вернуть деньги"
      choose=""
      review=""
      confirmLabel="Вернуть 10 $"
    />,
    fakeServer(),
  );
  press('Продолжить…');
  press('Назад');
  fireEvent.click(screen.getByRole('button', { name: 'Отмена' }), { detail: 2 });
  expect(onClose).not.toHaveBeenCalled();
  press('Отмена');
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('the second press of a double press confirms nothing', () => {
  const onConfirm = vi.fn();
  visitPanel(
    <TwoStepDialog
      form={{ send: onConfirm, isPending: false, error: null }}
      onClose={() => undefined}
      title="Вернуть деньги"
      choose=""
      review=""
      confirmLabel="Вернуть 10 $"
    />,
    fakeServer(),
  );
  press('Продолжить…');
  fireEvent.click(screen.getByRole('button', { name: 'Вернуть 10 $' }), { detail: 2 });
  expect(onConfirm).not.toHaveBeenCalled();
  press('Вернуть 10 $');
  expect(onConfirm).toHaveBeenCalledTimes(1);
});

function Reason() {
  const [reason, setReason] = useState('');
  const choose = (
    <>
      <Field label="Заметка" />
      <Field label="Причина" required value={reason} onChange={({ target }) => setReason(target.value)} />
    </>
  );
  return (
    <TwoStepDialog
      form={{ send: () => undefined, isPending: false, error: null }}
      onClose={() => undefined}
      title="Вернуть деньги"
      choose={choose}
      isReady={false}
      review=""
      confirmLabel="Вернуть 10 $"
    />
  );
}

test('an incomplete step leads to its empty field, which says so; where none is empty, a note names the field it lacks', () => {
  visitPanel(<Reason />, fakeServer());
  press('Продолжить…');
  const field = screen.getByLabelText('Причина');
  expect(document.activeElement).toBe(field);
  expect(screen.getByRole('alert').textContent).toBe('Заполните это поле');
  fireEvent.change(field, { target: { value: 'Дважды' } });
  expect(screen.queryByRole('alert')).toBeNull();
  press('Продолжить…');
  expect(screen.getByRole('alert').textContent).toBe('Без этого не продолжить: «Причина»');
});

test('what the shop refused, and the buttons, stay in sight below a long step', () => {
  visitPanel(
    <TwoStepDialog
      form={{ send: () => undefined, isPending: false, error: new Error('Запись изменил другой человек') }}
      onClose={() => undefined}
      title="Вернуть деньги"
      choose={<p>Сколько</p>}
      review="Уйдёт 10 $"
      confirmLabel="Вернуть 10 $"
    />,
    fakeServer(),
  );
  press('Продолжить…');
  const foot = screen.getByRole('alert').closest('footer');
  expect(foot?.textContent).toContain('Вернуть 10 $');
  expect(foot?.textContent).not.toContain('Уйдёт 10 $');
});
