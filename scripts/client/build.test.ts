import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { buildClient } from './build.ts';

const project = mkdtempSync(join(tmpdir(), 'client-user-'));
afterAll(() => rmSync(project, { recursive: true }));
// Throws when a file needs another package, and when the code weighs too much.
buildClient(join(project, 'node_modules/vedic-rituals-client'));

test('its code needs nothing that only Node has', () => {
  execFileSync('tsc', ['--project', 'packages/client', '--noEmit'], { stdio: 'inherit' });
});

test('it has the version of the contract, and a licence that lets everybody use it', () => {
  const read = (path: string) => JSON.parse(readFileSync(path, 'utf8'));
  const built = read(join(project, 'node_modules/vedic-rituals-client/package.json'));
  expect(built).toMatchObject({ version: read('openapi/generated/openapi.json').info.version, license: 'MIT' });
  expect(readFileSync(join(project, 'node_modules/vedic-rituals-client/LICENSE'), 'utf8')).toMatch(/^MIT License/);
});

test("somebody's strict program has the types of operations, answers and problems, and runs", () => {
  writeFileSync(join(project, 'package.json'), '{ "type": "module" }');
  writeFileSync(
    join(project, 'program.ts'),
    `import { createShopClient, isRefusal, itemsOf, type Order } from 'vedic-rituals-client';
    import { verifyWebhook } from 'vedic-rituals-client/webhooks';
    const shop = createShopClient({ url: 'https://shop.test' });
    export const order = async (id: string): Promise<Order> => shop.getOrder({ path: { id } });
    export const wrong = (error: unknown) => isRefusal(error, 'price_changed') && error.problem.quote?.total.toFixed(2);
    // @ts-expect-error an order has an id
    export const nameless = () => shop.getOrder({ path: {} });
    // @ts-expect-error a list of another shape is no list in pages
    export const pages = () => itemsOf(shop.listCoins, {});
    console.log(typeof shop.createOrder, typeof verifyWebhook);`,
  );
  const options = ['--strict', '--module', 'nodenext', '--target', 'es2022', '--lib', 'es2022,dom', '--noEmit'];
  execFileSync('tsc', [...options, 'program.ts'], { cwd: project, stdio: 'inherit' });
  const output = execFileSync(process.execPath, ['program.ts'], { cwd: project, encoding: 'utf8' });
  expect(output.trim()).toBe('function function');
});
