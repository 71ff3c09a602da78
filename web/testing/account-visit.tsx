import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach } from 'vitest';
import AccountPage from '../src/account/account-page.tsx';
import type { CustomerOrder } from '../src/account/queries.ts';
import type { User } from '../src/api/late/current-user.ts';
import { Toaster } from '../src/ui/toast.tsx';
import { example, type FakeServer, fakeServer, leaveShop, press, problem, visitShop } from './shop-visit.tsx';

export const user = (): User => example('user');
export const [order] = example<CustomerOrder[]>('customerOrders') as [CustomerOrder];

interface AccountVisit {
  server: FakeServer;
  /** Opens the account page. `who` is signed in; without it whoever the server says. */
  readonly open: (who?: User, path?: string) => void;
}

/** Gives each test of a file a server of its own, and closes the page after the test. */
export function accountVisits(): AccountVisit {
  const visit: AccountVisit = { server: accountServer(), open: (who, path) => openAccount(visit.server, who, path) };
  beforeAll(loadEarly);
  beforeEach(() => {
    visit.server = accountServer();
  });
  afterEach(leaveShop);
  return visit;
}

/** Loads beforehand what a browser loads late, so that a test does not wait for the code to be compiled. */
async function loadEarly(): Promise<void> {
  await Promise.all([import('../src/ui/late/toast-viewport.tsx'), import('#words/cities.ts')]);
}

/** A server where the customer has one paid order and no plan. */
function accountServer(): FakeServer {
  return fakeServer({
    'GET /api/auth/me': () => problem(401, 'unauthorized'),
    'POST /api/auth/request-login': { codeLength: 6, expiresInSeconds: 600, resendInSeconds: 60 },
    'POST /api/auth/verify-code': { isNewUser: false, user: user() },
    'POST /api/auth/logout': () => new Response(null, { status: 204 }),
    'GET /api/auth/sessions': example<object>('sessions'),
    'GET /api/orders': [order],
    'GET /api/account/deletion': { choice: null, orders: [], refunds: [] },
    'GET /api/closed-days': { items: [] },
    'GET /api/ritual-plans': () => problem(404, 'not_found'),
    'PUT /api/customer-profiles/*': example<object>('profile'),
    'POST /api/customer-profiles': example<object>('profile'),
  });
}

function openAccount(server: FakeServer, who?: User, path = '/user-profile'): void {
  if (who) server.answers['GET /api/auth/me'] = who;
  visitShop(
    <>
      <AccountPage />
      <Toaster />
    </>,
    server,
    { path },
  );
}

export const field = (label: string | RegExp) => screen.findByLabelText<HTMLInputElement>(label);
export const type = async (label: string | RegExp, text: string) =>
  fireEvent.input(await field(label), { target: { value: text } });
export const said = (text: string | RegExp) => screen.findAllByText(text);

/** Somebody who has signed in and has no profile yet. */
export const newcomer = (): User => ({ ...user(), firstName: '', lastName: '', profile: null });

/** Asks for a code on the page of the sign-in. */
export async function askForCode(contact = ' anna@example.com '): Promise<void> {
  await type('E-mail или телефон', contact);
  await press('Получить код');
  await field('Код из шести цифр');
}
