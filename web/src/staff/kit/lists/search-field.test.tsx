import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { createI18n, I18nProvider } from '../../../i18n/i18n.tsx';
import { CATALOGUES } from '../../../i18n/messages/catalogues.ts';
import { SearchField } from './search-field.tsx';

afterEach(() => vi.useRealTimers());

test('a letter that is typed before the address has the words so far stays; a step back and a cleared filter change the field', () => {
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
  type('ann');
  vi.advanceTimersByTime(300);
  type('anna');
  rerender(field('ann'));
  expect(input.value).toBe('anna');
  vi.advanceTimersByTime(300);
  rerender(field('anna'));
  expect(onSearch.mock.calls).toEqual([['ann'], ['anna']]);
  rerender(field('ann'));
  expect(input.value).toBe('ann');
  rerender(field(''));
  expect(input.value).toBe('');
});
