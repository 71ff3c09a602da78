import { GATEWAY_VARIABLES } from './gateway-variables.ts';
import type { Setting } from './setting.ts';

const SLUG = '[a-z0-9][a-z0-9-]{0,62}';
const PARTNER = `\\s*${SLUG}=[^<>=,\\r\\n]+<[^<>@,\\s]+@[^<>@,\\s]+>\\s*`;
/** A time in seconds. */
const seconds = (usual: string, description: string) => ({ pattern: '^[1-9][0-9]{0,8}$', default: usual, description });

/** Every variable that the shop reads. All are text. */
export const VARIABLES = {
  SHOP_MODE: {
    enum: ['sandbox', 'production', 'rehearsal'],
    default: 'sandbox',
    description:
      'Production refuses sandbox gateways, the outbox, missing secrets, addresses without https, and the embedded database. `make rehearse` sets `rehearsal`: as production, but with nothing beyond this machine, and with a database that no other mode opens',
  },
  SANDBOX_ACCESS: {
    pattern: '^[!-~]{16,200}$',
    description:
      'Secret of 16 or more characters (ASCII, no spaces) that the pages of the sandbox, such as `/pdebug22`, and its calls ask for. Required for a sandbox that others can reach: with a `LISTEN_HOST` or `PUBLIC_URL` beyond this machine, or an https `PUBLIC_URL`',
  },
  LISTEN_HOST: { pattern: '^[0-9A-Za-z.:_-]+$', default: '127.0.0.1', description: 'Address to listen on' },
  PORT: { pattern: '^[0-9]{1,5}$', default: '3000', description: 'Port to listen on' },
  METRICS_PORT: {
    pattern: '^[1-9][0-9]{0,4}$',
    description:
      'Port on which `/metrics` answers in the format of Prometheus, at `LISTEN_HOST`. Let only your own monitoring reach it. Empty: no such page',
  },
  PUBLIC_URL: {
    pattern: '^https?://[^/?#@\\\\\\s]+$',
    default: 'http://localhost:3000',
    description:
      'Scheme and host under which visitors reach the shop, without a `/` behind them. In the sandbox the default follows `PORT`',
  },
  DATABASE_URL: {
    pattern: '^postgres(ql)?://',
    description:
      'PostgreSQL 15 or newer, such as `postgres://user:password@host/name?sslmode=verify-full&sslrootcert=system`. `host`, `sslmode`, `sslrootcert`, `sslcert`, `sslkey` and `application_name` mean what they mean to libpq, and so do several servers, as `host:port,host:port` with `target_session_attrs=read-write`; production needs encryption beyond the machine. Empty: the embedded database',
  },
  DATABASE_POOL: {
    pattern: '^[1-9][0-9]{0,2}$',
    default: '10',
    description:
      'The most connections to PostgreSQL that an instance holds, from 4 to 200. All instances together need so many each, and a few more: the chapter on connections of `docs/operate.md` counts them',
  },
  DATA_DIR: { default: './data', description: "Folder of the embedded database and of the sandbox's secret" },
  ALLOW_EMBEDDED_DATABASE: {
    enum: ['true', 'false'],
    default: 'false',
    description: '`true` lets production use the embedded database',
  },
  SECRET_KEYS: {
    pattern: '^(?!.*(,\\s|\\s,))[^,]{32,}(,[^,]{32,})*$',
    description:
      'Keys of 32 or more characters, separated by commas without spaces. The first signs, all verify. Empty: the sandbox makes one, production refuses',
  },
  ...GATEWAY_VARIABLES,
  MAIL_TRANSPORT: {
    enum: ['outbox', 'smtp'],
    default: 'outbox',
    description: '`outbox` keeps mail for `/pdebug22`; `smtp` sends it and needs `SMTP_URL` and `MAIL_FROM`',
  },
  SMTP_URL: {
    pattern: '^smtps?://[^\\s/]+/?$',
    description: 'Mail server, such as `smtps://user:password@host:465`',
  },
  MAIL_FROM: {
    pattern: '^([^<>\\r\\n]+ <[^<>@\\s]+@[^<>@\\s]+>|[^<>@\\s]+@[^<>@\\s]+)$',
    description: 'Sender of mail, such as `Vedic Rituals <shop@example.com>`',
  },
  SMS_TRANSPORT: {
    enum: ['outbox', 'twilio'],
    default: 'outbox',
    description: '`outbox` keeps SMS for `/pdebug22`; `twilio` sends them and needs the three `TWILIO_` variables',
  },
  TWILIO_ACCOUNT_SID: { pattern: '^AC[0-9a-zA-Z]{32}$', description: 'Account at Twilio' },
  TWILIO_AUTH_TOKEN: { pattern: '^.{16,}$', description: 'Secret of the account at Twilio' },
  TWILIO_FROM: {
    pattern: '^(\\+[1-9][0-9]{6,14}|MG[0-9a-zA-Z]{32})$',
    description: 'Sender of SMS: a phone number, or the id of a messaging service',
  },
  VAPID_PRIVATE_KEY: {
    pattern: '^[A-Za-z0-9_-]{43}$',
    description:
      'Private key (base64url) with which pushes to the browsers of the staff are signed; `npx web-push generate-vapid-keys` makes one. Another key ends all pushes until they are turned on anew. Empty: the sandbox makes one, production offers no pushes',
  },
  CERTIFICATE_KEYS: {
    pattern: '^[a-z0-9][a-z0-9-]{0,31}=[A-Za-z0-9+/]{64}(,[a-z0-9][a-z0-9-]{0,31}=[A-Za-z0-9+/]{64})*$',
    description:
      'Private keys of Ed25519 that sign certificates of performed rituals, each under its name, such as `2026-b=MC4C…,2026-a=MC4C…`; `openssl genpkey -algorithm ed25519 -outform DER | base64 -w 0` makes one. The first signs, and the one that signed before ends; the public keys stay published. Empty: the sandbox makes one, production issues no certificates',
  },
  CRYPTO_PAYMENT_TTL_SECONDS: seconds('1200', 'For how long the amount of a coin holds, at most as long as the gateway holds it'),
  PAYMENT_TOLERANCE_PERCENT: {
    pattern: '^([0-9](\\.[0-9]{1,2})?|10)$',
    default: '0',
    description: 'A shortfall of up to so many percent completes a payment in a coin, at most 10',
  },
  LOGIN_CODE_TTL_SECONDS: seconds('600', 'Life of a one-time code, at most 600'),
  SESSION_TTL_SECONDS: seconds('2592000', 'Life of a session since the sign-in'),
  SESSION_IDLE_SECONDS: seconds('1209600', 'Life of a session since its last use'),
  STAFF_SESSION_SECONDS: seconds('43200', 'Life of a session of the staff since the sign-in, from 300 to 86400'),
  STAFF_SESSION_IDLE_SECONDS: seconds('1800', 'Life of a session of the staff since its last use, from 60 to 43200'),
  UNPAID_ORDER_SECONDS: seconds(
    '604800',
    'After this time without a change an order without money and without a payment under way is cancelled',
  ),
  UNPAID_ORDER_RETENTION_SECONDS: seconds(
    '15552000',
    'After this time personal data of unpaid guest orders are erased, unless money came or the payment waits to be confirmed',
  ),
  PLAN_RETENTION_SECONDS: seconds('15552000', 'After this time since the end of their rituals plans are erased'),
  CONSULTATION_RETENTION_SECONDS: seconds(
    '15552000',
    'After this time requests for consultations and feedback on orders are erased',
  ),
  CLAIMS_SECONDS: seconds(
    '34560000',
    'For so long, in whole days, after the last fact about an order whoever has deleted the account can ask for its money, by a code to the same contact; `SECRET_KEYS` must hold the key of every such order',
  ),
  NOTICE_RETENTION_SECONDS: seconds('7776000', "After this time the texts of gateways' notices are erased"),
  SUPPORT_EMAIL: {
    pattern: '^[^<>@\\s]+@[^<>@\\s]+$',
    default: 'support@example.com',
    description:
      'Where people reach the shop, on its pages and in its messages; requests for consultations go there. Production requires another than the default',
  },
  SUPPORT_MESSENGER: {
    pattern: '^@?[^\\s@]{2,64}$',
    default: '@vedic_support',
    description: 'Where people reach the shop by messenger. Production requires another than the default',
  },
  SELLER_DETAILS: {
    pattern: '^(?=.{10})[^\\r\\n<>]+$',
    description:
      'Who sells, as receipts and the page `/legal/seller` show it: name, number of registration, address, separated by semicolons. Required in production. Counts until an administrator changes the seller in the panel',
  },
  GUEST_MAILS_PER_DAY: {
    pattern: '^[1-9][0-9]?$',
    default: '3',
    description: 'So many mails about unpaid orders go to an unverified address in a day; then one digest, then none',
  },
  PARTNERS: {
    pattern: `^${PARTNER}(,${PARTNER})*$`,
    description:
      'Who takes money for the shop by hand, such as `indra=Indra Sharma <indra@example.com>`, separated by commas. The link `/?partner=indra` leads customers to the partner. Each start adds those who are missing, and never changes a partner whom somebody has edited. Empty: nobody, but a new sandbox has the partner `indra` of the documentation',
  },
  SHOP_PARTNER: {
    pattern: `^${SLUG}$`,
    description: 'Which of `PARTNERS` takes the money of customers who followed no partner. Empty: nobody',
  },
  UNDO_SECONDS: seconds(
    '600',
    'For so long a payment that was confirmed by hand, and the beginning and end of a ritual, can be taken back, and the letter about it waits; at most a day',
  ),
  SINGLE_APPROVAL_LIMIT_USD: {
    pattern: '^[0-9]{1,8}$',
    default: '1000',
    description: 'Above so many dollars two people confirm a payment by hand',
  },
  SURPLUS_REVIEW_USD: {
    pattern: '^[0-9]{1,6}(\\.[0-9]{1,2})?$',
    default: '1',
    description:
      'From so many dollars on a surplus waits for a person, such as 1 or 0.5. Every surplus is shown; a smaller one the shop keeps unless the customer asks',
  },
  SOLE_AGREEMENT_SECONDS: seconds(
    '86400',
    'So long a shop’s only administrator waits before agreeing alone with an own confirmation above `SINGLE_APPROVAL_LIMIT_USD`, from 3600 to 604800',
  ),
  PLAN_NOTICE_DAYS: {
    pattern: '^[0-9]{1,2}$',
    default: '3',
    description:
      'A customer changes the day of a ritual freely as long as its present and its new day are at least so many days away, from 0 to 30; otherwise the customer asks',
  },
  SHOP_TIME_ZONE: {
    pattern: '^[A-Za-z0-9_+/-]{1,60}$',
    default: 'Europe/Moscow',
    description: 'Time zone in which the days and months of the shop begin, such as `Europe/Moscow`',
  },
  TRUST_PROXY: {
    default: '',
    description: 'Addresses or networks of the proxies whose `X-Forwarded-For` is believed, separated by commas',
  },
  HSTS_SCOPE: {
    enum: ['host', 'subdomains', 'preload'],
    default: 'host',
    description:
      'With an https `PUBLIC_URL` browsers remember for two years to use https alone: for this host, for its subdomains too, or for the preload lists of browsers as well',
  },
  RATE_LIMITS: { enum: ['on', 'off'], default: 'on', description: '`off` only in sandbox mode, for load tests' },
  ANALYTICS_ID: {
    pattern: '^G-[A-Z0-9]{4,20}$',
    description:
      'GA4 measurement id. Switch off the enhanced measurement of its data stream: it sends whole addresses, and that of an order opens its page. Empty: no analytics script, no other host, no banner',
  },
  OPERATOR_NAME: {
    pattern: '^\\P{C}{1,100}$',
    description: "Under which name the log tells of operator's commands. Empty: the name of the system user",
  },
  LOG_LEVEL: {
    enum: ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
    default: 'info',
    description: '`debug` logs each request by its route, never by its address',
  },
} as const satisfies Readonly<Record<string, Setting>>;

/** The variables as the shop reads them: one without a default may be missing. */
export type Environment = {
  readonly [Name in keyof typeof VARIABLES]:
    | ValueOf<(typeof VARIABLES)[Name]>
    | ((typeof VARIABLES)[Name] extends { readonly default: string } ? never : undefined);
};

type ValueOf<Rule> = Rule extends { readonly enum: readonly (infer Value)[] } ? Value : string;
