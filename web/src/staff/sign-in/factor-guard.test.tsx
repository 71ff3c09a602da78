import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { visitPanel } from '../../../testing/panel-visit.tsx';
import { example, type FakeServer, fakeServer, leaveShop, press, problem, type } from '../../../testing/shop-visit.tsx';
import { ApiError } from '../../api/error.ts';
import { useApi } from '../../api/provider.tsx';
import type { StaffAccess } from './access.ts';

const SEND = 'POST /api/admin/orders/*/confirmation/agreement';
const id = '0198c5a0-0000-7000-8000-000000000001';

const app = { ...example<StaffAccess>('staffAccess').factors[0], kind: 'authenticator' } as StaffAccess['factors'][number];

let server: FakeServer;

beforeEach(() => {
  server = fakeServer({
    'GET /api/staff/factors': { ...example<StaffAccess>('staffAccess'), factors: [app] },
    'POST /api/staff/second-factor/challenge': { challengeId: 'challenge', passkeyOptions: null },
    'POST /api/staff/second-factor': () => new Response(null, { status: 204 }),
    [SEND]: () => problem(403, 'second_factor_required'),
  });
});

afterEach(leaveShop);

/** Two buttons that agree with money, and what came of each. */
function Page() {
  const api = useApi();
  const [told, tell] = useState<readonly string[]>([]);
  const send = (name: string) =>
    api
      .POST('/api/admin/orders/{id}/confirmation/agreement', { params: { path: { id } } })
      .then(() => tell((all) => [...all, `${name} done`]))
      .catch((error: Error) => tell((all) => [...all, `${name}: ${error.message}`]));
  return (
    <>
      <button type="button" onClick={() => void send('first')}>
        First
      </button>
      <button type="button" onClick={() => void send('second')}>
        Second
      </button>
      <ul>
        {told.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </>
  );
}

const dialog = () => screen.findByRole('dialog', { name: 'Подтвердите, что это вы' });

async function giveFactor() {
  server.answers[SEND] = () => new Response(null, { status: 204 });
  await type('Код из приложения', '123456');
  await press('Подтвердить');
}

test('what the shop refuses for an old second factor is sent again once that was given', async () => {
  visitPanel(<Page />, server);
  await press('First');
  await dialog();
  await giveFactor();
  expect(await screen.findByText('first done')).toBeDefined();
  expect(server.callsOf(SEND)).toHaveLength(2);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('two changes that wait for the second factor ask for it once', async () => {
  visitPanel(<Page />, server);
  await press('First');
  await dialog();
  fireEvent.click(screen.getByText('Second'));
  await waitFor(() => expect(server.callsOf(SEND)).toHaveLength(2));
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  await giveFactor();
  for (const done of ['first done', 'second done']) expect(await screen.findByText(done)).toBeDefined();
});

test('whoever closes the question gets the refusal where they pressed, and is asked again at the next press', async () => {
  visitPanel(<Page />, server);
  await press('First');
  await dialog();
  await press('Закрыть');
  expect(await screen.findByText(/^first: /)).toBeDefined();
  expect(screen.queryByRole('dialog')).toBeNull();
  await press('Second');
  expect(await dialog()).toBeDefined();
});

test('when the shop does not say which factors there are, the question says so, and a press tries again', async () => {
  const factors = server.answers['GET /api/staff/factors'] ?? {};
  server.answers['GET /api/staff/factors'] = () => problem(503, 'unavailable');
  visitPanel(<Page />, server);
  await press('First');
  expect((await screen.findByRole('alert')).textContent).toContain('Detail of unavailable.');
  server.answers['GET /api/staff/factors'] = factors;
  await press('Попробовать ещё раз');
  expect(await screen.findByLabelText('Код из приложения')).toBeDefined();
});

test('another refusal is told at once, and nothing is asked', async () => {
  server.answers[SEND] = () => problem(409, 'illegal_transition');
  visitPanel(<Page />, server);
  await press('First');
  expect(await screen.findByText(/^first: /)).toBeDefined();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a change that waits for the factor is refused where the page goes, and not sent', async () => {
  let refusal: unknown;
  const Waiting = () => {
    const api = useApi();
    const send = () => api.POST('/api/admin/orders/{id}/confirmation/agreement', { params: { path: { id } } });
    return (
      <button
        type="button"
        onClick={() =>
          void send().catch((error) => {
            refusal = error;
          })
        }
      >
        Send
      </button>
    );
  };
  visitPanel(<Waiting />, server);
  await press('Send');
  await dialog();
  leaveShop();
  await waitFor(() => expect(refusal).toBeInstanceOf(ApiError));
  expect(server.callsOf(SEND)).toHaveLength(1);
});
