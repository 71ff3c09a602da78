import { execFileSync } from 'node:child_process';
import { createHash, generateKeyPairSync, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { extractText } from 'unpdf';
import { beforeAll, describe, expect, test } from 'vitest';
import type { components } from '#contract';
import type { CalendarDate } from '#kernel/calendar-date.ts';
import { composeCertificates } from '#modules/certificates/index.ts';
import { createCertificates } from '../../src/adapters/postgres/rituals/certificates.ts';
import { certificateKeysOf } from '../../src/config/certificate-keys.ts';
import { openShop, testClock } from '../support/shop.ts';
import { signIn } from './steps/customers.ts';
import { reportStepsOf } from './steps/reports.ts';
import { signInStaff } from './steps/staff.ts';

type Certificate = components['schemas']['Certificate'];
const DAY = 24 * 3600;
/** When the fire burnt. */
const FIRE = new Date('2026-11-19T09:00:00Z');

/** A new key with its id, as the setting has it. */
const aKey = (id: string) => {
  const key = generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'der' });
  return `${id}=${key.toString('base64')}`;
};
const keyA = aKey('2026-a');
const keyB = aKey('2026-b');

const { clock, pass } = testClock();
const shop = await openShop({ overrides: { clock }, env: { CERTIFICATE_KEYS: keyA } });

/** One of the staff, whose session and second factor a former day has not ended. */
const staffOfToday = (role: 'priest' | 'operator') => signInStaff(shop, role, { secondFactorAt: clock() });

/** A completed order with its report of two pictures, one of which everybody with the order's link may see. */
async function reported() {
  const { performed, upload, save, send } = reportStepsOf(shop);
  const priest = await staffOfToday('priest');
  const customer = await signIn(shop);
  const { id, url } = await performed(customer);
  await shop.database.queries
    .insertInto('rite_notes')
    .values({
      id: randomUUID(),
      order_id: id,
      position: 0,
      kind: 'part',
      day: '2026-11-19' as CalendarDate,
      part: 'homa',
      name: 'Хома',
      name_en: 'Homa',
      ahutis: 108,
      noted_at: FIRE,
      arrived_at: FIRE,
      noted_by: randomUUID(),
    })
    .execute();
  const pictures = [
    { id: await upload(priest, 'orange'), caption: 'Огонь', isPublic: true },
    { id: await upload(priest, 'purple'), caption: 'Семья Ивановых', isPublic: false },
  ];
  const content = { text: 'За Анну и Ивана.', date: '2026-11-19', place: 'Варанаси', pictures };
  await save(priest, url, 0, content);
  expect((await send(priest, url, 1)).statusCode).toBe(200);
  const correct = async (changes: object) => save(await staffOfToday('priest'), url, 2, { ...content, ...changes });
  return { id, content, customer, correct };
}

/** The next day begins: the ledger is sealed, then the certificates that are due are issued. */
async function nextDay() {
  pass(DAY);
  await shop.sealLedger();
  await shop.issueCertificates();
}

const codeOf = async (orderId: string) =>
  (await shop.request({ url: `/api/orders/${orderId}` })).json<components['schemas']['Order']>().certificate?.code ?? '';
const read = async (code: string) => (await shop.request({ url: `/api/certificates/${code}` })).json<Certificate>();
const fileAt = async (url: string) => (await shop.request({ url })).rawPayload;

