import type { components } from '#contract';
import OrdersPage from '../src/staff/orders/orders-page.tsx';
import { staffMember, visitSection } from './panel-visit.tsx';
import { example, type FakeServer, fakeServer } from './shop-visit.tsx';

export type Books = components['schemas']['OrderMoney'];
type Page = components['schemas']['AdminOrderList'];

export const order = example<components['schemas']['AdminOrder']>('adminOrder');
export const LIST = 'GET /api/admin/orders';
export const ONE = 'GET /api/admin/orders/*';
export const MONEY = 'GET /api/admin/orders/*/confirmation';
export const BOOKS = 'GET /api/admin/orders/*/money';

/** A server with the example order. */
export function ordersServer(): FakeServer {
  return fakeServer({
    [LIST]: example<Page>('adminOrders'),
    [ONE]: order,
    [MONEY]: { due: 0, needsSecond: false, canDecline: false, confirmations: [] },
    [BOOKS]: example<Books>('orderMoney'),
    'GET /api/orders/*': example<components['schemas']['Order']>('order'),
  });
}

/** Draws the orders of the panel, their list unless told otherwise. */
export const visitOrders = (server: FakeServer, place = '', language: 'ru' | 'en' = 'ru', member = staffMember()) =>
  visitSection(OrdersPage, server, { place: `/orders${place}`, language, member });
