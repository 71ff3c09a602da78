import { join, resolve } from 'node:path';
import { DAY_SECONDS } from '#kernel/durations.ts';
import { dollarsToCents } from '#kernel/money.ts';
import { certificateKeysOf } from './certificate-keys.ts';
import { readDatabaseAddress } from './database-address.ts';
import { Faults } from './faults.ts';
import { btcpayOf, nowPaymentsOf, stripeOf } from './gateways.ts';
import { checkNeeded } from './needed.ts';
import { ownSecret, secretFileIn } from './own-secret.ts';
import { pushKeysOf } from './push-keys.ts';
import { listOf, partnersOf, readEnvironment } from './read-environment.ts';
import { refuseOpenSandbox, refuseReal, refuseUnsafe } from './refuse-unsafe.ts';
import type { Environment } from './variables.ts';

/** What the environment says, in the words of the shop. */
export type Config = Readonly<ReturnType<typeof readConfig>>;

/**
 * Reads the environment. Throws ConfigError when the shop must not start with it. The error names every value of a wrong form; else every one
 * out of its bounds; else all else that is wrong, but a sandbox that others can reach and an unusable data folder each alone.
 */
export function readConfig(source: Record<string, string | undefined> = process.env) {
  const env = readEnvironment(source);
  const isSandbox = env.SHOP_MODE === 'sandbox';
  const isRehearsal = env.SHOP_MODE === 'rehearsal';
  checkSettings(env);
  const dataDir = resolve(env.DATA_DIR);
  const port = Number(env.PORT);
  // In the sandbox the address follows the port, so that a second shop on the same machine works as it is.
  const publicUrl = isSandbox && !source.PUBLIC_URL ? `http://localhost:${port}` : env.PUBLIC_URL;
  if (isSandbox) refuseOpenSandbox(env, publicUrl);
  const secretKeys = env.SECRET_KEYS?.split(',') ?? [ownSecret(dataDir)];
  return {
    isSandbox,
    /** As production, but with stand-ins for all that is beyond this machine, and with a database that is thrown away. */
    isRehearsal,
    /** What the sandbox's pages and calls ask for; undefined: only this machine reaches them. */
    sandboxAccess: isSandbox ? env.SANDBOX_ACCESS : undefined,
    /** The coin addresses that a shop without real money shows: its own, or another gateway's, which may be real. Undefined in production. */
    testMode: testModeOf(env),
    host: env.LISTEN_HOST,
    port,
    /** Undefined: the shop shows no numbers about itself. */
    metricsPort: env.METRICS_PORT ? Number(env.METRICS_PORT) : undefined,
    /** Scheme and host under which visitors reach the shop, without a slash at the end. */
    publicUrl,
    database: env.DATABASE_URL
      ? { ...readDatabaseAddress(env.DATABASE_URL), poolSize: Number(env.DATABASE_POOL) }
      : { folder: join(dataDir, 'database') },
    /** The first signs, all verify. */
    secretKeys,
    /** Where the sandbox keeps the key that it made; undefined: the keys are a setting. */
    secretFile: env.SECRET_KEYS ? undefined : secretFileIn(dataDir),
    /** Where payments are opened. */
    cardGateway: env.CARD_GATEWAY,
    cryptoGateway: env.CRYPTO_GATEWAY,
    /** Where all payers of cards are sent with the gateway `link`; without a setting a page of the sandbox. */
    cardLink: env.CARD_LINK_URL ?? `${publicUrl}/ptest22#card`,
    /** The gateways whose variables are set. What they have opened is watched, also after another was chosen. */
    stripe: stripeOf(env),
    nowpayments: nowPaymentsOf(env),
    btcpay: btcpayOf(env),
    cryptoPaymentTtlSeconds: Number(env.CRYPTO_PAYMENT_TTL_SECONDS),
    /** A shortfall up to this completes a payment in a coin. */
    paymentTolerancePercent: Number(env.PAYMENT_TOLERANCE_PERCENT),
    /** The most calls of all instances together in a second. */
    cryptoGatewayCallsPerSecond: Number(env.CRYPTO_GATEWAY_CALLS_PER_SECOND),
    /** As above, for the card gateway. */
    cardGatewayCallsPerSecond: Number(env.CARD_GATEWAY_CALLS_PER_SECOND),
    /** After this time without a change an order is cancelled for which no money came and no payment is under way. */
    unpaidOrderSeconds: Number(env.UNPAID_ORDER_SECONDS),
    /** How long personal data stay with orders of guests for which no money came. */
    unpaidOrderRetentionSeconds: Number(env.UNPAID_ORDER_RETENTION_SECONDS),
    /** How long plans stay after the end of their rituals. */
    planRetentionSeconds: Number(env.PLAN_RETENTION_SECONDS),
    /** How long requests for consultations are kept, and feedback on orders. */
    consultationRetentionSeconds: Number(env.CONSULTATION_RETENTION_SECONDS),
    /**
     * How long after the last fact about an order a customer who has deleted the account can claim its money. Whole days: by the legal texts
     * a claim is kept for so many days, and for no longer.
     */
    claimsSeconds: Math.ceil(Number(env.CLAIMS_SECONDS) / DAY_SECONDS) * DAY_SECONDS,
    /** How long the texts of gateways' notices are kept. */
    noticeRetentionSeconds: Number(env.NOTICE_RETENTION_SECONDS),
    /** Where people reach the shop: on its pages, and in its messages. */
    support: { email: env.SUPPORT_EMAIL, messenger: env.SUPPORT_MESSENGER },
    /** Who sells: one line for each part. Empty only in the sandbox. */
    sellerDetails: (env.SELLER_DETAILS ?? '')
      .split(';')
      .map((part) => part.trim())
      .filter(Boolean),
    /** So many mails about unpaid orders go in a day to an address that nobody has proved to be theirs; then one digest, then none. */
    guestMailsPerDay: Number(env.GUEST_MAILS_PER_DAY),
    /**
     * Partners who take money for the shop by hand, to be added where the table of partners lacks them. The one named by `shopPartner` also
     * takes it from customers who followed no partner's link.
     */
    partners: partnersOf(env.PARTNERS),
    shopPartner: env.SHOP_PARTNER,
    /** How long a payment that was confirmed by hand, and a step of a ritual, can be taken back. */
    undoSeconds: Number(env.UNDO_SECONDS),
    /** A customer moves a ritual freely as long as both days are at least so many days away. */
    noticeDays: Number(env.PLAN_NOTICE_DAYS),
    /** Above this amount two people confirm a payment by hand. */
    singleApprovalLimit: dollarsToCents(Number(env.SINGLE_APPROVAL_LIMIT_USD)),
    /** From this amount on a surplus waits for a person. */
    surplusReview: dollarsToCents(Number(env.SURPLUS_REVIEW_USD)),
    /** How long a shop's only administrator waits before agreeing alone with an own confirmation above the limit. */
    soleAgreementSeconds: Number(env.SOLE_AGREEMENT_SECONDS),
    /** The time zone in which the days and months of the shop begin. */
    timeZone: env.SHOP_TIME_ZONE,
    ...transportsOf(env),
    /** The first signs certificates; without any, none are issued. */
    certificateKeys: certificateKeysOf(env.CERTIFICATE_KEYS, isSandbox ? secretKeys[0] : undefined),
    /** Undefined: nobody is offered pushes. */
    push: pushKeysOf(env.VAPID_PRIVATE_KEY, isSandbox ? secretKeys[0] : undefined),
    /** At most ten minutes. */
    loginCodeTtlSeconds: Number(env.LOGIN_CODE_TTL_SECONDS),
    /** How long a customer stays signed in, and a member of the staff: from the sign-in, and from the last use. */
    sessionSeconds: {
      absolute: Number(env.SESSION_TTL_SECONDS),
      idle: Number(env.SESSION_IDLE_SECONDS),
      staff: { absolute: Number(env.STAFF_SESSION_SECONDS), idle: Number(env.STAFF_SESSION_IDLE_SECONDS) },
    },
    /** For which hosts browsers remember that https alone leads to them. */
    hsts: env.HSTS_SCOPE,
    /** Addresses of the proxies whose X-Forwarded-For is believed. */
    trustedProxies: listOf(env.TRUST_PROXY),
    rateLimits: env.RATE_LIMITS === 'on',
    /** GA4 measurement id; undefined: nothing is counted. */
    analyticsId: env.ANALYTICS_ID,
    logLevel: env.LOG_LEVEL,
    /** Who runs an operator's command; undefined: the system user. */
    operatorName: env.OPERATOR_NAME,
  };
}

