import { get, ifMatch, NO_ORDER, NOBODY, post, put, type Rows, row, staff } from './rows.ts';

/** An operator may change orders, but not prices: such an operation is refused to this role. */
const pricing = (status: number) => {
  const row = staff('orders.write', status);
  return { ...row, expected: { ...row.expected, operator: 403 } };
};

const changed = { items: [{ id: 'ganesha', quantity: 1, duration: 1 }], total: 150, reason: 'Скидка', noteId: NOBODY };

/** Orders in the hands of the staff. */
export const ADMIN_ORDERS: Rows = {
  createOrderForClient: row(
    post('/api/admin/orders', {
      clientId: NOBODY,
      customerName: 'Анна',
      customerEmail: 'anna@example.com',
      language: 'ru',
      items: [{ id: 'ganesha', quantity: 1, duration: 1 }],
    }),
    staff('orders.write', 404),
  ),
  listAllOrders: row(get('/api/admin/orders?q=nobody'), staff('orders.read', 200)),
  getAdminOrder: row(get(`/api/admin/orders/${NO_ORDER}`), staff('orders.read', 404)),
  addOrderNote: row(put(`/api/admin/orders/${NO_ORDER}/notes/${NOBODY}`, { text: 'Позвонить' }), staff('orders.write', 404)),
  cancelOrder: row(
    ifMatch(1, post(`/api/admin/orders/${NO_ORDER}/cancellation`, { reason: 'Передумал', noteId: NOBODY })),
    staff('orders.write', 404),
  ),
  changeOrder: row(ifMatch(1, post(`/api/admin/orders/${NO_ORDER}/changes`, changed)), pricing(404)),
  previewOrderChange: row(post(`/api/admin/orders/${NO_ORDER}/changes/preview`, { items: changed.items }), pricing(404)),
  postponeRituals: row(
    ifMatch(
      1,
      post(`/api/admin/orders/${NO_ORDER}/postponement`, { startDate: '2099-01-15', reason: 'Храм закрыт', noteId: NOBODY }),
    ),
    staff('orders.write', 404),
  ),
  answerPostponement: row(
    ifMatch(1, post(`/api/admin/orders/${NO_ORDER}/postponement-answer`, { agreed: true, answer: 'Да', noteId: NOBODY })),
    staff('orders.write', 404),
  ),
  exportOrders: row(get('/api/admin/exports/orders?q=nobody'), staff('exports.read', 200)),
  sendOrderLetter: row(post(`/api/admin/orders/${NO_ORDER}/letters`, { letter: 'payment_link' }), staff('orders.write', 404)),
};
