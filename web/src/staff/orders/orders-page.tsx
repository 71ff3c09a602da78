import { Route, Routes } from 'react-router-dom';
import { OrderList } from './order-list.tsx';
import { OrderView } from './order-view.tsx';

/** The section of orders: the list, and one order. */
export default function OrdersPage() {
  return (
    <Routes>
      <Route index element={<OrderList />} />
      <Route path=":id" element={<OrderView />} />
    </Routes>
  );
}
