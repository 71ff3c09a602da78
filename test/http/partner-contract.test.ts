import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { readContract } from '../../src/http/contract/contract-document.ts';
import { partnerContract } from '../../src/http/contract/partner-contract.ts';
import { openShop } from '../support/shop.ts';

interface Document {
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly tags: readonly { readonly name: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly security?: readonly object[] }>>>>;
  readonly webhooks: object;
  readonly components: Readonly<Record<string, Readonly<Record<string, object>>>>;
}

const shop = await openShop();
const read = async (url: string): Promise<Document> => (await shop.request({ url })).json();
const whole = await read('/api/openapi.json');
const part = await read('/api/partner-openapi.json');

test('the contract for partners has what their programs call, and nothing of panel, accounts and signing in', () => {
  const paths = Object.keys(part.paths);
  const picture = '/api/orders/{id}/pictures/{picture}/{size}';
  for (const path of [
    picture,
    '/api/services',
    '/api/partner/{slug}/orders',
    '/api/partner/{slug}/webhooks',
    '/api/crypto/payment',
  ])
    expect(paths).toContain(path);
  expect(paths.filter((path) => /admin|staff|auth|account|profiles|evidence/.test(path))).toEqual([]);
  expect(part.tags.map(({ name }) => name)).toEqual([
    'catalogue',
    'almanac',
    'cart',
    'orders',
    'payments',
    'partner',
    'webhooks',
    'sandbox',
  ]);
  expect(part.info.version).toBe(whole.info.version);
  expect(part.info.description).not.toContain('## Signing in');
});

test('what the contract for partners keeps is what the whole one says, but for the ways in of people', () => {
  expect(part.webhooks).toEqual(whole.webhooks);
  for (const [path, item] of Object.entries(part.paths))
    for (const [method, { security, ...operation }] of Object.entries(item)) {
      const { security: asked, ...same } = whole.paths[path]?.[method] ?? {};
      expect([path, operation]).toEqual([path, same]);
      expect(security).toEqual(asked?.filter((scheme) => !('session' in scheme)));
    }
  expect(JSON.stringify(part)).not.toContain('"session":[]');
});

test('the contract for partners names every shape that it needs and no other', () => {
  const text = JSON.stringify(part);
  const named = new Set([...text.matchAll(/"#\/components\/(\w+\/[^"/]+)"/g)].map(([, name]) => name));
  const declared = Object.entries(part.components).flatMap(([kind, members]) =>
    Object.keys(members).map((name) => `${kind}/${name}`),
  );
  expect(declared.filter((name) => !name.startsWith('securitySchemes/')).sort()).toEqual([...named].sort());
  expect(Object.keys(part.components.securitySchemes ?? {})).toEqual(['partnerKey', 'sandboxAccess']);
});

test('tools can read the contract for partners', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'partner-contract-'));
  try {
    writeFileSync(join(folder, 'partner.json'), JSON.stringify(part));
    writeFileSync(join(folder, 'redocly.yaml'), readFileSync('redocly.yaml', 'utf8'));
    const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
    await promisify(execFile)('redocly', ['lint', 'partner.json'], { cwd: folder, env });
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('without the sandbox the contract for partners has none of its calls', async () => {
  const { tags, paths } = partnerContract(readContract({ withSandbox: false }));
  expect(tags.map(({ name }) => name)).not.toContain('sandbox');
  expect(Object.keys(paths).filter((path) => path.includes('sandbox'))).toEqual([]);
});

test('the partner whom the documentation names is there in a new sandbox', async () => {
  const partners = await shop.database.queries.selectFrom('partners').select(['slug', 'name']).execute();
  expect(partners).toEqual([{ slug: 'indra', name: 'Indra Sharma' }]);
});
