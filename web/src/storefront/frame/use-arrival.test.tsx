import { fireEvent, screen } from '@testing-library/react';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeServer, leaveShop, visitShop } from '../../../testing/shop-visit.tsx';
import { useArrival } from './use-arrival.ts';

afterEach(() => {
  leaveShop();
  vi.restoreAllMocks();
});

function Page({ link }: { link: string }) {
  const content = useRef<HTMLElement>(null);
  useArrival(content);
  return (
    <main ref={content} tabIndex={-1}>
      <Link to={link}>link</Link>
      <p id="first">first</p>
      <p id="день">second</p>
      <p id="50%">third</p>
    </main>
  );
}

test.each([
  ['#first', 'first'],
  ['#день', 'second'],
  [`#${encodeURIComponent('день')}`, 'second'],
  ['/other#50%', 'third'],
])('a link to %s scrolls to that part of the page', (link, text) => {
  const scrolled: string[] = [];
  // The DOM of the tests cannot scroll.
  Element.prototype.scrollIntoView = function () {
    scrolled.push(this.textContent ?? '');
  };
  visitShop(<Page link={link} />, fakeServer());
  fireEvent.click(screen.getByRole('link'));
  expect(scrolled).toEqual([text]);
});

test('a link to another page, also to a part that it lacks, goes to its top with the focus on its content', () => {
  const scroll = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  visitShop(<Page link="/other#100%" />, fakeServer());
  fireEvent.click(screen.getByRole('link'));
  expect(scroll).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
  expect(document.activeElement).toBe(screen.getByRole('main'));
});
