import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { LatePart } from './late-part.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('a part whose code fails to load leaves the rest of the page alone, and loads at the next try', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const load = vi
    .fn()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValueOnce({ default: ({ name }: { name: string }) => <p>Cart of {name}</p> });
  render(
    <>
      <h1>The shop</h1>
      <LatePart
        load={load}
        props={{ name: 'Anna' }}
        failed={(again) => (
          <button type="button" onClick={again}>
            Try again
          </button>
        )}
      />
    </>,
  );
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getByRole('heading', { name: 'The shop' })).toBeDefined();
  fireEvent.click(retry);
  expect(await screen.findByText('Cart of Anna')).toBeDefined();
  expect(load).toHaveBeenCalledTimes(2);
});
