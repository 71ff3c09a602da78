import { fireEvent, screen } from '@testing-library/react';
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

test('the switch remembers the language that was chosen', () => {
  visitShop(<LanguageSwitch />, fakeServer({}), { language: 'en', path: '/user-profile' });
  const link = screen.getByRole('link', { name: 'RU, Russian' });
  link.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(link);
  expect(document.cookie).toContain('lang=ru');
});
