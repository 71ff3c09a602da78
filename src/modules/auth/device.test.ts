import { expect, test } from 'vitest';
import { describeDevice } from './device.ts';

const BLINK = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const WEBKIT = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';

test.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${BLINK} Chrome/130.0.0.0 Safari/537.36`, 'Chrome · Windows'],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${BLINK} Chrome/130.0.0.0 Safari/537.36 Edg/130.0.0.0`, 'Edge · Windows'],
  [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${WEBKIT} Version/17.5 Safari/605.1.15`, 'Safari · macOS'],
  [`Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) ${WEBKIT} Version/17.5 Mobile/15E148 Safari/604.1`, 'Safari · iPhone'],
  [
    `Mozilla/5.0 (Linux; Android 14; SM-S918B) ${BLINK} SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36`,
    'Samsung Internet · Android',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:131.0) Gecko/20100101 Firefox/131.0', 'Firefox · Linux'],
  [`Mozilla/5.0 (Windows NT 10.0) ${BLINK} Chrome/130.0.0.0 YaBrowser/24.10.0.0 Safari/537.36`, 'Yandex Browser · Windows'],
  ['curl/8.5.0', '—'],
  ['', '—'],
])('the User-Agent "%s" is described as "%s"', (userAgent, words) => {
  expect(describeDevice(userAgent)).toBe(words);
});

test('a description repeats nothing of a hostile User-Agent, and a very long header is cut', () => {
  expect(describeDevice('<script>alert(1)</script> Firefox/1')).toBe('Firefox');
  expect(describeDevice(`${'Version/1.'.repeat(100_000)} Firefox/1`)).toBe('—');
});
