import { join, resolve } from 'node:path';
import { type Cents, dollarsToCents } from '#kernel/money.ts';
import { type CardGatewaySettings, cardGatewayOf, formerCardGatewayOf } from './card-gateway.ts';
import { type CertificateKey, certificateKeysOf } from './certificate-keys.ts';
import { type CryptoGatewaySettings, cryptoGatewayOf, formerCryptoGatewaysOf } from './crypto-gateway.ts';
import { type DatabaseAddress, readDatabaseAddress } from './database-address.ts';
import { Faults } from './faults.ts';
import { refuseFormerNames } from './former-names.ts';
import { eachNeeded, needed } from './needed.ts';
import { ownSecret, secretFileIn } from './own-secret.ts';
import { type PushKeys, pushKeysOf } from './push-keys.ts';
import { listOf, partnersOf, readEnvironment } from './read-environment.ts';
import { refuseOpenSandbox } from './refuse-open-sandbox.ts';
import { refuseReal } from './refuse-real.ts';
import { refuseUnsafe } from './refuse-unsafe.ts';
import type { Environment } from './variables.ts';

interface SessionSeconds {
  readonly absolute: number;
  readonly idle: number;
}

export interface Config {
  readonly isSandbox: boolean;
  /** As production, but with stand-ins for all that is beyond this machine, and with a database that is thrown away. */
  readonly isRehearsal: boolean;
  /** Whose coin addresses a shop without real money shows: its own, or those of another gateway, which may be real. Undefined in production. */
  readonly testMode: 'own' | 'foreign' | undefined;
  /** What the sandbox's pages and calls ask for; undefined: only this machine reaches them. */
  readonly sandboxAccess: string | undefined;
  readonly host: string;
  readonly port: number;
  /** Undefined: the shop shows no numbers about itself. */
  readonly metricsPort: number | undefined;
  /** Scheme and host under which visitors reach the shop, without a slash at the end. */
  readonly publicUrl: string;
  readonly database: (DatabaseAddress & { readonly poolSize: number }) | { readonly folder: string };
  /** The first signs, all verify. */
  readonly secretKeys: readonly string[];
  /** Where the sandbox keeps the key that it made; undefined: the keys are a setting. */
  readonly secretFile: string | undefined;
  readonly cardGateway: CardGatewaySettings;
  readonly cryptoGateway: CryptoGatewaySettings;
  /** Gateways that open nothing any more; what they opened is watched. */
  readonly formerCardGateway: CardGatewaySettings | undefined;
  readonly formerCryptoGateways: readonly CryptoGatewaySettings[];
  readonly cryptoPaymentTtlSeconds: number;
  /** A shortfall up to this completes a payment in a coin. */
  readonly paymentTolerancePercent: number;
  /** The most calls of all instances together. */
  readonly cryptoGatewayCallsPerSecond: number;
  /** As above, for the card gateway. */
  readonly cardGatewayCallsPerSecond: number;
  /** After this time an order that nobody began to pay is cancelled. */
  readonly unpaidOrderSeconds: number;
  /** How long personal data stay with orders that nobody paid. */
  readonly unpaidOrderRetentionSeconds: number;
  /** How long plans stay after the end of their rituals. */
  readonly planRetentionSeconds: number;
  /** How long requests for consultations are kept. */
  readonly consultationRetentionSeconds: number;
  /** For so long after the last fact about an order whoever has deleted the account can claim its money. */
  readonly claimsSeconds: number;
  /** How long the texts of gateways' notices are kept. */
  readonly noticeRetentionSeconds: number;
  /** Undefined: mail is only stored, to be read in the sandbox. */
  readonly smtp: { readonly url: string; readonly from: string; readonly requireTls: boolean } | undefined;
  /** Undefined: SMS are only stored, to be read in the sandbox. */
  readonly twilio: { readonly accountSid: string; readonly authToken: string; readonly from: string } | undefined;
  /** Undefined: nobody is offered pushes. */
  readonly push: PushKeys | undefined;
  /** The first signs certificates; without any, none are issued. */
  readonly certificateKeys: readonly CertificateKey[];
  /** At most ten minutes. */
  readonly loginCodeTtlSeconds: number;
  /** How long a customer stays signed in, and one of the staff: from the sign-in, and from the last use. */
  readonly sessionSeconds: SessionSeconds & { readonly staff: SessionSeconds };
  /** Where people reach the shop: on its pages, and in its messages. */
  readonly support: { readonly email: string; readonly messenger: string };
  /** Who sells: one line for each part. Empty only in the sandbox. */
  readonly sellerDetails: readonly string[];
  /** So many mails about orders go to an address that nobody has proved, in a day. */
  readonly guestMailsPerDay: number;
  /** Who takes money for the shop by hand, as far as the table of partners lacks them; the one of `shopPartner` also from customers who followed no partner's link. */
  readonly partners: readonly { readonly slug: string; readonly name: string; readonly email: string }[];
  readonly shopPartner: string | undefined;
  /** For so long a payment that was confirmed by hand can be taken back. */
  readonly undoSeconds: number;
  /** A customer moves a ritual freely as long as both days are at least so many days away. */
  readonly noticeDays: number;
  /** Above this amount two people confirm a payment by hand. */
  readonly singleApprovalLimit: Cents;
  /** From this amount on a surplus waits for a person. */
  readonly surplusReview: Cents;
  /** So long a shop's only administrator waits before agreeing alone with an own confirmation above the limit. */
  readonly soleAgreementSeconds: number;
  /** In which the days and months of the shop begin. */
  readonly timeZone: string;
  /** For which hosts browsers remember that https alone leads to them. */
  readonly hsts: 'host' | 'subdomains' | 'preload';
  /** Addresses of the proxies whose X-Forwarded-For is believed. */
  readonly trustedProxies: readonly string[];
  readonly rateLimits: boolean;
  /** GA4 measurement id; undefined: nothing is counted. */
  readonly analyticsId: string | undefined;
  readonly logLevel: string;
  /** Who runs an operator's command; undefined: the system user. */
  readonly operatorName: string | undefined;
}

