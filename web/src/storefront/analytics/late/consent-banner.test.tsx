import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeServer, leaveShop, pressFocused, visitShop } from '../../../../testing/shop-visit.tsx';
import { analyticsConsent, useConsent } from '../../../memory/analytics-consent.ts';
import { ConsentBanner } from './consent-banner.tsx';

afterEach(() => {
  vi.restoreAllMocks();
  leaveShop();
  analyticsConsent.forget();
});

const Banner = () => (useConsent() === 'open' ? <ConsentBanner /> : null);

const page = (
  <>
    <main id="content" tabIndex={-1} />
    <Banner />
  </>
);

test('an answer that the browser cannot store closes the banner all the same', async () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError');
  });
  visitShop(page, fakeServer());
  await pressFocused('Не разрешать');
  expect(screen.queryByRole('button')).toBeNull();
});

test.each([
  ['Не разрешать', 'denied'],
  ['Разрешить', 'granted'],
])('the answer "%s" is kept, and the content of the page has the focus when the banner goes', async (name, answer) => {
  visitShop(page, fakeServer());
  await pressFocused(name);
  expect(analyticsConsent.read()).toBe(answer);
  expect(document.activeElement?.id).toBe('content');
});
