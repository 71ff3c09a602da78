import { afterEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../../api/error.ts';
import { deskNotes } from '../../../memory/late/desk-notes.ts';
import { sendNotes } from './send-notes.ts';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

const note = {
  note: crypto.randomUUID(),
  by: crypto.randomUUID(),
  order: crypto.randomUUID(),
  position: 0,
  kind: 'part',
  part: 'homa',
  ahutis: 108,
  startDate: null,
  at: '2026-11-21T08:00:00.000Z',
} as const;

test.each<[string, () => Promise<object>]>([
  ['taken', async () => ({ data: { ahutis: 108 } })],
  ['refused', () => Promise.reject(new ApiError(409, 'The ritual is not begun'))],
])('a note that was %s is not sent again at once where the device cannot store that', async (_, answer) => {
  deskNotes.add(note);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  // Without an answer the sending ends in any case, so that the test ends as well.
  const put = vi
    .fn()
    .mockRejectedValue(new TypeError('Failed to fetch'))
    .mockImplementationOnce(answer)
    .mockImplementationOnce(answer);
  await sendNotes({ request: put } as never, note.by);
  expect(put).toHaveBeenCalledTimes(1);
});
