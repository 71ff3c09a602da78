import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { fakeServer, leaveShop, visitShop } from '../../testing/shop-visit.tsx';
import { SupportMail, SupportMessenger } from './support.tsx';

afterEach(leaveShop);

test('the handle in the messenger and the e-mail are links that write to the shop', () => {
  visitShop(
    <>
      <SupportMail />
      <SupportMessenger />
    </>,
    fakeServer(),
  );
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual([expect.stringMatching(/^mailto:[^@]+@[^@]+$/), expect.stringMatching(/^https:\/\/t\.me\/[^@/]+$/)]);
});
