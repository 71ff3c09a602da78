// `make rehearse`: a first sale and a refund before real money. Two instances as in production behind Caddy, PostgreSQL with TLS, stand-ins
// of BTCPay and Stripe, and a mail catcher, all on this machine and thrown away at the end. `--small` buys once by itself, at one
// instance without Caddy.
import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSeal } from '../src/adapters/postgres/engine/seal.ts';
import { createEnds } from '../test/support/ends.ts';
import { startServer } from '../test/support/server-process.ts';
import { sendNotice } from '../test/support/stand-ins/send-notice.ts';
import type { Notice } from '../test/support/stand-ins/stand-in-server.ts';
import { type StripeStandIn, startStripe } from '../test/support/stand-ins/stripe.ts';
import { type Surroundings, startSurroundings } from '../test/system/support/surroundings.ts';
import { ensurePackages } from './debian-packages.ts';
import { firstSale } from './rehearse/first-sale.ts';
import { type Letter, readMail } from './rehearse/letters.ts';
import { servePage } from './rehearse/page.ts';

const isSmall = process.argv.includes('--small');
const ADMINISTRATOR = 'administrator@example.com';
const secretKey = randomBytes(32).toString('hex');
const seal = createSeal([secretKey]);
const ends = createEnds();
const interrupted = new Promise<void>((resolve) => {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => resolve());
});

try {
  await rehearse();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await ends.all();
}
process.exit();

async function rehearse(): Promise<void> {
  if (!isSmall) ensurePackages({ caddy: '/usr/bin/caddy' });
  // The gateways send nothing before the shop, whose address is known by then, runs.
  let instance = '';
  const say = isSmall ? () => undefined : console.log;
  const sendCoinNotice = (notice: Notice) => void sendNotice(`${instance}/api/webhooks/btcpay`, notice, say);
  const sendCardNotice = (notice: Notice) => void sendNotice(`${instance}/api/webhooks/stripe`, notice, say);
  const around = ends.add(await startSurroundings({ withCaddy: !isSmall, sendCoinNotice }), (each) => each.stop());
  instance = `http://127.0.0.1:${around.ports[0]}`;
  const cards = await startStripe({ clock: () => new Date(), send: sendCardNotice, showsPages: true });
  const stripe = ends.add(cards, (each) => each.close());
  const settings = await settingsWith(around, stripe);

  const ports = isSmall ? around.ports.slice(0, 1) : around.ports;
  const start = async (port: number) => ends.add(await startServer({ ...settings, PORT: `${port}` }), (each) => each.stop());
  await Promise.all(ports.map(start));
  const page = ends.add(
    await servePage({
      shopUrl: around.publicUrl,
      administrator: ADMINISTRATOR,
      command: await commandWith(settings),
      coins: () => coinsOf(around),
      cards: () => cardsOf(stripe),
      letters: () => lettersOf(around),
      arrive: (id, amount) => void around.btcpay.arrive(id, amount),
      payByCard: (id) => stripe.pay(id),
    }),
    (each) => each.close(),
  );
  if (isSmall) return console.log(await firstSale(instance, page.url));

  execFileSync(process.execPath, ['dist/shop/operator.js', 'admin', '--email', ADMINISTRATOR], { env: settings });
  console.log(`
A rehearsal of the shop, without any money. Nothing of it stays when you end it by Ctrl-C.

  The shop                          ${around.publicUrl}
  Coins, cards, letters, commands   ${page.url}
`);
  await interrupted;
  console.log('\nThe rehearsal ends, and its database goes.');
}

/** Production's settings, with stand-ins for everything beyond this machine. */
async function settingsWith(around: Surroundings, { url, state }: StripeStandIn) {
  // Cards are paid at Stripe, and not by a link.
  const { CARD_LINK_URL: _, ...settings } = around.settings(around.ports[0]);
  return {
    ...settings,
    SHOP_MODE: 'rehearsal',
    SECRET_KEYS: secretKey,
    SELLER_DETAILS: 'A rehearsal; nobody sells anything here',
    CARD_GATEWAY: 'stripe',
    STRIPE_URL: await around.encrypt(url),
    STRIPE_SECRET_KEY: state.secretKey,
    STRIPE_WEBHOOK_SECRET: state.webhookSecret,
    SMS_TRANSPORT: 'outbox',
  };
}

/** Writes the settings where a shell can read them. Returns a command of an operator with them, to be typed in a shell. */
async function commandWith(settings: Readonly<Record<string, string>>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'shop-rehearsal-'));
  ends.add(folder, (each) => rm(each, { recursive: true, force: true }));
  const lines = Object.entries(settings).map(([name, value]) => `${name}='${value}'\n`);
  const file = join(folder, 'settings');
  await writeFile(file, lines.join(''), { mode: 0o600 });
  return `(set -a; . ${file}; ${process.execPath} dist/shop/operator.js reviews)`;
}

function coinsOf({ btcpay }: Surroundings) {
  return btcpay.shown().map(({ address, asked, coin, cents, status }) => ({
    id: address,
    title: `$${(cents / 100).toFixed(2)}, ${asked} ${coin} to ${address}`,
    state: status,
    isOpen: true,
  }));
}

function cardsOf({ sessions }: StripeStandIn) {
  return [...sessions.values()].reverse().map(({ id, amount_total, status }) => ({
    id,
    state: status,
    title: `$${(amount_total / 100).toFixed(2)}`,
    isOpen: status === 'open',
  }));
}

/** Mail from the catcher, then SMS, which the shop itself keeps. */
async function lettersOf({ mail, postgres }: Surroundings): Promise<Letter[]> {
  const kept = "select recipient, text, sealed from messages where channel = 'sms' order by created_at desc limit 50";
  const rows = await postgres.ask<{ recipient: string; text: string; sealed: string | null }>('shop', kept);
  const opened = (sealed: string) => JSON.parse(seal.open(sealed) ?? '{"text":""}').text as string;
  const sms = rows.map(({ recipient, text, sealed }) => ({ to: recipient, subject: '', text: sealed ? opened(sealed) : text }));
  return [...mail.received.map(readMail).reverse(), ...sms];
}
