import { isIP } from 'node:net';
import { ConfigError } from '#kernel/config-error.ts';
import { hasHidden } from '#kernel/visible-name.ts';
import { Faults } from './faults.ts';
import type { Setting } from './setting.ts';
import { type Environment, VARIABLES } from './variables.ts';

/** Takes the shop's variables out of the environment, with their defaults. Empty counts as not set. Throws ConfigError for wrong ones. */
export function readEnvironment(source: Readonly<Record<string, string | undefined>>, faults = new Faults()): Environment {
  const env: Record<string, string> = {};
  for (const [name, setting] of Object.entries<Setting>(VARIABLES)) {
    const value = source[name] || setting.default;
    if (value === undefined) continue;
    faults.attempt(() => {
      if (!keepsRule(value, setting)) throw new ConfigError(name, 'is not valid; .env.example says what it may be');
    });
    env[name] = value;
  }
  // What else is looked at relies on the form of each value.
  faults.refuse();
  refuseBeyondPatterns(env as unknown as Environment, faults);
  faults.refuse();
  return env as unknown as Environment;
}

/** Reads the three rules that settings have: a validator made from their schema would take longer to make than all of them to check. */
function keepsRule(value: string, { enum: choice, pattern, minLength = 0 }: Setting): boolean {
  if (choice && !choice.includes(value)) return false;
  if (pattern && !new RegExp(pattern, 'u').test(value)) return false;
  return [...value].length >= minLength;
}

/** Refuses what no pattern can tell. */
function refuseBeyondPatterns(env: Environment, faults: Faults): void {
  const refuseIf = (isWrong: boolean, name: keyof Environment, rule: string) =>
    faults.attempt(() => {
      if (isWrong) throw new ConfigError(name, rule);
    });
  for (const name of ['PORT', 'METRICS_PORT'] as const) {
    refuseIf(Number(env[name]) > 65_535, name, 'must be at most 65535');
  }
  refuseIf(Number(env.METRICS_PORT) === Number(env.PORT), 'METRICS_PORT', 'must differ from PORT');
  for (const name of ['PUBLIC_URL', 'CARD_LINK_URL', 'SMTP_URL', 'NOWPAYMENTS_URL', 'BTCPAY_URL', 'STRIPE_URL'] as const) {
    refuseIf(Boolean(env[name] && !isAddress(env[name])), name, 'is not an address');
  }
  refuseIf(!listOf(env.TRUST_PROXY).every(isNetwork), 'TRUST_PROXY', 'must list IP addresses or networks');
  faults.attempt(() => refuseWrongPartners(partnersOf(env.PARTNERS), env.SHOP_PARTNER));
  refuseIf(Number(env.UNDO_SECONDS) > 86_400, 'UNDO_SECONDS', 'must be at most 86400');
  refuseIf(Number(env.PLAN_NOTICE_DAYS) > 30, 'PLAN_NOTICE_DAYS', 'must be at most 30');
  refuseIf(!isTimeZone(env.SHOP_TIME_ZONE), 'SHOP_TIME_ZONE', 'must be a time zone such as Europe/Moscow');
  refuseIf(Number(env.LOGIN_CODE_TTL_SECONDS) > 600, 'LOGIN_CODE_TTL_SECONDS', 'must be at most 600');
  const beyond = (name: keyof Environment, least: number, most: number) =>
    refuseIf(Number(env[name]) < least || Number(env[name]) > most, name, `must be from ${least} to ${most}`);
  beyond('STAFF_SESSION_SECONDS', 300, 86_400);
  beyond('STAFF_SESSION_IDLE_SECONDS', 60, 43_200);
  beyond('SOLE_AGREEMENT_SECONDS', 3600, 604_800);
  beyond('DATABASE_POOL', 4, 200);
}

/** By its name alone: an offset such as `+03:00` is no name, and PostgreSQL reads its sign the other way. */
function isTimeZone(timeZone: string): boolean {
  try {
    return new Intl.DateTimeFormat(undefined, { timeZone }) !== undefined && /^[A-Za-z]/.test(timeZone);
  } catch {
    return false;
  }
}

/** True for a URL of a host whose parts can be read, user and password too. */
function isAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { host, username, password } = new URL(text);
  const isMalformed = [username, password].some((part) => /%(?![0-9a-f]{2})/i.test(part));
  return !isMalformed && host !== '';
}

function refuseWrongPartners(partners: readonly ListedPartner[], shopPartner: string | undefined): void {
  if (partners.some(({ name, email }) => hasHidden(name + email)))
    throw new ConfigError(
      'PARTNERS',
      'has a name or e-mail with characters that nobody sees, or that turn the direction of writing',
    );
  if (shopPartner && !partners.some(({ slug }) => slug === shopPartner))
    throw new ConfigError('SHOP_PARTNER', 'must be one of PARTNERS');
}

interface ListedPartner {
  readonly slug: string;
  readonly name: string;
  readonly email: string;
}

/** The partners of a list `slug=Name <e-mail>`; empty without a list. */
export function partnersOf(text = ''): ListedPartner[] {
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

/** True for what Fastify takes as a proxy: an IP address, with the bits of its network or without, or a range by name. */
function isNetwork(text: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text)) return true;
  const [, address = '', bits = '1'] = /^([^/]+)(?:\/([1-9]\d{0,2}))?$/.exec(text) ?? [];
  const family = isIP(address);
  return family !== 0 && Number(bits) <= (family === 4 ? 32 : 128);
}
