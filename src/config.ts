import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import { type Static, Type } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import { ConfigError } from '#kernel/config-error.ts';

const seconds = (byDefault: string) => Type.String({ pattern: '^[1-9][0-9]{0,8}$', default: byDefault });

/** Every variable that the shop reads. All are text; empty counts as not set. */
const Environment = Type.Object({
  SHOP_MODE: Type.Union([Type.Literal('sandbox'), Type.Literal('production')], { default: 'sandbox' }),
  HOST: Type.String({ pattern: '^[0-9A-Za-z.:_-]+$', default: '127.0.0.1' }),
  PORT: Type.String({ pattern: '^[0-9]{1,5}$', default: '3000' }),
  PUBLIC_URL: Type.String({ pattern: '^https?://[^/\\s]+$', default: 'http://localhost:3000' }),
  DATABASE_URL: Type.Optional(Type.String({ pattern: '^postgres(ql)?://' })),
  DATA_DIR: Type.String({ default: './data' }),
  ALLOW_EMBEDDED_DATABASE: Type.Union([Type.Literal('true'), Type.Literal('false')], { default: 'false' }),
  SECRET_KEYS: Type.Optional(Type.String({ pattern: '^[^,]{32,}(,[^,]{32,})*$' })),
  CRYPTO_GATEWAY: Type.Union([Type.Literal('sandbox')], { default: 'sandbox' }),
  CARD_GATEWAY: Type.Union([Type.Literal('link')], { default: 'link' }),
  MAIL: Type.Union([Type.Literal('outbox'), Type.Literal('smtp')], { default: 'outbox' }),
  SMTP_URL: Type.Optional(Type.String({ pattern: '^smtps?://[^\\s/]+/?$' })),
  MAIL_FROM: Type.Optional(Type.String({ pattern: '^([^<>\\r\\n]+ <[^<>@\\s]+@[^<>@\\s]+>|[^<>@\\s]+@[^<>@\\s]+)$' })),
  SMS: Type.Union([Type.Literal('outbox'), Type.Literal('twilio')], { default: 'outbox' }),
  TWILIO_ACCOUNT_SID: Type.Optional(Type.String({ pattern: '^AC[0-9a-zA-Z]{32}$' })),
  TWILIO_AUTH_TOKEN: Type.Optional(Type.String({ minLength: 16 })),
  TWILIO_FROM: Type.Optional(Type.String({ pattern: '^(\\+[1-9][0-9]{6,14}|MG[0-9a-zA-Z]{32})$' })),
  CARD_LINK_URL: Type.Optional(Type.String({ pattern: '^https?://[^\\s]+$' })),
  CRYPTO_PAYMENT_TTL_SECONDS: seconds('1200'),
  UNPAID_ORDER_RETENTION_SECONDS: seconds('15552000'),
  PLAN_RETENTION_SECONDS: seconds('15552000'),
  CONSULTATION_RETENTION_SECONDS: seconds('15552000'),
  LOGIN_CODE_TTL_SECONDS: seconds('600'),
  SESSION_TTL_SECONDS: seconds('2592000'),
  SESSION_IDLE_SECONDS: seconds('1209600'),
  SUPPORT_EMAIL: Type.String({ pattern: '^[^<>@\\s]+@[^<>@\\s]+$', default: 'support@example.com' }),
  SUPPORT_MESSENGER: Type.String({ pattern: '^@?[^\\s@]{2,64}$', default: '@vedic_support' }),
  TRUST_PROXY: Type.String({ default: '' }),
  RATE_LIMITS: Type.Union([Type.Literal('on'), Type.Literal('off')], { default: 'on' }),
  ANALYTICS_ID: Type.Optional(Type.String({ pattern: '^G-[A-Z0-9]{4,20}$' })),
  LOG_LEVEL: Type.String({ pattern: '^(fatal|error|warn|info|debug|trace|silent)$', default: 'info' }),
});

