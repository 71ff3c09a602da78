import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { fakeServer, leaveShop, visitShop } from '../../../testing/shop-visit.tsx';
import { LanguageSwitch } from './language-switch.tsx';

afterEach(leaveShop);

test('the switch leads to the same page in the other language, with its search and the secret behind #', () => {
  visitShop(<LanguageSwitch />, fakeServer({}), { language: 'en', path: '/refund?from=mail#secret' });
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/ru/refund?from=mail#secret',
    '/en/refund?from=mail#secret',
  ]);
});
