import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeServer, leaveShop, visitShop } from '../../../testing/shop-visit.tsx';
import { useArrival } from './use-arrival.ts';

afterEach(() => {
  leaveShop();
  vi.restoreAllMocks();
});

/** A page with a part that is drawn only once a button is pressed, as its data would draw it. */
function Page({ link }: { link: string }) {
  const content = useRef<HTMLElement>(null);
  const [hasLatePart, setLatePart] = useState(false);
  useArrival(content);
  return (
    <main ref={content} tabIndex={-1}>
      <Link to={link}>link</Link>
      <p id="first">first</p>
      <p id="день">second</p>
      <p id="50%">third</p>
      <button type="button" onClick={() => setLatePart(true)}>
        draw
      </button>
      {hasLatePart && <p id="late">late</p>}
    </main>
  );
}

test.each([
  ['#first', 'first'],
  ['#день', 'second'],
  [`#${encodeURIComponent('день')}`, 'second'],
  ['/other#50%', 'third'],
])('a link to %s scrolls to that part of the page', (link, text) => {
  const scrolled = watchScrolling();
  visitShop(<Page link={link} />, fakeServer());
  fireEvent.click(screen.getByRole('link'));
  expect(scrolled).toEqual([text]);
});

/** The texts of the parts to which the page scrolls. The DOM of the tests cannot scroll. */
function watchScrolling(): string[] {
  const scrolled: string[] = [];
  Element.prototype.scrollIntoView = function () {
    scrolled.push(this.textContent ?? '');
  };
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  return scrolled;
}

const drawLatePart = () => fireEvent.click(screen.getByText('draw'));

test('a part that is drawn after the page, as it was loaded late, is scrolled to once it is there', async () => {
  const scrolled = watchScrolling();
  visitShop(<Page link="/other#late" />, fakeServer());
  fireEvent.click(screen.getByRole('link'));
  expect(document.activeElement).toBe(screen.getByRole('main'));
  drawLatePart();
  await waitFor(() => expect(scrolled).toEqual(['late']));
});

test('a late part that the first address of a visit names is scrolled to, too', async () => {
  const scrolled = watchScrolling();
  visitShop(<Page link="/" />, fakeServer(), { path: '/#late' });
  drawLatePart();
  await waitFor(() => expect(scrolled).toEqual(['late']));
});

test('after a reload a late part moves nothing when the browser has gone back to where the visitor stood', async () => {
  const scrolled = watchScrolling();
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(700);
  visitShop(<Page link="/" />, fakeServer(), { path: '/#late' });
  drawLatePart();
  await act(async () => undefined);
  expect(scrolled).toEqual([]);
});

test('a part that comes when the visitor reads already moves nothing', async () => {
  const scrolled = watchScrolling();
  visitShop(<Page link="/other#late" />, fakeServer());
  fireEvent.click(screen.getByRole('link'));
  screen.getByText('draw').focus();
  drawLatePart();
  await act(async () => undefined);
  expect(scrolled).toEqual([]);
});

test('a link to a part that another page lacks goes to its top with the focus on its content', () => {
  const scroll = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  visitShop(<Page link="/other#100%" />, fakeServer());
  fireEvent.click(screen.getByRole('link'));
  expect(scroll).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
  expect(document.activeElement).toBe(screen.getByRole('main'));
});
