import { createHash, generateKeyPairSync } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { publicKeyOf, publishedKey, signText } from './keys.ts';
import { checkSignature, readText, sha256Of } from './signed-text.ts';

const key = { id: '2026-a', privateKey: generateKeyPairSync('ed25519').privateKey };
const issuedAt = '2026-11-30T00:05:00.000Z';
const text = JSON.stringify({ format: 'certificate-2', code: 'CODE', issuedAt, place: 'Варанаси', key: key.id });
const bytesOf = (words: string) => Uint8Array.from(Buffer.from(words, 'utf8'));
const signature = Uint8Array.from(Buffer.from(signText(text, key), 'base64'));

/** What is found of a text with the signature of `text`, by a key that began when it was signed, unless `life` says otherwise. */
function check(words: string, life: { since?: string; until?: string } = {}, code = 'CODE') {
  const { since = issuedAt, until } = life;
  const ended = until ? { until: new Date(until) } : {};
  const known = publishedKey({ id: key.id, publicKey: publicKeyOf(key), since: new Date(since), ...ended });
  return checkSignature({ code, text: bytesOf(words), signature, keys: [known] });
}

test('the bytes that the key has signed fit', async () => {
  expect(await check(text)).toBe('fits');
});

test.each([
  ['a letter', text.replace('Варанаси', 'Варанасу')],
  ['the code', text.replace('CODE', 'OTHER')],
  ['everything', 'no certificate'],
])('a text of which somebody has changed %s is told as changed', async (_, words) => {
  expect(await check(words)).toBe('changed');
});

test('a text that the key has signed is told as changed to whoever asks by another code', async () => {
  expect(await check(text, {}, 'OTHER')).toBe('changed');
});

test('a text that names a key which the shop does not have is told as one of a foreign key', async () => {
  expect(await check(text.replace('"2026-a"', '"2025-z"'))).toBe('foreign_key');
});

test.each([
  ['began a second later', { since: '2026-11-30T00:05:01Z' }, 'old_key'],
  ['ended at that moment', { until: issuedAt }, 'fits'],
  ['ended a second before', { until: '2026-11-30T00:04:59Z' }, 'old_key'],
])('when the text was issued by a key that %s, it is told: %j %s', async (_, life, finding) => {
  expect(await check(text, life)).toBe(finding);
});

test('where nobody can check Ed25519, nothing is said of the bytes', async () => {
  const importKey = vi.spyOn(crypto.subtle, 'importKey').mockRejectedValue(new Error('Unrecognized name'));
  expect(await check(text)).toBe('unable');
  importKey.mockRestore();
});

test('bytes that are no UTF-8 are no certificate', () => {
  const bytes = bytesOf(text);
  expect(readText(bytes)).toMatchObject({ place: 'Варанаси' });
  // The first half of a Cyrillic letter.
  bytes[bytes.indexOf(0xd0)] = 0xff;
  expect(readText(bytes)).toBeUndefined();
});

test('the fingerprint of a file is its SHA-256', async () => {
  const bytes = Buffer.from('fire');
  expect(await sha256Of(Uint8Array.from(bytes).buffer)).toBe(createHash('sha256').update(bytes).digest('hex'));
});
