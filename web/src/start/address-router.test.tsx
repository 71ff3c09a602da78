import { cleanup, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { AddressRouter } from './address-router.tsx';

afterEach(cleanup);

/** Says which address is shown; the visitor goes back to `/articles` while the page is drawn for the first time. */
function PageLeftEarly() {
  const { pathname, search } = useLocation();
  const isFirstDraw = useRef(true);
  if (isFirstDraw.current) history.replaceState(null, '', '/en/articles');
  isFirstDraw.current = false;
  return <p>{pathname + search}</p>;
}

test('a visitor who goes back before the page listens sees the page of the address', () => {
  history.replaceState(null, '', '/en/articles?tag=calendar');
  render(
    <AddressRouter basename="/en">
      <PageLeftEarly />
    </AddressRouter>,
  );
  expect(screen.getByText('/articles')).toBeTruthy();
});
