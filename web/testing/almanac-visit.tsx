import { Route, Routes } from 'react-router-dom';
import type { components } from '#contract';
import { DAY_MS } from '#kernel/durations.ts';
import type { Language } from '#kernel/language.ts';
import AlmanacPage from '../src/storefront/almanac/almanac-page.tsx';
import { example, type FakeAnswers, fakeServer, visitShop } from './shop-visit.tsx';

type Wire = components['schemas'];

export const monday = example<Wire['PanchangaDay']>('panchangaDay');
export const row = example<Wire['PanchangaDays']>('panchangaDays');
export const DAY = 'GET /api/panchanga';
export const DAYS = 'GET /api/panchanga/days';

/** Opens a page of the almanac at a server that gives these answers. */
export function openAlmanac(path: string, answers: FakeAnswers, language: Language = 'en') {
  const server = fakeServer({ 'GET /api/articles-catalog': [], ...answers });
  const page = <AlmanacPage />;
  visitShop(
    <Routes>
      <Route path="/panchanga" element={page} />
      <Route path="/panchanga/:city" element={page} />
      <Route path="/panchanga/:city/:day" element={page} />
    </Routes>,
    server,
    { path, language },
  );
  return server;
}

const dayBefore = (instant: string) => new Date(Date.parse(instant) - DAY_MS).toISOString();
/** The day before, a whole day earlier in everything: no two days have an instant in common. */
export const sunday = JSON.parse(JSON.stringify(monday), (_, value) =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value) ? dayBefore(value) : value,
);
export const day = (changes: Partial<Wire['PanchangaDay']> = {}): FakeAnswers => ({
  [DAY]: ({ search }) => Response.json({ ...(search.includes('date=2022-01-23') ? sunday : monday), ...changes }),
});
