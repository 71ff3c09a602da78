import { expect, test } from 'vitest';
import { createSeal } from '../engine/seal.ts';
import { openTarget } from './webhook-rows.ts';

const seal = createSeal(['a secret']);
const row = (sealed: object) => ({ sealed: seal.close(JSON.stringify(sealed)) });

test('a webhook whose row has the older form, with one former secret, signs with its present secret alone', () => {
  const before = { url: 'https://till.example.com/', secret: 'new', formerSecret: 'old' };
  expect(openTarget(row(before), seal)).toEqual({ url: before.url, secret: 'new', formerSecrets: [] });
});

test('a webhook has no address and no secret once the key that enciphered them was removed', () => {
  const sealed = row({ url: 'https://till.example.com/', secret: 'new', formerSecrets: [] });
  expect(openTarget(sealed, createSeal(['another']))).toEqual({ url: '', secret: '', formerSecrets: [] });
});
