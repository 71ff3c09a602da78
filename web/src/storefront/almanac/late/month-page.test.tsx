import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { components } from '#contract';
import { example, fakeServer, leaveShop, visitShop } from '../../../../testing/shop-visit.tsx';
import { monthIn } from '../day.ts';
import MonthPage from './month-page.tsx';

afterEach(() => {
  leaveShop();
  vi.restoreAllMocks();
});

vi.mock('../../good-days/days-for-ritual.tsx', () => Promise.reject(new Error('The connection is gone')));

test('a month stands without the choice of a ritual where the code of that does not load', async () => {
  const complaints = vi.spyOn(console, 'error').mockReturnValue();
  const month = monthIn('2027-01', example<components['schemas']['PanchangaDays']>('panchangaDays'), 'en');
  visitShop(<MonthPage month={month} />, fakeServer({ 'GET /api/articles-catalog': [] }), { language: 'en' });
  await vi.waitFor(() => expect(complaints).toHaveBeenCalled());
  expect(screen.getByRole('region', { name: 'Calendar of the month' })).toBeDefined();
  expect(screen.queryByLabelText('Good days for a ritual')).toBeNull();
});
