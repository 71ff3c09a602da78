import { Route } from 'react-router-dom';
import { SectionPages } from '../kit/page/no-page.tsx';
import { usePanel } from '../kit/page/panel.tsx';
import { ChangeOrderPage } from './change-order/change-order-page.tsx';
import { NewOrderPage } from './new-order/new-order-page.tsx';
import { OrderList } from './order-list.tsx';
import { OrderView } from './order-view.tsx';

/** The section of orders: the list, one order, and the form of an order for a client. */
export default function OrdersPage() {
  return (
    <SectionPages>
      <Route index element={<OrderList />} />
      {usePanel().can('orders.write') && <Route path="new" element={<NewOrderPage />} />}
      <Route path=":id" element={<OrderView />} />
      {usePanel().can('content.write') && <Route path=":id/change" element={<ChangeOrderPage />} />}
    </SectionPages>
  );
}
