import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WEBHOOK_EVENTS } from '#kernel/webhook-events.ts';
import { ensurePackages } from '../../scripts/debian-packages.ts';
import { freePort } from '../support/free-port.ts';
import { openShop } from '../support/shop.ts';
import { untilListening } from '../support/until-listening.ts';
import { takeSandboxKey } from './steps/keys.ts';
import { samplesOf } from './steps/shell.ts';

const PACKAGES = { python3: '/usr/bin/python3', 'php-cli': '/usr/bin/php', openssl: '/usr/bin/openssl' };
const PROGRAMS = {
  Python: [PACKAGES.python3, 'py'],
  PHP: [PACKAGES['php-cli'], 'php'],
  Node: [process.execPath, 'mjs'],
} as const;
const folder = mkdtempSync(join(tmpdir(), 'foreign-programs-'));
const shop = await openShop();
const url = await shop.app.listen({ port: 0 });
const page = async (path: string) => (await shop.app.inject({ url: path })).payload;
const running: ChildProcess[] = [];

beforeAll(() => ensurePackages(PACKAGES), 600_000);
afterAll(() => {
  for (const child of running) child.kill();
  rmSync(folder, { recursive: true });
});

describe.each(['Python', 'PHP'] as const)('%s', (language) => {
  const [program, ending] = PROGRAMS[language];

  test('the samples of the guide, one after another, buy a ritual, play troubles and verify every type of event', async () => {
    const guide = await page('/en/docs/guide');
    const samples = samplesOf(guide, language);
    expect(samples).toHaveLength(samplesOf(guide, 'curl').length);
    const file = join(folder, `guide.${ending}`);
    writeFileSync(file, samples.join('\n\n').replace(shop.config.publicUrl, url));
    const delivery = setInterval(() => void shop.deliverWebhooks(), 200);
    const { stdout } = await promisify(execFile)(program, [file]).finally(() => clearInterval(delivery));
    const [, verified = ''] = /^verified (.*)$/m.exec(stdout) ?? [];
    for (const type of Object.values(WEBHOOK_EVENTS)) expect(verified).toContain(type);
    for (const word of ['vrk_sandbox_', '/checkout/', 'completed', 'partial', 'delivered'])
      expect(stdout.replaceAll('\\/', '/')).toContain(word);
  });

  test('every sample of a call that partners make is a program', async () => {
    const { tags } = (await shop.request({ url: '/api/openapi.json' })).json<{ tags: { name: string }[] }>();
    const pages = await Promise.all(tags.map(({ name }) => page(`/en/docs/${name}`)));
    const samples = pages.flatMap((html) => samplesOf(html, language));
    expect(samples.length).toBeGreaterThan(30);
    const file = join(folder, `samples-${ending}.json`);
    writeFileSync(file, JSON.stringify(samples));
    const check = {
      Python: ['-c', `import json; [compile(text, 'sample', 'exec') for text in json.load(open('${file}'))]`],
      PHP: ['-r', `foreach (json_decode(file_get_contents('${file}')) as $text) token_get_all($text, TOKEN_PARSE);`],
    };
    await promisify(execFile)(program, check[language]);
  });

  test('a sample of a call runs', async () => {
    const { key, partner } = await takeSandboxKey(shop);
    const samples = samplesOf(await page('/en/docs/partner'), language).map((text) =>
      text.replaceAll(shop.config.publicUrl, url).replaceAll('/api/partner/indra/', `/api/partner/${partner}/`),
    );
    const [placing = ''] = samples.filter((text) => text.includes('customerName'));
    const file = join(folder, `call.${ending}`);
    writeFileSync(file, placing);
    const { stdout } = await promisify(execFile)(program, [file], { env: { ...process.env, KEY: key } });
    expect(stdout.replaceAll('\\/', '/')).toContain('/checkout/');
  });
});

const html = await page('/en/docs/verification');
/** The values of the example, as its table shows them. */
const shown = (name: string) => {
  const [, value = ''] = new RegExp(`>${name}</th><td[^>]*><code>(.*?)</code>`).exec(html) ?? [];
  return value.replaceAll('&quot;', '"');
};

