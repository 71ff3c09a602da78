import { runSql } from '../../test/support/sql.ts';
import { dayFromToday } from './days.ts';

/** A list or a search of the panel, and the paths by which it is measured. */
interface MeasuredRequest {
  readonly name: string;
  readonly paths: readonly string[];
}

const COMMON_NAMES = ['Анна', 'Сергей', 'Пётр', 'Anna'];
const PHONES = ['+79000000123', '+7900000', '+79000019999'];

/** Searches ask for many different orders and customers, so that no cache answers for all of them. */
export async function panelRequests(databaseUrl: string): Promise<readonly MeasuredRequest[]> {
  const orders = await runSql<{ id: string; email: string; name: string; address: string }>(
    databaseUrl,
    `select orders.id, customer_email as email, customer_name as name, payments.address
      from orders join payments on payments.order_id = orders.id order by orders.id limit 20`,
  );
  const ids = orders.map(({ id }) => id);
  const numbers = ids.map((id) => id.slice(0, 8));
  const emails = orders.map(({ email }) => email);
  const names = orders.map(({ name }) => name);
  const addresses = orders.map(({ address }) => address);
  return [
    request('orders', ['orders']),
    request('orders of a state', withEach('orders?status=', ['paid', 'cancelled', 'completed', 'waiting'])),
    request('orders of a partner', ['orders?partner=indra']),
    request('orders that wait for a person', ['orders?waits=true']),
    request('orders by number', withEach('orders?q=', numbers)),
    request('orders by e-mail', withEach('orders?q=', emails)),
    request('orders by name', withEach('orders?q=', names)),
    request('orders by a common name', withEach('orders?q=', COMMON_NAMES)),
    request('orders by address of a payment', withEach('orders?q=', addresses)),
    request('orders by sum and state', withEach('orders?sort=', ['-total', 'total', 'status', '-status'])),
    request('an order', withEach('orders/', ids)),
    request('clients', ['clients']),
    request('clients by name', withEach('clients?search=', names)),
    request('clients by a common name', withEach('clients?search=', COMMON_NAMES)),
    request('clients by e-mail', withEach('clients?search=', emails)),
    request('clients by phone', withEach('clients?search=', PHONES)),
    request('clients of a language, and those who have bought or have not', [
      'clients?language=en',
      'clients?buyers=true',
      'clients?buyers=false',
      'clients?buyers=false&sort=date',
    ]),
    request('consultations', ['consultations', ...withEach('consultations?sort=', ['date', 'status', '-status'])]),
    request('desk of a day', withEach('desk?day=', [0, 1, 2, 3].map(dayFromToday))),
    request('desk without a day', ['desk/undated']),
    request('reports', ['reports']),
    request('audit log', ['audit', 'audit?sort=date', 'audit?q=order&sort=date']),
    request('partners', ['partners']),
    request('reviews of money', ['money', ...withEach('money?sort=', ['-date', '-total', 'status'])]),
    request('refunds', ['refunds', ...withEach('refunds?sort=', ['-date', '-total', 'status'])]),
    request('articles', ['content/articles']),
    request('rituals', ['content/services']),
    request('staff', ['staff']),
    request('overview', withEach('overview?step=', ['day', 'week', 'month'])),
  ];
}

function request(name: string, paths: readonly string[]): MeasuredRequest {
  return { name, paths: paths.map((path) => `/api/admin/${path}`) };
}

/** A path for each value, which stands at its end. */
function withEach(path: string, values: readonly string[]): string[] {
  return values.map((value) => path + encodeURIComponent(value));
}
