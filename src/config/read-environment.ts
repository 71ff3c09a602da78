import { isIP } from 'node:net';
import { ConfigError } from '#kernel/config-error.ts';
import { hasHidden } from '#kernel/visible-name.ts';
import type { Setting } from './setting.ts';
import { type Environment, VARIABLES } from './variables.ts';

/** Takes the shop's variables out of the environment, with their defaults. Empty counts as not set. Throws ConfigError for a wrong one. */
export function readEnvironment(source: Readonly<Record<string, string | undefined>>): Environment {
  const env: Record<string, string> = {};
  for (const [name, setting] of Object.entries<Setting>(VARIABLES)) {
    const value = source[name] || setting.default;
    if (value === undefined) continue;
    if (!keepsRule(value, setting)) throw new ConfigError(name, 'is not valid; .env.example says what it may be');
    env[name] = value;
  }
  refuseBeyondPatterns(env as unknown as Environment);
  return env as unknown as Environment;
}

/** Reads the three rules that settings have: a validator made from their schema would take longer to make than all of them to check. */
function keepsRule(value: string, { enum: choice, pattern, minLength = 0 }: Setting): boolean {
  if (choice && !choice.includes(value)) return false;
  if (pattern && !new RegExp(pattern, 'u').test(value)) return false;
  return [...value].length >= minLength;
}

/** Refuses what no pattern can tell. */
function refuseBeyondPatterns(env: Environment): void {
  for (const name of ['PORT', 'METRICS_PORT'] as const) {
    if (Number(env[name]) > 65_535) throw new ConfigError(name, 'must be at most 65535');
  }
  if (Number(env.METRICS_PORT) === Number(env.PORT)) throw new ConfigError('METRICS_PORT', 'must differ from PORT');
  for (const name of [
    'PUBLIC_URL',
    'CARD_LINK_URL',
    'DATABASE_URL',
    'SMTP_URL',
    'NOWPAYMENTS_URL',
    'BTCPAY_URL',
    'STRIPE_URL',
  ] as const) {
    if (env[name] && !isAddress(env[name])) throw new ConfigError(name, 'is not an address');
  }
  if (!listOf(env.TRUST_PROXY).every(isNetwork)) throw new ConfigError('TRUST_PROXY', 'must list IP addresses or networks');
  refuseWrongPartners(partnersOf(env.PARTNERS), env.SHOP_PARTNER);
  if (Number(env.UNDO_SECONDS) > 86_400) throw new ConfigError('UNDO_SECONDS', 'must be at most 86400');
  if (Number(env.PLAN_NOTICE_DAYS) > 30) throw new ConfigError('PLAN_NOTICE_DAYS', 'must be at most 30');
  if (!isTimeZone(env.SHOP_TIME_ZONE)) throw new ConfigError('SHOP_TIME_ZONE', 'must be a time zone such as Europe/Moscow');
  if (Number(env.LOGIN_CODE_TTL_SECONDS) > 600) throw new ConfigError('LOGIN_CODE_TTL_SECONDS', 'must be at most 600');
  refuseBeyond(env, 'STAFF_SESSION_SECONDS', 300, 86_400);
  refuseBeyond(env, 'STAFF_SESSION_IDLE_SECONDS', 60, 43_200);
  refuseBeyond(env, 'SOLE_AGREEMENT_SECONDS', 3600, 604_800);
}

function refuseBeyond(
  env: Environment,
  name: 'STAFF_SESSION_SECONDS' | 'STAFF_SESSION_IDLE_SECONDS' | 'SOLE_AGREEMENT_SECONDS',
  least: number,
  most: number,
): void {
  const value = Number(env[name]);
  if (value < least || value > most) throw new ConfigError(name, `must be from ${least} to ${most}`);
}

/** By its name alone: an offset such as `+03:00` is no name, and PostgreSQL reads its sign the other way. */
function isTimeZone(timeZone: string): boolean {
  try {
    return new Intl.DateTimeFormat(undefined, { timeZone }) !== undefined && /^[A-Za-z]/.test(timeZone);
  } catch {
    return false;
  }
}

/** True for a URL whose parts can be read, user and password too. */
function isAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, host, username, password } = new URL(text);
  const isMalformed = [username, password].some((part) => /%(?![0-9a-f]{2})/i.test(part));
  return !isMalformed && (host !== '' || protocol.startsWith('postgres'));
}

function refuseWrongPartners(partners: ReturnType<typeof partnersOf>, shopPartner: string | undefined): void {
  if (partners.some(({ name, email }) => hasHidden(name + email)))
    throw new ConfigError(
      'PARTNERS',
      'has a name or e-mail with characters that nobody sees, or that turn the direction of writing',
    );
  if (shopPartner && !partners.some(({ slug }) => slug === shopPartner))
    throw new ConfigError('SHOP_PARTNER', 'must be one of PARTNERS');
}

/** The partners of a list `slug=Name <e-mail>`; empty without a list. */
export function partnersOf(text = ''): { slug: string; name: string; email: string }[] {
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
  return Number(bits) <= { 0: 0, 4: 32, 6: 128 }[isIP(address) as 0 | 4 | 6];
}