export interface Config {
  readonly isSandbox: boolean;
  readonly host: string;
  readonly port: number;
  /** Scheme and host under which visitors reach the shop, without a slash at the end. */
  readonly publicUrl: string;
  readonly database: { readonly url: string } | { readonly folder: string };
  /** The first signs, all verify. */
  readonly secretKeys: readonly string[];
  readonly cardLinkUrl: string;
  readonly cryptoPaymentTtlSeconds: number;
  /** How long personal data stay with orders that nobody paid. */
  readonly unpaidOrderRetentionSeconds: number;
  /** How long plans stay after the end of their rituals. */
  readonly planRetentionSeconds: number;
  /** How long requests for consultations are kept. */
  readonly consultationRetentionSeconds: number;
  /** Undefined: mail is only stored, to be read in the sandbox. */
  readonly smtp: { readonly url: string; readonly from: string; readonly requireTls: boolean } | undefined;
  /** Undefined: SMS are only stored, to be read in the sandbox. */
  readonly twilio: { readonly accountSid: string; readonly authToken: string; readonly from: string } | undefined;
  /** At most ten minutes. */
  readonly loginCodeTtlSeconds: number;
  /** How long a customer stays signed in: from the sign-in, and from the last use. */
  readonly sessionSeconds: { readonly absolute: number; readonly idle: number };
  /** Where people reach the shop: on its pages, and in its messages. */
  readonly support: { readonly email: string; readonly messenger: string };
  /** Addresses of the proxies whose X-Forwarded-For is believed. */
  readonly trustedProxies: readonly string[];
  readonly rateLimits: boolean;
  /** GA4 measurement id; undefined: nothing is counted. */
  readonly analyticsId: string | undefined;
  readonly logLevel: string;
}

/** Reads the environment. Throws ConfigError when the shop must not start with it. */
export function readConfig(source: Record<string, string | undefined> = process.env): Config {
  const env = parse(source);
  const isSandbox = env.SHOP_MODE === 'sandbox';
  const transports = transportsOf(env);
  if (!isSandbox) refuseUnsafe(env);
  const dataDir = resolve(env.DATA_DIR);
  const port = Number(env.PORT);
  // In the sandbox the address follows the port, so that a second shop on the same machine works as it is.
  const publicUrl = isSandbox && !source.PUBLIC_URL ? `http://localhost:${port}` : env.PUBLIC_URL;
  return {
    isSandbox,
    host: env.HOST,
    port,
    publicUrl,
    database: env.DATABASE_URL ? { url: env.DATABASE_URL } : { folder: join(dataDir, 'database') },
    secretKeys: env.SECRET_KEYS?.split(',') ?? [ownSecret(dataDir)],
    cardLinkUrl: env.CARD_LINK_URL ?? `${publicUrl}/ptest22#card`,
    cryptoPaymentTtlSeconds: Number(env.CRYPTO_PAYMENT_TTL_SECONDS),
    unpaidOrderRetentionSeconds: Number(env.UNPAID_ORDER_RETENTION_SECONDS),
    planRetentionSeconds: Number(env.PLAN_RETENTION_SECONDS),
    consultationRetentionSeconds: Number(env.CONSULTATION_RETENTION_SECONDS),
    support: { email: env.SUPPORT_EMAIL, messenger: env.SUPPORT_MESSENGER },
    ...transports,
    loginCodeTtlSeconds: Number(env.LOGIN_CODE_TTL_SECONDS),
    sessionSeconds: { absolute: Number(env.SESSION_TTL_SECONDS), idle: Number(env.SESSION_IDLE_SECONDS) },
    trustedProxies: listOf(env.TRUST_PROXY),
    rateLimits: env.RATE_LIMITS === 'on',
    analyticsId: env.ANALYTICS_ID,
    logLevel: env.LOG_LEVEL,
  };
}

