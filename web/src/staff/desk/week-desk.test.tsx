import { screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { visitPanel } from '../../../testing/panel-visit.tsx';
import { example, fakeServer, leaveShop } from '../../../testing/shop-visit.tsx';
import { WeekDesk } from './week-desk.tsx';

const WEEK = 'GET /api/admin/desk/week';
afterEach(leaveShop);

test.each([
  ['ru', 'Неделя 23–29 ноября', 'Среда, 25 ноября', '3 ритуала', '2 начинаются', 'Мест больше нет'],
  ['en', 'Week of 23 – 29 November', 'Wednesday 25 November', '3 rituals', '2 begin', 'No more places'],
] as const)(
  'in %s the week says how many rituals each day has, and leads to the day',
  async (language, week, day, count, begin, full) => {
    const server = fakeServer({ [WEEK]: example<object>('deskWeek') });
    visitPanel(<WeekDesk />, server, { path: '/admin-panel/desk/week?day=2026-11-27', language });
    const link = await screen.findByRole('link', { name: new RegExp(`^${day}`) });
    expect(screen.getByRole('heading', { level: 1 }).textContent?.replaceAll(/\s/g, ' ')).toBe(week);
    const card = within(link.closest('li') as HTMLElement);
    for (const text of [count, begin, full]) expect(card.getByText(text)).toBeDefined();
    expect(card.getByText(/Ганеша-яга|Ganesha Yagya/).textContent).toMatch(/× 3$/);
    expect(link.getAttribute('href')).toBe('/admin-panel/desk?day=2026-11-25');
    expect(server.callsOf(WEEK).map(({ search }) => search)).toEqual(['?from=2026-11-23']);
    // On the last two days of the week.
    expect(screen.getAllByText(/Храм закрыт|The temple is closed/)).toHaveLength(2);
  },
);
