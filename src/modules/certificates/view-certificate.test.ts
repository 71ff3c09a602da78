import { createPublicKey, generateKeyPairSync, verify } from 'node:crypto';
import { expect, test } from 'vitest';
import { staffCaller } from '#kernel/testing/callers.ts';
import { refusal } from '#kernel/testing/refusal.ts';
import { hashOfSeal } from '#modules/ledger/index.ts';
import type { Certificate } from './certificate.ts';
import { publicKeyOf, signText } from './keys.ts';
import { aSeal, completed, createCertificatesMemory } from './testing/memory-certificates.ts';
import {
  createListCertificates,
  createListKeys,
  createPrintCertificate,
  createReadSigned,
  createViewCertificate,
} from './view-certificate.ts';

const key = { id: '2026-a', privateKey: generateKeyPairSync('ed25519').privateKey };
const seal = aSeal(7, '2026-11-30');
const saying = (said: object) =>
  JSON.stringify({ format: 'certificate-2', seal: { number: 7, hash: hashOfSeal(seal) }, ...said });

function setUp(text: string) {
  const memory = createCertificatesMemory();
  const issuedAt = new Date('2026-11-30T00:05:00Z');
  const signed = { keyId: key.id, text, signature: signText(text, key), issuedAt };
  const certificate: Certificate = { code: 'CODE', orderId: completed.id, ...signed };
  memory.state.certificates = [certificate];
  memory.state.seals = [aSeal(6, '2026-11-29'), seal];
  memory.state.keys = [{ id: key.id, publicKey: publicKeyOf(key), since: issuedAt }];
  return { ...memory, certificate, view: createViewCertificate({ certificates: memory.reader }) };
}

test('a certificate is shown with what it says, and is sealed while the ledger holds the very seal that it names', async () => {
  const { view, certificate, state } = setUp(saying({ order: 1042 }));
  expect(await view('CODE')).toMatchObject({ certificate, content: { order: 1042 }, isSealed: true });
  state.seals = [{ ...seal, digest: 'e'.repeat(64) }];
  expect(await view('CODE')).toMatchObject({ isSealed: false });
});

test.each(['no certificate', saying({ format: 'certificate-9' })])(
  'what is no certificate of this shop is not shown: %s',
  async (text) => {
    await expect(setUp(text).view('CODE')).rejects.toEqual(refusal('not_found'));
  },
);

test('the signed bytes and their signature fit the key as openssl reads it', async () => {
  const { reader } = setUp(saying({ place: 'Варанаси' }));
  const { text, signature } = await createReadSigned({ certificates: reader })('CODE');
  const [listed] = await createListKeys({ certificates: reader })();
  expect(listed).toMatchObject({ id: '2026-a', since: '2026-11-30T00:05:00.000Z', until: null });
  expect(signature).toHaveLength(64);
  expect(verify(null, text, createPublicKey(listed?.pem ?? ''), signature)).toBe(true);
});

test('an unknown code is not found', async () => {
  const { view, reader } = setUp(saying({}));
  await expect(view('NONE')).rejects.toEqual(refusal('not_found'));
  await expect(createReadSigned({ certificates: reader })('NONE')).rejects.toEqual(refusal('not_found'));
});

test('the certificates of an order that exists are listed to those who may read orders', async () => {
  const { reader, certificate } = setUp(saying({}));
  const findOrder = async (id: string) => (id === completed.id ? completed : undefined);
  const list = createListCertificates({ certificates: reader, findOrder });
  expect(await list(staffCaller('operator'), completed.id)).toEqual([certificate]);
  await expect(list(staffCaller('operator'), certificate.code)).rejects.toEqual(refusal('not_found'));
  await expect(list(staffCaller('priest'), completed.id)).rejects.toEqual(refusal('not_allowed'));
});

test('a revoked certificate is shown, and printed no more', async () => {
  const { view, reader, state, certificate } = setUp(saying({ order: 1042 }));
  const print = createPrintCertificate({ certificates: reader, draw: async () => new Uint8Array([1]) });
  expect(await print('CODE', 'ru')).toEqual({ orderNumber: 1042, pdf: new Uint8Array([1]) });
  const revoked = { ...certificate, revoked: { at: certificate.issuedAt } };
  state.certificates = [revoked];
  expect(await view('CODE')).toMatchObject({ certificate: revoked });
  await expect(print('CODE', 'ru')).rejects.toEqual(refusal('not_found'));
});
