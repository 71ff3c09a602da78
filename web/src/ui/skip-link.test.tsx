import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeServer, leaveShop, visitShop } from '../../testing/shop-visit.tsx';
import { SkipLink } from './skip-link.tsx';

afterEach(leaveShop);

test('the skip link moves the focus to the content, and leaves the address as it is', () => {
  const page = (
    <>
      <SkipLink />
      <main id="content" tabIndex={-1} />
    </>
  );
  visitShop(page, fakeServer({}), { language: 'en', path: '/refund#secret' });
  const content = screen.getByRole('main');
  content.scrollIntoView = vi.fn();
  fireEvent.click(screen.getByRole('link', { name: 'Skip to content' }));
  expect(document.activeElement).toBe(content);
  expect(content.scrollIntoView).toHaveBeenCalled();
  expect(window.location.hash).toBe('#secret');
});