/** Reads the environment. Throws ConfigError when the shop must not start with it, which names all that is wrong. */
export function readConfig(source: Record<string, string | undefined> = ownEnvironment()): Config {
  const faults = new Faults();
  const env = readEnvironment(source, faults);
  const isSandbox = env.SHOP_MODE === 'sandbox';
  const isRehearsal = env.SHOP_MODE === 'rehearsal';
  const check = (read: () => unknown) => void faults.attempt(read);
  eachNeeded(env, check);
  if (!isSandbox) refuseUnsafe(env, check);
  if (isRehearsal) refuseReal(env, check);
  check(() => readDatabaseAddress(env.DATABASE_URL ?? 'postgres:///'));
  for (const gateways of [cardGatewayOf, cryptoGatewayOf, formerCardGatewayOf, formerCryptoGatewaysOf])
    check(() => gateways(env, ''));
  check(() => pushKeysOf(env.VAPID_PRIVATE_KEY, undefined));
  check(() => certificateKeysOf(env.CERTIFICATE_KEYS, undefined));
  faults.refuse();
  const transports = transportsOf(env);
  const dataDir = resolve(env.DATA_DIR);
  const port = Number(env.PORT);
  // In the sandbox the address follows the port, so that a second shop on the same machine works as it is.
  const publicUrl = isSandbox && !source.PUBLIC_URL ? `http://localhost:${port}` : env.PUBLIC_URL;
  if (isSandbox) refuseOpenSandbox(env, publicUrl);
  const secretKeys = env.SECRET_KEYS?.split(',') ?? [ownSecret(dataDir)];
  return {
    isSandbox,
    isRehearsal,
    sandboxAccess: isSandbox ? env.SANDBOX_ACCESS : undefined,
    testMode: testModeOf(env),
    host: env.LISTEN_HOST,
    port,
    metricsPort: env.METRICS_PORT ? Number(env.METRICS_PORT) : undefined,
    publicUrl,
    database: env.DATABASE_URL
      ? { ...readDatabaseAddress(env.DATABASE_URL), poolSize: Number(env.DATABASE_POOL) }
      : { folder: join(dataDir, 'database') },
    secretKeys,
    secretFile: env.SECRET_KEYS ? undefined : secretFileIn(dataDir),
    cardGateway: cardGatewayOf(env, `${publicUrl}/ptest22#card`),
    cryptoGateway: cryptoGatewayOf(env),
    formerCardGateway: formerCardGatewayOf(env),
    formerCryptoGateways: formerCryptoGatewaysOf(env),
    cryptoPaymentTtlSeconds: Number(env.CRYPTO_PAYMENT_TTL_SECONDS),
    paymentTolerancePercent: Number(env.PAYMENT_TOLERANCE_PERCENT),
    cryptoGatewayCallsPerSecond: Number(env.CRYPTO_GATEWAY_CALLS_PER_SECOND),
    cardGatewayCallsPerSecond: Number(env.CARD_GATEWAY_CALLS_PER_SECOND),
    unpaidOrderSeconds: Number(env.UNPAID_ORDER_SECONDS),
    unpaidOrderRetentionSeconds: Number(env.UNPAID_ORDER_RETENTION_SECONDS),
    planRetentionSeconds: Number(env.PLAN_RETENTION_SECONDS),
    consultationRetentionSeconds: Number(env.CONSULTATION_RETENTION_SECONDS),
    claimsSeconds: Number(env.CLAIMS_SECONDS),
    noticeRetentionSeconds: Number(env.NOTICE_RETENTION_SECONDS),
    support: { email: env.SUPPORT_EMAIL, messenger: env.SUPPORT_MESSENGER },
    sellerDetails: (env.SELLER_DETAILS ?? '')
      .split(';')
      .map((part) => part.trim())
      .filter(Boolean),
    guestMailsPerDay: Number(env.GUEST_MAILS_PER_DAY),
    partners: partnersOf(env.PARTNERS),
    shopPartner: env.SHOP_PARTNER,
    undoSeconds: Number(env.UNDO_SECONDS),
    noticeDays: Number(env.PLAN_NOTICE_DAYS),
    singleApprovalLimit: dollarsToCents(Number(env.SINGLE_APPROVAL_LIMIT_USD)),
    surplusReview: dollarsToCents(Number(env.SURPLUS_REVIEW_USD)),
    soleAgreementSeconds: Number(env.SOLE_AGREEMENT_SECONDS),
    timeZone: env.SHOP_TIME_ZONE,
    ...transports,
    certificateKeys: certificateKeysOf(env.CERTIFICATE_KEYS, isSandbox ? secretKeys[0] : undefined),
    push: pushKeysOf(env.VAPID_PRIVATE_KEY, isSandbox ? secretKeys[0] : undefined),
    loginCodeTtlSeconds: Number(env.LOGIN_CODE_TTL_SECONDS),
    sessionSeconds: {
      absolute: Number(env.SESSION_TTL_SECONDS),
      idle: Number(env.SESSION_IDLE_SECONDS),
      staff: { absolute: Number(env.STAFF_SESSION_SECONDS), idle: Number(env.STAFF_SESSION_IDLE_SECONDS) },
    },
    hsts: env.HSTS_SCOPE,
    trustedProxies: listOf(env.TRUST_PROXY),
    rateLimits: env.RATE_LIMITS === 'on',
    analyticsId: env.ANALYTICS_ID,
    logLevel: env.LOG_LEVEL,
    operatorName: env.OPERATOR_NAME,
  };
}

