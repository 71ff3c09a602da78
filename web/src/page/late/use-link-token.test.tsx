import { act, renderHook } from '@testing-library/react';
import { BrowserRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { useLinkToken } from './use-link-token.ts';

const [ONE, OTHER] = ['x'.repeat(43), 'y'.repeat(43)] as const;

/** Changes the end of the address as a link within the page and a step back do. */
const moveTo = (hash: string) =>
  act(() => {
    window.history.pushState(null, '', `/${hash}`);
    window.dispatchEvent(new PopStateEvent('popstate'));
  });

function open(hash: string, before?: string) {
  window.history.pushState(null, '', `/${hash}`);
  return renderHook(() => useLinkToken(before), { wrapper: BrowserRouter }).result;
}

test.each(['#content', '#cart', ''])('the token stays when the address then ends with "%s"', (hash) => {
  document.body.innerHTML = '<main id="content"></main>';
  const token = open(`#${ONE}`);
  moveTo(hash);
  expect(token.current).toBe(ONE);
});

test('a link that does not work ends the token of the one before', () => {
  const token = open(`#${ONE}`);
  moveTo('#short');
  expect(token.current).toBe('');
});

test('another link that is opened in the same tab has its own token', () => {
  const token = open(`#${ONE}`);
  moveTo(`#${OTHER}`);
  expect(token.current).toBe(OTHER);
});

test.each(['', '#content', '#short', `#${ONE}x`, `#names=${ONE}`])('an address that ends with "%s" has no token', (hash) => {
  expect(open(hash).current).toBe('');
});

test('a token may stand behind a word, and stays when the address then ends without it', () => {
  const token = open(`#names=${ONE}`, '#names=');
  moveTo('');
  expect(token.current).toBe(ONE);
});