test('what the page on verification shows is right: key, what is signed and signature follow from secret, id, time and body', () => {
  const key = Buffer.from(shown('Secret').replace('whsec_', ''), 'base64');
  expect(key.toString('hex')).toBe(shown('Key: the decoded bytes, in hexadecimal'));
  const signed = `${shown('Header webhook-id')}.${shown('Header webhook-timestamp')}.${shown('Body')}`;
  expect(shown('What is signed')).toBe(signed);
  const signature = createHmac('sha256', key).update(signed).digest('base64');
  expect(shown('Header webhook-signature')).toBe(`v1,${signature}`);
});

test('what the page on verification shows is computed again by its own commands', async () => {
  const [, commands = ''] = /<code>(SECRET=.*?)<\/code>/s.exec(html) ?? [];
  const text = commands.replaceAll('&quot;', '"').replaceAll('&amp;', '&');
  const { stdout } = await promisify(execFile)('sh', ['-c', text]);
  expect(`v1,${stdout.trim()}`).toBe(shown('Header webhook-signature'));
});

test.each(Object.entries(PROGRAMS))(
  'what the page on verification shows is a receiver in %s, which believes what is signed now by its secret alone',
  async (name, [program, ending]) => {
    const [receiver = ''] = samplesOf(html, name as keyof typeof PROGRAMS);
    const file = join(folder, `receiver.${ending}`);
    writeFileSync(file, receiver);
    const secret = shown('Secret');
    /** Starts the receiver with a secret; returns its port. */
    const receiveWith = async (ownSecret: string): Promise<number> => {
      const port = await freePort();
      const args = name === 'PHP' ? ['-S', `127.0.0.1:${port}`, file] : [file];
      const env = { ...process.env, WEBHOOK_SECRET: ownSecret, PORT: `${port}` };
      const child = spawn(program, args, { env, stdio: 'ignore' });
      running.push(child);
      await untilListening(port, child);
      return port;
    };
    const [port, portWithoutSecret] = await Promise.all([receiveWith(secret), receiveWith('')]);
    const body = shown('Body');
    const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
    /** Sends the example, signed now and by its secret unless the changes say otherwise; returns the status. */
    const send = async (changes: {
      secondsFromNow?: number;
      signedBy?: Buffer;
      sentBody?: string;
      signaturesBefore?: string;
      to?: number;
    }) => {
      const { secondsFromNow = 0, signedBy = key, sentBody = body, signaturesBefore = '', to = port } = changes;
      const time = `${Math.floor(Date.now() / 1000) + secondsFromNow}`;
      const signature = createHmac('sha256', signedBy).update(`e1.${time}.${body}`).digest('base64');
      const headers = {
        'webhook-id': 'e1',
        'webhook-timestamp': time,
        'webhook-signature': `${signaturesBefore}v1,${signature}`,
      };
      return (await fetch(`http://127.0.0.1:${to}/`, { method: 'POST', headers, body: sentBody })).status;
    };
    // A connection that breaks within a body ends nothing.
    const breaking = connect(port, '127.0.0.1');
    breaking.write('POST / HTTP/1.1\r\nHost: receiver\r\nContent-Length: 9\r\n\r\nhalf', () => breaking.destroy());
    await once(breaking, 'close');
    const otherKey = Buffer.alloc(32, 7);
    expect(await send({})).toBe(204);
    expect(await send({ signaturesBefore: `v1,${otherKey.toString('base64')} v1a,x ` })).toBe(204);
    expect(await send({ signedBy: otherKey })).toBe(400);
    expect(await send({ sentBody: `${body} ` })).toBe(400);
    // A receiver believes a time that differs from its own by no more than five minutes.
    expect(await send({ secondsFromNow: -290 })).toBe(204);
    expect(await send({ secondsFromNow: -310 })).toBe(400);
    expect(await send({ secondsFromNow: 310 })).toBe(400);
    expect((await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body })).status).toBe(400);
    // Without its secret a receiver believes nobody: anybody can sign with an empty key.
    expect(await send({ to: portWithoutSecret, signedBy: Buffer.alloc(0) })).toBe(400);
  },
);
