import { expect, test } from 'vitest';
import { askForCodeAt, cookiesOf, post, secretsIn } from '../support/customers.ts';
import { freshDatabase } from '../support/fresh-database.ts';
import { startBehindGate, untilReady } from '../support/gated-server.ts';
import { type ServerProcess, startServer } from '../support/server-process.ts';

const contact = 'anna.canary@example.com';

test.each(['pglite', 'postgres'] as const)(
  'a server on %s that is killed keeps its sessions and the count of wrong tries, and logs no secret',
  async (kind) => {
    const database = await freshDatabase(kind);
    const env = { ...database.env, LOG_LEVEL: 'trace' };
    const first = await startServer(env);
    const signedIn = await signIn(first);
    const { cookie, code } = await askForCodeAt(first.url, contact);
    const wrong = code === '000000' ? '000001' : '000000';
    for (let round = 0; round < 4; round += 1) expect((await verify(first, cookie, wrong)).status).toBe(400);
    await first.stop('SIGKILL');

    const second = await startServer(env);
    expect((await ask(second, '/api/auth/me', signedIn.session)).status).toBe(200);
    // The fifth wrong try makes the code invalid, so the four tries before the crash were stored.
    expect((await verify(second, cookie, wrong)).status).toBe(400);
    expect((await verify(second, cookie, code)).status).toBe(400);
    await ask(second, `/api/orders?email=${contact}`, signedIn.session);
    await second.stop();

    const log = first.output() + second.output();
    for (const secret of [contact, code, signedIn.code, ...secretsIn(signedIn.session), ...secretsIn(cookie)])
      expect(log).not.toContain(secret);
    await database.drop();
  },
);

test('while the database is away codes are refused and no try is counted', async () => {
  const { server, gate, end } = await startBehindGate();
  const { cookie, code } = await askForCodeAt(server.url, contact);

  gate.set('shut');
  const refused = await post(`${server.url}/api/auth/request-login`, { contact });
  expect([refused.status, refused.headers.getSetCookie()]).toEqual([503, []]);
  const wrong = code === '000000' ? '000001' : '000000';
  for (let round = 0; round < 6; round += 1) expect((await verify(server, cookie, wrong)).status).toBe(503);

  gate.set('open');
  await untilReady(server);
  expect((await verify(server, cookie, code)).status).toBe(200);
  await end();
});

async function signIn(server: ServerProcess) {
  const { cookie, code } = await askForCodeAt(server.url, contact);
  const answer = await verify(server, cookie, code);
  return { code, session: cookiesOf(answer) };
}

function verify(server: ServerProcess, cookie: string, code: string) {
  return post(`${server.url}/api/auth/verify-code`, { contact, code }, { cookie });
}

function ask(server: ServerProcess, path: string, cookie = '') {
  return fetch(server.url + path, { headers: { cookie } });
}
