import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '#kernel/clock.ts';
import { ConfigError, codeOf } from '#kernel/config-error.ts';
import {
  createConfirmEmailChange,
  createFindCaller,
  createListSessions,
  createOneTimeCodes,
  createRequestEmailChange,
  createRequestSignIn,
  createRevokeSession,
  createSignIn,
  createSignOut,
} from '#modules/auth/index.ts';
import { createCatalogue } from '#modules/catalogue/index.ts';
import { createRequestConsultation } from '#modules/consultations/index.ts';
import {
  createCanSend,
  createDeliverMessages,
  createSendReceipt,
  createTellSupport,
  createWriteCode,
  createWriteEmailChanged,
} from '#modules/notifications/index.ts';
import {
  createAwaitConfirmation,
  createListOrders,
  createPlaceOrder,
  createSetContact,
  createViewOrder,
  quoteCart,
} from '#modules/orders/index.ts';
import {
  type CryptoGateway,
  createCancelPayment,
  createCheckPayment,
  createConfirmCardPayment,
  createOpenCardPayment,
  createOpenPayment,
  createPaymentStatus,
  createSweepPayments,
} from '#modules/payments/index.ts';
import {
  createCalendarTokens,
  createPlanFeed,
  createRenewCalendar,
  createSavePlan,
  createViewPlan,
} from '#modules/plans/index.ts';
import {
  createCreateProfile,
  createDeleteAccount,
  createEditProfile,
  createExportAccount,
  createForgetUnneeded,
  createViewProfile,
} from '#modules/profiles/index.ts';
import { createLinkGateway } from './adapters/card-gateway/link.ts';
import { createSandboxGateway } from './adapters/crypto-gateway/sandbox.ts';
import { outbox } from './adapters/mail/outbox.ts';
import { createSmtpTransport } from './adapters/mail/smtp.ts';
import { renderArticle } from './adapters/markdown/render-article.ts';
import { createSessionReader, forgetOldCodes, forgetOldSessions } from './adapters/postgres/auth.ts';
import { createCatalogueReader, createPriceReader } from './adapters/postgres/catalogue.ts';
import { type Database, isUnavailable, openDatabase } from './adapters/postgres/database.ts';
import { forgetOldKeys } from './adapters/postgres/idempotency.ts';
import { createMessageQueue, createMessageReader, forgetSecrets } from './adapters/postgres/messages.ts';
import { createOrderReader } from './adapters/postgres/orders.ts';
import { createPaymentReader } from './adapters/postgres/payments.ts';
import { createPlanReader } from './adapters/postgres/plans.ts';
import { createProfileReader } from './adapters/postgres/profiles.ts';
import { createRateLimiter, forgetOldLimits } from './adapters/postgres/rate-limits.ts';
import { createSandboxLedger } from './adapters/postgres/sandbox-ledger.ts';
import { createSeal, type Seal } from './adapters/postgres/seal.ts';
import { createDrawShareImage } from './adapters/share-image/draw-share-image.ts';
import { createTwilioTransport } from './adapters/sms/twilio.ts';
import type { Config } from './config.ts';
import { buildServer } from './http/build-server.ts';
import { type Handlers, readContract } from './http/contract.ts';
import { cookieNames } from './http/cookies.ts';
import { accountHandlers } from './http/handlers/account.ts';
import { authHandlers } from './http/handlers/auth.ts';
import { catalogueHandlers } from './http/handlers/catalogue.ts';
import { consultationHandlers } from './http/handlers/consultations.ts';
import { healthHandlers } from './http/handlers/health.ts';
import { orderHandlers } from './http/handlers/orders.ts';
import { paymentHandlers } from './http/handlers/payments.ts';
import { planHandlers } from './http/handlers/plans.ts';
import { profileHandlers, profileToWire } from './http/handlers/profiles.ts';
import { readingHandlers } from './http/handlers/reading.ts';
import { sandboxHandlers } from './http/handlers/sandbox.ts';
import { listen } from './http/listening.ts';
import { builtWeb } from './http/pages/built-web.ts';
import { repeat } from './jobs/repeat.ts';
import { readArticles } from './seed/read-articles.ts';
import { readServices } from './seed/read-catalogue.ts';

export { refuseUnusable } from './http/listening.ts';

/** Fonts of the pictures for link previews, as the build unpacked them. */
const SHARE_FONTS = fileURLToPath(new URL('../dist/share-fonts/', import.meta.url));

export interface Shop {
  /** Ready to answer, not listening. */
  readonly app: FastifyInstance;
  readonly database: Database;
  /** Looks at every payment that is due; `start` does so every ten seconds. */
  readonly sweep: () => Promise<number>;
  /** Takes in what changed in the content; `start` does so every second. */
  readonly refreshContent: () => Promise<void>;
  /** Sends messages that are due; `start` does so every second. */
  readonly deliver: () => Promise<number>;
  /** Drops what is kept for a time only; `start` does so every hour. */
  readonly forget: () => Promise<void>;
  /** Listens, and begins the jobs. */
  start(): Promise<void>;
  /** Ends what is under way, then lets go of everything. */
  close(): Promise<void>;
}

