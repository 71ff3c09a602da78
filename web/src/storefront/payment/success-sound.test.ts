import { beforeEach, expect, test, vi } from 'vitest';
import { mutedSound } from '../../memory/late/muted-sound.ts';
import { playSuccessSound } from './success-sound.ts';

/** Later than any sound of another file: all files share one window. */
let now = Date.parse('2100-01-01T00:00:00Z');
const play = vi.fn();

beforeEach(() => {
  now += 60_000;
  play.mockClear();
  mutedSound.forget();
});

test('a payment sounds at most once', () => {
  playSuccessSound('first', now, play);
  playSuccessSound('first', now + 60_000, play);
  expect(play).toHaveBeenCalledTimes(1);
});

test('nothing sounds within five seconds of the last sound', () => {
  playSuccessSound('second', now, play);
  playSuccessSound('third', now + 4_999, play);
  expect(play).toHaveBeenCalledTimes(1);
  playSuccessSound('fourth', now + 5_000, play);
  expect(play).toHaveBeenCalledTimes(2);
});

test('a muted shop is silent', () => {
  mutedSound.keep(true);
  playSuccessSound('fifth', now, play);
  expect(play).not.toHaveBeenCalled();
});

test('a shop that was muted is silent also where the browser stores nothing', () => {
  const forbidden = vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError');
  });
  mutedSound.keep(true);
  playSuccessSound('sixth', now, play);
  expect(play).not.toHaveBeenCalled();
  forbidden.mockRestore();
  mutedSound.forget();
});
