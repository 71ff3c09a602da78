import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { Stepper } from './stepper.tsx';

afterEach(cleanup);

function UpToTwo() {
  const [value, setValue] = useState(1);
  return (
    <Stepper
      label="Units"
      value={String(value)}
      onDecrease={value > 1 ? () => setValue(value - 1) : undefined}
      onIncrease={value < 2 ? () => setValue(value + 1) : undefined}
      decreaseLabel="Fewer"
      increaseLabel="More"
    />
  );
}

test('a button that has led to the end keeps the focus, says that it leads no further, and does nothing', () => {
  render(<UpToTwo />);
  const more = screen.getByRole<HTMLButtonElement>('button', { name: 'More' });
  more.focus();
  fireEvent.click(more);
  expect(screen.getByText('2')).toBeDefined();
  // A browser takes the focus from a disabled button.
  expect([more.disabled, more.getAttribute('aria-disabled')]).toEqual([false, 'true']);
  fireEvent.click(more);
  expect(screen.getByText('2')).toBeDefined();
});