/** What openssl says of a text, a signature and a key, as the page that checks a certificate tells to call it. */
function openssl(files: { readonly text: Buffer; readonly signature: Buffer; readonly key: Buffer }): string {
  const folder = mkdtempSync(join(tmpdir(), 'certificate-'));
  try {
    writeFileSync(join(folder, 'certificate.json'), files.text);
    writeFileSync(join(folder, 'certificate.sig'), files.signature);
    writeFileSync(join(folder, 'key.pem'), files.key);
    const args = 'pkeyutl -verify -pubin -inkey key.pem -rawin -in certificate.json -sigfile certificate.sig';
    return execFileSync('openssl', args.split(' '), { cwd: folder, encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch (error) {
    return String((error as { stdout?: unknown }).stdout).trim();
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function filesOf(code: string) {
  const { keyId } = await read(code);
  return {
    text: await fileAt(`/verify/${code}/certificate.json`),
    signature: await fileAt(`/verify/${code}/certificate.sig`),
    key: await fileAt(`/.well-known/certificate-keys/${keyId}.pem`),
  };
}

describe('a certificate', () => {
  let order: Awaited<ReturnType<typeof reported>>;
  let code: string;
  beforeAll(async () => {
    order = await reported();
    await shop.sealLedger();
    await shop.issueCertificates();
    expect(await codeOf(order.id)).toBe('');
    await nextDay();
    code = await codeOf(order.id);
  });

  test('a certificate stands on the page of its order the day after the last report, once', async () => {
    await shop.issueCertificates();
    const operator = await staffOfToday('operator');
    const { items } = (await operator.request({ url: `/api/admin/orders/${order.id}/certificates` })).json<
      components['schemas']['OrderCertificates']
    >();
    expect(items).toMatchObject([{ code, keyId: '2026-a', revokedAt: null, reason: null }]);
  });

  test('a certificate tells ritual, days, place and files to everybody with the code, and no name', async () => {
    const shown = await read(code);
    expect(shown).toMatchObject({
      code,
      state: 'valid',
      test: true,
      keyId: '2026-a',
      revocation: null,
      seal: { stands: true },
      rituals: [
        {
          from: '2026-11-19',
          to: '2026-11-19',
          place: 'Варанаси',
          parts: [
            { name_en: 'Homa', ahutis: 108, days: 1, first: '2026-11-19T14:30:00+05:30', last: '2026-11-19T14:30:00+05:30' },
          ],
        },
      ],
    });
    expect(JSON.stringify(shown)).not.toMatch(/Анн|Иван|Семья|Огонь|@/);
    const fingerprints = await Promise.all(
      order.content.pictures.flatMap(({ id }) =>
        ['large', 'small'].map(async (size) => {
          const { rawPayload } = await order.customer.request({ url: `/api/account/orders/${order.id}/pictures/${id}/${size}` });
          return createHash('sha256').update(rawPayload).digest('hex');
        }),
      ),
    );
    expect(shown.files.map(({ sha256 }) => sha256)).toEqual(fingerprints);
    expect(shown.files.map(({ kind }) => kind)).toEqual(['picture', 'preview', 'picture', 'preview']);
  });

  test('a certificate verifies with openssl alone; a changed byte and a foreign key do not', async () => {
    const files = await filesOf(code);
    expect(files.signature).toHaveLength(64);
    expect(JSON.parse(files.text.toString('utf8'))).toMatchObject({ code, key: '2026-a' });
    expect(openssl(files)).toBe('Signature Verified Successfully');
    const changed = Buffer.from(files.text.toString('utf8').replace('2026-11-19', '2026-11-18'));
    expect(openssl({ ...files, text: changed })).toBe('Signature Verification Failure');
    const { publicKey } = generateKeyPairSync('ed25519');
    const foreign = Buffer.from(publicKey.export({ type: 'spki', format: 'pem' }));
    expect(openssl({ ...files, key: foreign })).toBe('Signature Verification Failure');
  });

  test.each([
    ['ru', ['Свидетельство', 'Ганеша', 'Варанаси', '19 ноября 2026']],
    ['en', ['Certificate', 'Ganesha', '19 November 2026', 'test mode']],
  ])('a certificate as a PDF in %s says the same, with its code and fingerprints', async (language, words) => {
    const pdf = await shop.request({ url: `/api/certificates/${code}/certificate.pdf?lang=${language}` });
    expect(pdf.headers['content-type']).toBe('application/pdf');
    const text = (await extractText(Uint8Array.from(pdf.rawPayload), { mergePages: true })).text.replace(/\s+/g, ' ');
    const { files } = await read(code);
    for (const word of [...words, code, '2026-a', files[0]?.sha256.match(/.{8}/g)?.join(' ') ?? 'a hash'])
      expect(text).toContain(word);
    expect(text).not.toMatch(/Анн|Иван|Семья/);
  });

  test('no cache keeps a certificate and its files, and shared caches keep the keys for minutes', async () => {
    for (const url of [`/api/certificates/${code}`, `/verify/${code}/certificate.json`, `/verify/${code}/certificate.sig`])
      expect((await shop.request({ url })).headers['cache-control']).toContain('no-store');
    const keys = await shop.request({ url: '/.well-known/certificate-keys' });
    expect([keys.headers['cache-control'], keys.json<{ keys: { kid: string; until: null }[] }>().keys]).toMatchObject([
      'public, max-age=300',
      [{ kty: 'OKP', crv: 'Ed25519', kid: '2026-a', until: null }],
    ]);
  });

  test.each([
    '/api/certificates/0000-0000-0000-0000-0000-0000-0000',
    '/verify/0000-0000-0000-0000-0000-0000-0000/certificate.json',
    '/verify/nothing/certificate.sig',
    '/.well-known/certificate-keys/2025-z.pem',
  ])('an address of no certificate, file or key is 404: %s', async (url) => {
    expect((await shop.request({ url })).statusCode).toBe(404);
  });
});

test('a corrected report revokes the certificate at once, and the next day brings another', async () => {
  const order = await reported();
  await nextDay();
  const former = await codeOf(order.id);
  expect((await order.correct({ place: 'Пуна' })).statusCode).toBe(200);
  expect(await codeOf(order.id)).toBe('');
  expect(await read(former)).toMatchObject({ state: 'revoked', revocation: { cause: 'corrected', reason: null } });
  await shop.issueCertificates();
  expect(await codeOf(order.id)).toBe('');
  await nextDay();
  const next = await codeOf(order.id);
  expect(next).not.toBe(former);
  expect(await read(next)).toMatchObject({ state: 'valid', rituals: [{ place: 'Пуна' }] });
  expect(openssl(await filesOf(former))).toBe('Signature Verified Successfully');
});

test('of two members who revoke a certificate at once one does, the reason is public, and nothing is printed any more', async () => {
  const order = await reported();
  await nextDay();
  const code = await codeOf(order.id);
  const operator = await staffOfToday('operator');
  const revoke = () =>
    operator.request({
      method: 'POST',
      url: `/api/admin/certificates/${code}/revocation`,
      payload: { reason: 'Указано не то место' },
    });
  const answers = await Promise.all([revoke(), revoke()]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  expect(await read(code)).toMatchObject({ state: 'revoked', revocation: { cause: 'shop', reason: 'Указано не то место' } });
  expect((await shop.request({ url: `/api/certificates/${code}/certificate.pdf` })).statusCode).toBe(404);
  await nextDay();
  expect(await codeOf(order.id)).toBe('');
});

test('two instances that issue at once issue one certificate', async () => {
  const order = await reported();
  pass(DAY);
  await shop.sealLedger();
  await Promise.all([shop.issueCertificates(), shop.issueCertificates()]);
  const rows = shop.database.queries.selectFrom('certificates').select('code').where('order_id', '=', order.id);
  expect(await rows.execute()).toHaveLength(1);
});

test('the certificates of an account stand in the copy of its data, and go with it', async () => {
  const { id, customer } = await reported();
  await nextDay();
  const code = await codeOf(id);
  // Only a customer who has just signed in may export and delete.
  const justNow = { created_at: clock(), last_used_at: clock() };
  await shop.database.queries.updateTable('sessions').set(justNow).where('user_id', '=', customer.id).execute();
  const exported = await customer.request({ url: '/api/account/export' });
  expect([exported.statusCode, exported.payload.includes(`/verify/${code}`)]).toEqual([200, true]);
  expect((await customer.request({ method: 'DELETE', url: '/api/account' })).statusCode).toBe(204);
  expect((await shop.request({ url: `/api/certificates/${code}` })).statusCode).toBe(404);
  await nextDay();
  expect(await codeOf(id)).toBe('');
});

test('a rotated key ends, and what it has signed verifies as before', async () => {
  const { id } = await reported();
  await nextDay();
  const code = await codeOf(id);
  const { transact, queries } = shop.database;
  const common = {
    transact,
    clock,
    publicUrl: 'https://shop.example',
    isTest: true,
    fireZone: async () => 'Asia/Kolkata',
    namesLinks: { find: async () => undefined },
    findOrder: async () => undefined,
    findSpokenNames: async () => [],
  };
  const certificates = createCertificates(queries);
  const draw = async () => new Uint8Array();
  const rotated = composeCertificates({ ...common, certificates, draw, keys: certificateKeysOf(`${keyB},${keyA}`, undefined) });
  await rotated.issueCertificates();
  const published = (await shop.request({ url: '/.well-known/certificate-keys' })).json<{
    keys: { kid: string; until: string | null }[];
  }>();
  expect(published.keys.map(({ kid, until }) => [kid, until])).toEqual([
    ['2026-a', clock().toISOString()],
    ['2026-b', null],
  ]);
  expect(openssl(await filesOf(code))).toBe('Signature Verified Successfully');
  await expect(shop.issueCertificates()).rejects.toThrow('2026-a has ended');
});
