import { expect, test } from 'vitest';
import { createSeal } from '../engine/seal.ts';
import { openTarget } from './webhook-rows.ts';

const seal = createSeal(['a secret']);
const until = new Date('2026-11-24T10:00:00.000Z');
const row = (sealed: object, former_until: Date | null) => ({ sealed: seal.close(JSON.stringify(sealed)), former_until });

test('a webhook that was stored with one former secret keeps it to its end', () => {
  const before = { url: 'https://till.example.com/', secret: 'new', formerSecret: 'old' };
  const formerSecrets = [{ secret: 'old', until }];
  expect(openTarget(row(before, until), seal)).toEqual({ url: before.url, secret: 'new', formerSecrets });
  expect(openTarget(row({ ...before, formerSecret: null }, null), seal)).toMatchObject({ formerSecrets: [] });
});

test('a webhook whose key was removed has no address and no secret', () => {
  const sealed = row({ url: 'https://till.example.com/', secret: 'new', formerSecrets: [] }, null);
  expect(openTarget(sealed, createSeal(['another']))).toEqual({ url: '', secret: '', formerSecrets: [] });
});
