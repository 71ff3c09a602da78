import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { createI18n, I18nProvider } from '../../i18n/i18n.tsx';
import { CATALOGUES } from '../../i18n/messages/catalogues.ts';
import { ResendButton } from './resend-button.tsx';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('another code can be asked for also when its time comes between two readings of the clock', () => {
  vi.useFakeTimers();
  let now = 0;
  // Each reading is a millisecond later: a countdown that reads the clock twice would find first that the time has not come, and then that it has.
  vi.spyOn(Date, 'now').mockImplementation(() => now++);
  render(
    <I18nProvider i18n={createI18n('ru', CATALOGUES.ru)}>
      <ResendButton resendAt={10_000} isSending={false} onResend={() => undefined} />
    </I18nProvider>,
  );
  const isBusy = () => screen.getByRole('button').getAttribute('aria-disabled') === 'true';
  now = 9_999;
  act(() => vi.advanceTimersByTime(1000));
  expect(isBusy()).toBe(true);
  act(() => vi.advanceTimersByTime(1000));
  expect(isBusy()).toBe(false);
});
