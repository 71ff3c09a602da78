import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach } from 'vitest';
import type { Order } from '../src/api/queries.ts';
import type { TestMode } from '../src/page/settings.tsx';
import OrderPage from '../src/storefront/order/order-page.tsx';
import OrderPaymentPage from '../src/storefront/order/order-payment-page.tsx';
import { exampleOrder, type FakeServer, fakeServer, leaveShop, visitShop } from './shop-visit.tsx';

interface OrderVisit {
  server: FakeServer;
  /** Opens a page of the example's order, with some of its fields changed. */
  readonly open: (page: 'order' | 'checkout', changes?: Partial<Order>, testMode?: TestMode) => void;
}

/** Gives each test of a file a server of its own with the example's order, and closes the page after the test. */
export function orderVisits(): OrderVisit {
  const visit: OrderVisit = {
    server: orderServer(),
    open: (page, changes = {}, testMode) => openPage(visit.server, page, changes, testMode),
  };
  beforeEach(() => {
    visit.server = orderServer();
  });
  afterEach(leaveShop);
  return visit;
}

function orderServer(): FakeServer {
  return fakeServer({ 'GET /api/orders/*': exampleOrder() });
}

function openPage(server: FakeServer, page: string, changes: Partial<Order>, testMode?: TestMode): void {
  const order = { ...exampleOrder(), ...changes };
  if (Object.keys(changes).length > 0) server.answers['GET /api/orders/*'] = order;
  visitShop(
    <Routes>
      <Route path="/order/:id" element={<OrderPage />} />
      <Route path="/checkout/:id" element={<OrderPaymentPage />} />
    </Routes>,
    server,
    { path: `/${page}/${order.id}`, ...(testMode && { testMode }) },
  );
}
