import { afterEach, expect, test } from 'vitest';
import { fakeServer, leaveShop, pressFocused, visitShop } from '../../../../testing/shop-visit.tsx';
import { analyticsConsent, useConsent } from '../../../memory/analytics-consent.ts';
import { ConsentBanner } from './consent-banner.tsx';

afterEach(() => {
  leaveShop();
  analyticsConsent.forget();
});

const Banner = () => (useConsent() === 'open' ? <ConsentBanner /> : null);

test.each([
  ['Не разрешать', 'denied'],
  ['Разрешить', 'granted'],
])('the answer "%s" is kept, and the content of the page has the focus when the banner goes', async (name, answer) => {
  visitShop(
    <>
      <main id="content" tabIndex={-1} />
      <Banner />
    </>,
    fakeServer(),
  );
  await pressFocused(name);
  expect(analyticsConsent.read()).toBe(answer);
  expect(document.activeElement?.id).toBe('content');
});
