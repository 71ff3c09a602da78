import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { DAY, day, monday, openAlmanac } from '../../../../testing/almanac-visit.tsx';
import { leaveShop, press } from '../../../../testing/shop-visit.tsx';
import { citiesQuery } from '../../../page/late/cities.ts';

afterEach(() => {
  leaveShop();
  vi.restoreAllMocks();
});

test.each([
  ['en', 'The list of cities did not load.', 'Try again', 'Kaza', 'Kazan, Russia'],
  ['ru', 'Список городов не загрузился.', 'Попробовать ещё раз', 'Каза', 'Казань, Россия'],
] as const)(
  'in %s a list of cities that did not load says so, can be asked for again, and keeps what is typed',
  async (...words) => {
    const [language, failed, again, typed, suggested] = words;
    vi.spyOn(citiesQuery, 'queryFn').mockRejectedValueOnce(new Error('The connection is gone'));
    openAlmanac('/panchanga/delhi/2022-01-24', day(), language);
    const city = await screen.findByRole<HTMLInputElement>('combobox', { name: /^(City|Город) · / });
    fireEvent.focus(city);
    fireEvent.change(city, { target: { value: typed } });
    expect((await screen.findByText(failed)).closest('[role=status]')).not.toBeNull();
    // The keyboard leaves the field on its way to the button.
    fireEvent.blur(city);
    await press(again);
    await waitFor(() => expect(screen.queryByText(failed)).toBeNull());
    expect(document.activeElement).toBe(city);
    expect(city.value).toBe(typed);
    // By time, not by what changes on the page: each press changes it.
    await vi.waitFor(() => {
      fireEvent.keyDown(city, { key: 'ArrowDown' });
      expect(screen.getByRole('option', { name: suggested })).toBeDefined();
    });
  },
);

/** Puts a browser's answer to where the reader is into its place; it goes with the test. */
function locateBy(getCurrentPosition: (found: PositionCallback) => void): void {
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'geolocation'));
}

const KAZAN = { coords: { latitude: 55.8, longitude: 49.1 } } as GeolocationPosition;

test('a browser that has told its place is not blamed for a list of cities that did not load', async () => {
  vi.spyOn(citiesQuery, 'queryFn').mockRejectedValueOnce(new Error('The connection is gone'));
  locateBy((found) => found(KAZAN));
  openAlmanac('/panchanga/delhi/2022-01-24', day());
  await press('Find the city nearest to me');
  expect(await screen.findByText('The list of cities did not load.')).toBeDefined();
  expect(screen.queryByText(/Your browser did not say/)).toBeNull();
});

test.each([
  ['Home', '/'],
  ['31 Dec', '/panchanga/delhi/2021-12-31'],
])('a place that the browser tells late calls nobody back who has gone on to %s', async (link, path) => {
  const cities = vi.spyOn(citiesQuery, 'queryFn');
  let tell: PositionCallback = () => undefined;
  locateBy((found) => {
    tell = found;
  });
  openAlmanac('/panchanga/delhi/2022-01-01', {
    [DAY]: ({ search }) => Response.json({ ...monday, date: search.slice(-'YYYY-MM-DD'.length) }),
  });
  await press('Find the city nearest to me');
  fireEvent.click(screen.getAllByRole('link', { name: link })[0] as HTMLElement);
  await waitFor(() => expect(location.pathname).toBe(path));
  // The cities were asked for by the press: the place alone is still awaited.
  await cities.mock.results[0]?.value;
  await act(async () => tell(KAZAN));
  expect(location.pathname).toBe(path);
});
