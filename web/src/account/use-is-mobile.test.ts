import { readFileSync } from 'node:fs';
import { renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useIsMobile } from './use-is-mobile.ts';

afterEach(() => vi.unstubAllGlobals());

test('the page is a phone’s up to the very width at which the style stops to draw one', () => {
  const [, width] = /--breakpoint-md: (.+);/.exec(readFileSync(`${import.meta.dirname}/../ui/tokens.css`, 'utf8')) ?? [];
  const asked = vi.fn(() => ({ matches: true, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
  vi.stubGlobal('matchMedia', asked);
  expect(renderHook(useIsMobile).result.current).toBe(true);
  expect(new Set(asked.mock.calls.flat())).toEqual(new Set([`not all and (min-width: ${width})`]));
});