/** The variables of this process, to which `npm start` has added those of `.env`. */
function ownEnvironment(): Record<string, string | undefined> {
  refuseFormerNames('.env');
  return process.env;
}

function testModeOf({ SHOP_MODE: mode, CRYPTO_GATEWAY: gateway }: Environment): Config['testMode'] {
  if (mode === 'production') return undefined;
  return gateway === 'sandbox' || mode === 'rehearsal' ? 'own' : 'foreign';
}

/** What delivers mail and SMS; throws when the chosen way lacks a variable of its own. */
function transportsOf(env: Environment): Pick<Config, 'smtp' | 'twilio'> {
  const mail = (name: 'SMTP_URL' | 'MAIL_FROM') => needed(env, 'MAIL_TRANSPORT=smtp', name);
  const sms = (name: 'TWILIO_ACCOUNT_SID' | 'TWILIO_AUTH_TOKEN' | 'TWILIO_FROM') => needed(env, 'SMS_TRANSPORT=twilio', name);
  const requireTls = env.SHOP_MODE !== 'sandbox';
  return {
    smtp: env.MAIL_TRANSPORT === 'smtp' ? { url: mail('SMTP_URL'), from: mail('MAIL_FROM'), requireTls } : undefined,
    twilio:
      env.SMS_TRANSPORT === 'twilio'
        ? { accountSid: sms('TWILIO_ACCOUNT_SID'), authToken: sms('TWILIO_AUTH_TOKEN'), from: sms('TWILIO_FROM') }
        : undefined,
  };
}
