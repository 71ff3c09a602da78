import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Button, IconButton } from './button.tsx';

afterEach(cleanup);

test('a button whose answer is awaited keeps the focus, does nothing and sends no form', () => {
  const press = vi.fn();
  const send = vi.fn();
  const draw = (isBusy: boolean) => (
    <form onSubmit={send}>
      <Button type="submit" isBusy={isBusy} onClick={press}>
        Save
      </Button>
      <IconButton label="Remove" isBusy={isBusy} onClick={press} />
    </form>
  );
  const { rerender } = render(draw(false));
  const save = screen.getByRole('button', { name: 'Save' });
  save.focus();
  rerender(draw(true));
  expect([document.activeElement, save.getAttribute('aria-disabled')]).toEqual([save, 'true']);
  fireEvent.click(save);
  fireEvent.click(screen.getByRole('button', { name: 'Remove' }));
  expect([press.mock.calls, send.mock.calls]).toEqual([[], []]);
  rerender(draw(false));
  expect(save.getAttribute('aria-disabled')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Remove' }));
  expect(press).toHaveBeenCalledTimes(1);
});
