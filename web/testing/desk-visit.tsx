import { fireEvent, screen } from '@testing-library/react';
import DeskPage from '../src/staff/desk/desk-page.tsx';
import type { DeskOrder } from '../src/staff/desk/desk-queries.ts';
import { staffMember, visitSection } from './panel-visit.tsx';
import { example, type FakeServer, fakeServer } from './shop-visit.tsx';

export interface Day {
  items: DeskOrder[];
  nextCursor: string | null;
}

export const DESK = 'GET /api/admin/desk';
export const BEGIN = 'POST /api/admin/desk/*/rituals/0/begin';
export const ORDER = '6f1f7a52-0a4e-4c62-9d0f-3f1f6f1b8f4e';
/** When the desk of the tests is looked at. */
export const NOW = new Date('2026-11-21T09:00:00Z');

/** The day of the contract's example, with its order changed. */
export function aDay(changes: Partial<DeskOrder> = {}, ritual: Partial<DeskOrder['rituals'][number]> = {}): Day {
  const day = example<Day>('deskDay');
  const items = day.items.map((order) => ({
    ...order,
    ...changes,
    rituals: order.rituals.map((each) => ({ ...each, ...ritual })),
  }));
  return { ...day, items };
}

/** A server with the example day. */
export function deskServer(): FakeServer {
  return fakeServer({
    [DESK]: aDay(),
    'GET /api/admin/desk/undated': example('deskOrders'),
    'GET /api/admin/desk/*/rituals/0/sankalpa': example('sankalpa'),
  });
}

/** Draws the desk of today for a priest, unless told otherwise. */
export const visitDesk = (
  server: FakeServer,
  path = '/desk',
  language: 'ru' | 'en' = 'ru',
  role: 'priest' | 'administrator' = 'priest',
) => visitSection(DeskPage, server, { place: path, language, member: staffMember({ role }) });
export const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
