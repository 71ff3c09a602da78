import { sectionOf } from '../kit/page/section-of.tsx';
import { ChangeOrderPage } from './change-order/change-order-page.tsx';
import { NewOrderPage } from './new-order/new-order-page.tsx';
import { OrderList } from './order-list.tsx';
import { OrderView } from './order-view.tsx';

/** The section of orders: the list, one order, the form of an order for a client, and that which changes an unpaid order. */
export default sectionOf([
  ['', OrderList],
  ['new', NewOrderPage, 'orders.write'],
  [':id', OrderView],
  // A change of the items changes what is to be paid, so it also needs the right to write content.
  [':id/change', ChangeOrderPage, 'content.write'],
]);