/** Reads each setting that can be wrong, so that one ConfigError names all that is wrong. The values are thrown away. */
function checkSettings(env: Environment): void {
  const faults = new Faults();
  checkNeeded(env, faults);
  if (env.SHOP_MODE !== 'sandbox') refuseUnsafe(env, faults);
  if (env.SHOP_MODE === 'rehearsal') refuseReal(env, faults);
  faults.check(() => env.DATABASE_URL && readDatabaseAddress(env.DATABASE_URL));
  for (const gatewayOf of [stripeOf, nowPaymentsOf, btcpayOf]) faults.check(() => gatewayOf(env));
  faults.check(() => pushKeysOf(env.VAPID_PRIVATE_KEY, undefined));
  faults.check(() => certificateKeysOf(env.CERTIFICATE_KEYS, undefined));
  faults.throwAny();
}

/** The gateway of a rehearsal is a stand-in, whose addresses are as unreal as the shop's own. */
function testModeOf({ SHOP_MODE: mode, CRYPTO_GATEWAY: gateway }: Environment): 'own' | 'foreign' | undefined {
  if (mode === 'production') return undefined;
  return gateway === 'sandbox' || mode === 'rehearsal' ? 'own' : 'foreign';
}

/** What delivers mail and SMS; undefined: they are only stored, to be read in the sandbox. */
function transportsOf(env: Environment) {
  const {
    SMTP_URL: url,
    MAIL_FROM: mailbox,
    TWILIO_ACCOUNT_SID: accountSid,
    TWILIO_AUTH_TOKEN: authToken,
    TWILIO_FROM: from,
  } = env;
  const requireTls = env.SHOP_MODE !== 'sandbox';
  return {
    smtp: env.MAIL_TRANSPORT === 'smtp' && url && mailbox ? { url, from: mailbox, requireTls } : undefined,
    twilio: env.SMS_TRANSPORT === 'twilio' && accountSid && authToken && from ? { accountSid, authToken, from } : undefined,
  };
}