function parse(source: Record<string, string | undefined>): Static<typeof Environment> {
  const set = Object.fromEntries(
    Object.keys(Environment.properties).flatMap((name) => (source[name] ? [[name, source[name]]] : [])),
  );
  const candidate = Value.Default(Environment, set);
  const wrong = Value.Errors(Environment, candidate).First();
  if (wrong) throw new ConfigError(wrong.path.slice(1), 'is not valid; see the table of variables in README.md');
  const env = candidate as Static<typeof Environment>;
  if (Number(env.PORT) > 65_535) throw new ConfigError('PORT', 'must be at most 65535');
  for (const name of ['PUBLIC_URL', 'CARD_LINK_URL', 'DATABASE_URL', 'SMTP_URL'] as const) {
    if (env[name] && !isAddress(env[name])) throw new ConfigError(name, 'is not an address');
  }
  if (!listOf(env.TRUST_PROXY).every(isNetwork)) throw new ConfigError('TRUST_PROXY', 'must list IP addresses or networks');
  if (Number(env.LOGIN_CODE_TTL_SECONDS) > 600) throw new ConfigError('LOGIN_CODE_TTL_SECONDS', 'must be at most 600');
  return env;
}

/** True for a URL whose parts can be read, user and password too. */
function isAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, host, username, password } = new URL(text);
  const isMalformed = [username, password].some((part) => /%(?![0-9a-f]{2})/i.test(part));
  return !isMalformed && (host !== '' || protocol.startsWith('postgres'));
}

function listOf(text: string): string[] {
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

/** What delivers mail and SMS; throws when the chosen way lacks a variable of its own. */
function transportsOf(env: Static<typeof Environment>): Pick<Config, 'smtp' | 'twilio'> {
  const need = (name: 'SMTP_URL' | 'MAIL_FROM' | 'TWILIO_ACCOUNT_SID' | 'TWILIO_AUTH_TOKEN' | 'TWILIO_FROM', by: string) => {
    const value = env[name];
    if (!value) throw new ConfigError(name, `is required with ${by}`);
    return value;
  };
  const requireTls = env.SHOP_MODE === 'production';
  const mail = 'MAIL=smtp';
  const sms = 'SMS=twilio';
  return {
    smtp: env.MAIL === 'smtp' ? { url: need('SMTP_URL', mail), from: need('MAIL_FROM', mail), requireTls } : undefined,
    twilio:
      env.SMS === 'twilio'
        ? {
            accountSid: need('TWILIO_ACCOUNT_SID', sms),
            authToken: need('TWILIO_AUTH_TOKEN', sms),
            from: need('TWILIO_FROM', sms),
          }
        : undefined,
  };
}

function refuseUnsafe(env: Static<typeof Environment>): void {
  const required = (name: 'SECRET_KEYS' | 'CARD_LINK_URL') => {
    if (!env[name]) throw new ConfigError(name, 'is required in production');
  };
  if (!env.PUBLIC_URL.startsWith('https://')) throw new ConfigError('PUBLIC_URL', 'must begin with https:// in production');
  if (!env.DATABASE_URL && env.ALLOW_EMBEDDED_DATABASE !== 'true') {
    throw new ConfigError('DATABASE_URL', 'is required in production, unless ALLOW_EMBEDDED_DATABASE=true');
  }
  required('SECRET_KEYS');
  required('CARD_LINK_URL');
  if (!env.CARD_LINK_URL?.startsWith('https://')) {
    throw new ConfigError('CARD_LINK_URL', 'must begin with https:// in production');
  }
  if (env.RATE_LIMITS === 'off') throw new ConfigError('RATE_LIMITS', 'can be off only in sandbox mode');
  if (env.MAIL === 'outbox') throw new ConfigError('MAIL', 'must not be the outbox in production: nobody would get a code');
  if (env.SMS === 'outbox') throw new ConfigError('SMS', 'must not be the outbox in production: nobody would get a code');
  if (env.CRYPTO_GATEWAY === 'sandbox') throw new ConfigError('CRYPTO_GATEWAY', 'must not be the sandbox in production');
}

/** In sandbox mode the shop makes its own secret once and keeps it with its data. */
function ownSecret(dataDir: string): string {
  const path = join(dataDir, 'secret-key');
  try {
    mkdirSync(dataDir, { recursive: true });
    if (!existsSync(path)) writeOnce(path, randomBytes(32).toString('hex'));
    return readFileSync(path, 'utf8').trim();
  } catch (error) {
    throw new ConfigError('DATA_DIR', `is no folder that can be written (${(error as NodeJS.ErrnoException).code})`);
  }
}

/** Leaves the file as it is when another process was quicker. */
function writeOnce(path: string, text: string): void {
  try {
    writeFileSync(path, text, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}
