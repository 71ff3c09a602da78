// `make check-clients`: tools of others read the contract and the client package as strangers would. Spectral's rules, three generators whose
// clients compile strictly and buy through Prism, Prism over what the HTTP tests get, publint and arethetypeswrong. Fails with what they find.
// `--small` installs nothing: it builds the client package, and names the tools.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { recordedAnswers } from '../../test/support/recorded-answers.ts';
import { startServer } from '../../test/support/server-process.ts';
import { buildClient } from '../client/build.ts';
import { buyBy, FOREIGN, makeForeignClient } from './foreign-clients.ts';
import { replayThroughPrism } from './replay.ts';
import { contract, installTools, runTool, startPrism } from './tools.ts';

const scratch = mkdtempSync(join(tmpdir(), 'contract-tools-'));
try {
  if (process.argv.includes('--small')) nameTools();
  else await checkAll();
} finally {
  rmSync(scratch, { recursive: true, force: true });
}

function nameTools(): void {
  buildClient(join(scratch, 'package'));
  console.log(`Spectral, publint, arethetypeswrong, Prism; ${FOREIGN.join(', ')}`);
}

async function checkAll(): Promise<void> {
  installTools();
  checkRules();
  checkPackage();
  await checkClients();
  await checkAnswers();
}

function checkRules(): void {
  const ruleset = join(import.meta.dirname, 'spectral.yaml');
  runTool('spectral', ['lint', contract, '--ruleset', ruleset, '--fail-severity', 'hint']);
  console.log('Spectral: no warning');
}

function checkPackage(): void {
  const folder = join(scratch, 'package');
  buildClient(folder);
  runTool('publint', ['run', folder, '--strict', '--pack', 'false']);
  execFileSync('npm', ['pack', folder, '--pack-destination', scratch, '--loglevel=error'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const tarball = readdirSync(scratch).find((file) => file.endsWith('.tgz')) ?? '';
  runTool('attw', [join(scratch, tarball), '--profile', 'esm-only']);
  console.log('publint, arethetypeswrong: nothing to say of the client package');
}

async function checkClients(): Promise<void> {
  const shop = await startServer({ SHOP_MODE: 'sandbox', DATA_DIR: join(scratch, 'data') });
  const prism = await startPrism(shop.url, { isStrict: true });
  try {
    for (const name of FOREIGN) {
      makeForeignClient(name);
      const bought = buyBy(name, prism.url);
      if (!/^paid \d+$/.test(bought)) throw new Error(`${name} buys nothing: ${bought}`);
      console.log(`${name}: compiles strictly and buys through Prism`);
    }
  } finally {
    prism.stop();
    await shop.stop();
  }
}

/** What all HTTP tests get, as PostgreSQL runs them. */
async function checkAnswers(): Promise<void> {
  const folder = join(scratch, 'answers');
  mkdirSync(folder);
  const env = { ...process.env, RECORD_ANSWERS: folder };
  execFileSync('vitest', ['run', '--project', 'postgres', '--reporter=dot', 'test/http'], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const { seen, breaches } = await replayThroughPrism(recordedAnswers(folder));
  if (breaches.length > 0) throw new Error(`Prism finds of ${seen} answers:\n${breaches.join('\n')}`);
  console.log(`Prism: nothing against ${seen} answers of the tests`);
}
