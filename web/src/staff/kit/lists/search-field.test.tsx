import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { createI18n, I18nProvider } from '../../../i18n/i18n.tsx';
import { CATALOGUES } from '../../../i18n/messages/catalogues.ts';
import { SearchField } from './search-field.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** So long somebody types nothing before the search asks. */
const PAUSE_MS = 300;

function visitField() {
  vi.useFakeTimers();
  const onSearch = vi.fn();
  const i18n = createI18n('en', CATALOGUES.en);
  const field = (value: string) => (
    <I18nProvider i18n={i18n}>
      <SearchField label="Search" value={value} onSearch={onSearch} />
    </I18nProvider>
  );
  const { rerender } = render(field(''));
  const input = screen.getByRole<HTMLInputElement>('searchbox');
  const type = (value: string) => fireEvent.change(input, { target: { value } });
  return { onSearch, type, input, show: (value: string) => rerender(field(value)) };
}

test('the search asks after a pause in typing, and at once with Enter', () => {
  const { onSearch, type, input } = visitField();
  type('an');
  expect(onSearch).not.toHaveBeenCalled();
  vi.advanceTimersByTime(PAUSE_MS);
  expect(onSearch.mock.calls).toEqual([['an']]);
  type(' anna ');
  fireEvent.submit(input.form as HTMLFormElement);
  expect(onSearch.mock.calls).toEqual([['an'], ['anna']]);
});

test('a letter that is typed before the address has the words so far stays', () => {
  const { onSearch, type, input, show } = visitField();
  type('ann');
  vi.advanceTimersByTime(PAUSE_MS);
  type('anna');
  show('ann');
  expect(input.value).toBe('anna');
  vi.advanceTimersByTime(PAUSE_MS);
  expect(onSearch.mock.calls).toEqual([['ann'], ['anna']]);
});

test('a step back and a cleared filter change what stands in the field', () => {
  const { type, input, show } = visitField();
  type('anna');
  vi.advanceTimersByTime(PAUSE_MS);
  show('anna');
  show('ann');
  expect(input.value).toBe('ann');
  show('');
  expect(input.value).toBe('');
});