/** What a test puts in place of the shop's own. */
export interface Overrides {
  readonly clock?: Clock;
  /** Money of the sandbox still arrives through its own ledger, which this one may read or not. */
  readonly cryptoGateway?: (sandbox: CryptoGateway) => CryptoGateway;
}

/** The one place that constructs adapters and hands them to the modules. */
export async function composeShop(config: Config, overrides: Overrides = {}): Promise<Shop> {
  const clock: Clock = overrides.clock ?? (() => new Date());
  const newId = randomUUID;
  const seal = createSeal(config.secretKeys);
  const contentVersion = async () => (await catalogue.current()).version;
  // The two slow parts of a start, side by side.
  const [database, pages] = await Promise.all([
    openFilledDatabase(config, seal),
    builtWeb({ publicUrl: config.publicUrl, isSandbox: config.isSandbox, analyticsId: config.analyticsId, contentVersion }),
  ]);
  const { queries, transact } = database;

  const catalogue = createCatalogue(createCatalogueReader(queries), renderArticle);
  const orders = createOrderReader(queries);
  const payments = createPaymentReader(queries);
  const sandboxGateway = createSandboxGateway({ ledger: createSandboxLedger(queries), newId });
  const gateway = overrides.cryptoGateway?.(sandboxGateway) ?? sandboxGateway;
  const cardGateway = createLinkGateway(config.cardLinkUrl);
  const orderUrl = (id: string, language: string) => `${config.publicUrl}/${language}/order/${id}`;
  const sendReceipt = createSendReceipt({ newId, orderUrl });

  const rateLimiter = config.rateLimits ? createRateLimiter(queries) : undefined;
  const sessions = createSessionReader(queries);
  const messageQueue = createMessageQueue(queries, seal);
  const codes = createOneTimeCodes({
    transact,
    clock,
    newId,
    secretKeys: config.secretKeys,
    ttlSeconds: config.loginCodeTtlSeconds,
    limiter: rateLimiter,
    canSend: createCanSend({ queue: messageQueue, clock }),
    writeCode: createWriteCode({ publicUrl: config.publicUrl }),
    alarm: (what) => app.log.error({ alarm: what }, 'sign-in alarm'),
  });

  const profiles = createProfileReader(queries);
  const plans = createPlanReader(queries);
  const calendarTokens = createCalendarTokens(config.secretKeys);

  const viewOrder = createViewOrder(orders);
  const awaitConfirmation = createAwaitConfirmation({ transact, clock });
  const checkPayment = createCheckPayment({ transact, gateway, clock, sendReceipt });

  const handlers: Handlers = {
    ...catalogueHandlers({ catalogue }),
    ...readingHandlers({ catalogue }),
    ...authHandlers(
      {
        requestSignIn: createRequestSignIn(codes),
        signIn: createSignIn({ transact, codes, clock, newId }),
        signOut: createSignOut({ transact, codes, clock }),
        findUser: sessions.user,
        listSessions: createListSessions(sessions),
        revokeSession: createRevokeSession(sessions),
        requestEmailChange: createRequestEmailChange(codes),
        confirmEmailChange: createConfirmEmailChange({
          transact,
          codes,
          writeNotice: createWriteEmailChanged({ newId, publicUrl: config.publicUrl, supportEmail: config.supportEmail }),
        }),
        async profileOf({ id, email }) {
          const profile = await profiles.ofUser(id);
          return profile ? profileToWire({ ...profile, email: email ?? '' }) : null;
        },
      },
      { names: cookieNames(config.publicUrl), sessionSeconds: config.sessionSeconds.absolute },
    ),
    ...profileHandlers({
      createProfile: createCreateProfile({ transact, clock, newId }),
      viewProfile: createViewProfile(profiles),
      editProfile: createEditProfile({ transact, clock }),
    }),
    ...planHandlers(
      {
        viewPlan: createViewPlan({ plans, orders, tokens: calendarTokens }),
        savePlan: createSavePlan({ transact, clock, newId, tokens: calendarTokens }),
        renewCalendar: createRenewCalendar({ transact, tokens: calendarTokens }),
        planFeed: createPlanFeed({ plans, orders, tokens: calendarTokens }),
      },
      config,
    ),
    ...accountHandlers(
      {
        listOrders: createListOrders(orders),
        exportAccount: createExportAccount({ transact, clock }),
        deleteAccount: createDeleteAccount({ transact, clock }),
      },
      { names: cookieNames(config.publicUrl) },
    ),
    ...orderHandlers({
      quoteCart: (cart) => quoteCart(cart, createPriceReader(queries())),
      placeOrder: createPlaceOrder({ transact, clock, newId }),
      viewOrder,
      setContact: createSetContact({ transact, sendReceipt }),
      awaitConfirmation,
    }),
    ...paymentHandlers({
      openPayment: createOpenPayment({ transact, gateway, clock, newId, ttlSeconds: config.cryptoPaymentTtlSeconds }),
      paymentStatus: createPaymentStatus({ transact, payments, gateway, clock, sendReceipt }),
      cancelPayment: createCancelPayment({ transact, payments, clock }),
      openCardPayment: createOpenCardPayment({ transact, gateway: cardGateway, markWaiting: awaitConfirmation }),
    }),
    ...sandboxHandlers({
      messages: createMessageReader(queries, seal),
      transfer: sandboxGateway.transfer,
      async stateAfterTransfer(paymentId, notify) {
        const payment = await payments.find(paymentId);
        if (!payment) throw new Error('A transfer to a payment that is not there');
        return (notify ? await checkPayment(payment) : payment).state;
      },
      confirmCardPayment: createConfirmCardPayment({ transact, gateway: cardGateway, clock, newId, sendReceipt }),
      viewOrder,
    }),
    ...consultationHandlers({
      requestConsultation: createRequestConsultation({
        transact,
        clock,
        newId,
        tellSupport: createTellSupport({ newId, to: config.supportEmail, publicUrl: config.publicUrl }),
      }),
    }),
    ...healthHandlers({ ping: database.ping }),
  };

  const app = await buildServer({
    contract: readContract({ withSandbox: config.isSandbox }),
    handlers,
    pages,
    content: catalogue.current,
    drawShareImage: createDrawShareImage({ fontFolder: SHARE_FONTS, emblemFolder: join(pages.clientFolder, 'emblems') }),
    publicUrl: config.publicUrl,
    isSandbox: config.isSandbox,
    withAnalytics: config.analyticsId !== undefined,
    trustedProxies: config.trustedProxies,
    rateLimiter,
    findCaller: createFindCaller({ sessions, clock, limits: config.sessionSeconds }),
    secret: config.secretKeys[0] ?? '',
    isUnavailable,
    logLevel: config.logLevel,
  });

  const sweep = createSweepPayments({
    payments,
    check: checkPayment,
    clock,
    onFailure: ({ id }, error) => app.log.warn({ err: error, paymentId: id }, 'payment not checked'),
  });
  const deliver = createDeliverMessages({
    queue: messageQueue,
    transports: {
      email: config.smtp ? createSmtpTransport(config.smtp) : outbox,
      sms: config.twilio ? createTwilioTransport(config.twilio) : outbox,
    },
    clock,
    onFailure: (failure) => app.log[failure.isGivenUp ? 'error' : 'warn'](failure, 'message not delivered'),
  });
  const forgetUnneeded = createForgetUnneeded({ transact, clock }, config);
  const forget = async () => {
    await forgetOldCodes(queries(), clock());
    await forgetOldSessions(queries(), clock(), config.sessionSeconds);
    await forgetSecrets(queries(), clock());
    await forgetUnneeded();
    await forgetOldKeys(queries());
    await forgetOldLimits(queries());
  };

  const stops: (() => Promise<void>)[] = [];
  return {
    app,
    database,
    sweep,
    refreshContent: catalogue.refresh,
    deliver,
    forget,
    async start() {
      // The window is open from the first moment, whatever happens to the database after it.
      await catalogue.current();
      await listen(app, config);
      const every = (seconds: number, name: string, job: () => Promise<unknown>) =>
        stops.push(repeat(job, seconds, (error) => app.log.error({ err: error, job: name }, 'job failed')));
      every(1, 'refresh catalogue', catalogue.refresh);
      every(10, 'sweep payments', sweep);
      every(1, 'deliver messages', deliver);
      every(3600, 'forget what is old', forget);
    },
    async close() {
      await app.close();
      await Promise.all(stops.map((stop) => stop()));
      await database.close();
    },
  };
}

/** The database with its tables up to date, and with the catalogue that a new shop opens with when it has none. */
async function openFilledDatabase(config: Config, seal: Seal): Promise<Database> {
  const database = await openDatabase(config.database, seal);
  if ('url' in config.database) await database.ping().catch(noDatabase);
  await database.migrate(async ({ catalogue, articles }) => {
    if (await catalogue.isEmpty()) await catalogue.saveServices(readServices());
    if (await articles.isEmpty()) await articles.save(readArticles());
  });
  return database;
}

/** Says so by the variable alone: errors of the driver repeat host, user or database. */
function noDatabase(error: unknown): never {
  throw new ConfigError('DATABASE_URL', `leads to no database (${codeOf(error)})`);
}
