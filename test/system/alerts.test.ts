import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '../support/free-port.ts';
import { startServer } from '../support/server-process.ts';

/** Runs promtool; returns what it says, or throws with it. */
function promtool(args: readonly string[], input = ''): string {
  const { status, stdout, stderr } = spawnSync('promtool', args, { input, encoding: 'utf8' });
  if (status !== 0) throw new Error(`promtool ended with ${status}:\n${stdout}${stderr}`);
  return stdout;
}

test('each alert rule fires where a person should look, and nowhere else', () => {
  expect(promtool(['check', 'rules', 'docker/alerts.yaml'])).toContain('SUCCESS');
  expect(promtool(['test', 'rules', 'test/system/alerts.yaml'])).toContain('SUCCESS');
});

test("Prometheus reads the page of a running shop, and finds the shop's names well chosen", async () => {
  const folder = await mkdtemp(join(tmpdir(), 'shop-data-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const port = await freePort();
  const shop = await startServer({ DATA_DIR: folder, METRICS_PORT: `${port}`, LOG_LEVEL: 'error' });
  await fetch(`${shop.url}/api/services`);
  const page = await fetch(`http://127.0.0.1:${port}/metrics`).then((answer) => answer.text());
  expect(page).toContain('shop_requests_total{operation="listServices",status="200"} 1');
  const ofTheShop = page.split('\n').filter((line) => /^(# \w+ )?shop_/.test(line));
  promtool(['check', 'metrics'], `${ofTheShop.join('\n')}\n`);
  expect((await shop.stop()).code).toBe(0);
});
