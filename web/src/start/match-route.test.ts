// @vitest-environment node
import { expect, test } from 'vitest';
import { matchRoute } from './match-route.ts';

test('the address of a page in capital letters is that of no page', () => {
  const unknown = matchRoute('/nothing-here', true).route;
  for (const path of ['/articles', '/ritual/ganesha', '/user-profile', '/ptest22']) {
    expect(matchRoute(path, true).route).not.toBe(unknown);
    expect(matchRoute(path.toUpperCase(), true).route).toBe(unknown);
  }
});
