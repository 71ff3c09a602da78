import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MINUTE_MS } from '#kernel/durations.ts';
import { createApi } from '../../api/client.ts';
import { ApiProvider, useApi } from '../../api/provider.tsx';
import { useIdleMark } from './use-idle-mark.ts';

let marks: (string | null)[];

function Page() {
  const api = useApi();
  useIdleMark();
  const ask = () => void api.GET('/api/staff/me');
  return (
    <>
      <button type="button" onClick={ask}>
        Ask
      </button>
      <input onInput={ask} aria-label="Note" />
    </>
  );
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  marks = [];
  const api = createApi({
    language: 'en',
    noAnswer: '',
    origin: 'http://shop.test',
    fetch: async ({ headers }) => {
      marks.push(headers.get('x-idle'));
      return Response.json({});
    },
  });
  render(
    <ApiProvider api={api}>
      <Page />
    </ApiProvider>,
  );
  vi.setSystemTime(Date.now() + 2 * MINUTE_MS);
  void api.GET('/api/staff/me');
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test.each<[string, () => void]>([
  ['press of a button', () => fireEvent.click(screen.getByRole('button'))],
  ['change of a field', () => fireEvent.input(screen.getByRole('textbox'), { target: { value: 'A' } })],
])('a request by itself is marked as idle; one by the %s is not, where a screen reader makes no other event', async (_, act) => {
  act();
  await vi.waitFor(() => expect(marks).toEqual(['1', null]));
});
