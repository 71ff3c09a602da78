import { fireEvent, screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import PartnerPage from '../src/staff/partner/partner-page.tsx';
import type { PartnerOrder } from '../src/staff/partner/partner-queries.ts';
import { staffMember, visitPanel } from './panel-visit.tsx';
import { example, type FakeServer, fakeServer } from './shop-visit.tsx';

export const ORDERS = 'GET /api/partner/indra/orders';
export const CONFIRM = 'POST /api/partner/indra/orders/*/confirmation';
export const order = () => example<PartnerOrder>('partnerOrder');

/** A server with the orders of a partner. */
export function partnerServer(): FakeServer {
  return fakeServer({
    'GET /api/partner/indra': example<object>('partnerDashboard'),
    [ORDERS]: example<object>('partnerOrders'),
    [CONFIRM]: order(),
    'DELETE /api/partner/indra/orders/*/confirmation': order(),
    'POST /api/partner/indra/orders/*/confirmation/agreement': order(),
    'POST /api/partner/indra/orders/*/decline': order(),
  });
}

const member = staffMember({ role: 'partner', partner: 'indra' });
const section = (
  <Routes>
    <Route path="/partner-dashboard/indra/partner/*" element={<PartnerPage />} />
  </Routes>
);

export const visitPartner = (server: FakeServer, place = '', language: 'ru' | 'en' = 'ru') =>
  visitPanel(section, server, { path: `/partner-dashboard/indra/partner${place}`, member, language });

/** The list, without what waits for the partner above it. */
export function openPartner(server: FakeServer, language: 'ru' | 'en' = 'ru') {
  const all = server.answers[ORDERS];
  server.answers[ORDERS] = (call) => {
    if (call.search.includes('status=waiting')) return Response.json({ items: [], nextCursor: null });
    return typeof all === 'function' ? all(call) : Response.json(all);
  };
  return visitPartner(server, '', language);
}

export const table = async (name = 'Заказы') => within(await screen.findByRole('table', { name }));
export const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
