import { isIP } from 'node:net';
import { DAY_SECONDS } from '#kernel/durations.ts';
import { isTimeZone } from '#kernel/time-there.ts';
import { hasHidden } from '#kernel/visible-name.ts';
import { Faults } from './faults.ts';
import type { Setting } from './setting.ts';
import { type Environment, VARIABLES } from './variables.ts';

/**
 * Takes the shop's variables out of the environment, with their defaults. An empty variable counts as not set. Throws ConfigError for
 * wrong ones.
 */
export function readEnvironment(source: Readonly<Record<string, string | undefined>>): Environment {
  const faults = new Faults();
  const env: Record<string, string> = {};
  for (const [name, setting] of Object.entries<Setting>(VARIABLES)) {
    const value = source[name] || setting.default;
    if (value === undefined) continue;
    faults.expect(keepsRule(value, setting), name as keyof Environment, 'is not valid; .env.example says what it may be');
    env[name] = value;
  }
  // The checks below rely on the form of each value.
  faults.throwAny();
  checkBeyondPatterns(env as unknown as Environment, faults);
  faults.throwAny();
  return env as unknown as Environment;
}

/** Checks the two rules that a setting can have. To make a validator from their schema would take longer than to check all settings. */
function keepsRule(value: string, { enum: choice, pattern }: Setting): boolean {
  return (!choice || choice.includes(value)) && (!pattern || new RegExp(pattern, 'u').test(value));
}

/** Checks what no pattern can tell. */
function checkBeyondPatterns(env: Environment, faults: Faults): void {
  const expectAtMost = (name: keyof Environment, most: number) =>
    faults.expect(env[name] === undefined || Number(env[name]) <= most, name, `must be at most ${most}`);
  const expectFromTo = (name: keyof Environment, least: number, most: number) =>
    faults.expect(Number(env[name]) >= least && Number(env[name]) <= most, name, `must be from ${least} to ${most}`);
  expectAtMost('PORT', 65_535);
  expectAtMost('METRICS_PORT', 65_535);
  faults.expect(Number(env.METRICS_PORT) !== Number(env.PORT), 'METRICS_PORT', 'must differ from PORT');
  for (const name of ['PUBLIC_URL', 'CARD_LINK_URL', 'SMTP_URL', 'NOWPAYMENTS_URL', 'BTCPAY_URL', 'STRIPE_URL'] as const) {
    const address = env[name];
    faults.expect(!address || isAddress(address), name, 'is not an address');
  }
  faults.expect(listOf(env.TRUST_PROXY).every(isNetwork), 'TRUST_PROXY', 'must list IP addresses or networks');
  checkPartners(env, faults);
  expectAtMost('UNDO_SECONDS', DAY_SECONDS);
  expectAtMost('PLAN_NOTICE_DAYS', 30);
  faults.expect(isNamedZone(env.SHOP_TIME_ZONE), 'SHOP_TIME_ZONE', 'must be a time zone such as Europe/Moscow');
  expectAtMost('LOGIN_CODE_TTL_SECONDS', 600);
  expectFromTo('STAFF_SESSION_SECONDS', 300, DAY_SECONDS);
  expectFromTo('STAFF_SESSION_IDLE_SECONDS', 60, 43_200);
  expectFromTo('SOLE_AGREEMENT_SECONDS', 3600, 604_800);
  expectFromTo('DATABASE_POOL', 4, 200);
}

/** An offset such as `+03:00` is no name of a zone, and older browsers of the panel do not know it. */
function isNamedZone(timeZone: string): boolean {
  return /^[A-Za-z]/.test(timeZone) && isTimeZone(timeZone);
}

/** True for a URL of a host whose parts can be read, user and password too. */
function isAddress(text: string): boolean {
  try {
    const { host, username, password } = new URL(text);
    // Throws for what is no UTF-8.
    decodeURIComponent(username + password);
    return host !== '';
  } catch {
    return false;
  }
}

function checkPartners({ PARTNERS, SHOP_PARTNER: shopPartner }: Environment, faults: Faults): void {
  const partners = partnersOf(PARTNERS);
  faults.expect(
    !partners.some(({ name, email }) => hasHidden(name + email)),
    'PARTNERS',
    'has a name or e-mail with characters that nobody sees, or that turn the direction of writing',
  );
  faults.expect(new Set(partners.map(({ slug }) => slug)).size === partners.length, 'PARTNERS', 'gives one slug to two partners');
  faults.expect(!shopPartner || partners.some(({ slug }) => slug === shopPartner), 'SHOP_PARTNER', 'must be one of PARTNERS');
}

/** The partners of a list `slug=Name <e-mail>`; empty without a list. */
export function partnersOf(text = '') {
  return listOf(text).map((entry) => {
    const [, slug = '', name = '', email = ''] = /^(.+?)=(.+)<(.+)>$/.exec(entry) ?? [];
    return { slug, name: name.trim(), email };
  });
}

/** The entries of a list that is separated by commas. */
export function listOf(text: string): string[] {
  return text
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);
}

/** True for an IP address, with or without the bits of its network, and for a range by its name: Fastify takes each as a proxy. */
function isNetwork(text: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text)) return true;
  const [, address = '', bits] = /^([^/]+)(?:\/([1-9]\d{0,2}))?$/.exec(text) ?? [];
  const family = isIP(address);
  return family !== 0 && (bits === undefined || Number(bits) <= (family === 4 ? 32 : 128));
}
