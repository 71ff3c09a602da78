import {
  createChooseDeparture,
  createDeleteAccount,
  createEraseClosedAccounts,
  createExportAccount,
  createLeaveAccounts,
  createViewDeparture,
} from '#modules/accounts/index.ts';
import {
  createConfirmEmailChange,
  createCrowd,
  createFindCaller,
  createJoinOrders,
  createListSessions,
  createOneTimeCodes,
  createRequestEmailChange,
  createRequestSignIn,
  createRevokeSession,
  createSignIn,
  createSignOut,
} from '#modules/auth/index.ts';
import {
  type createCanSend,
  createWriteCode,
  createWriteEmailChanged,
  createWriteLeavingAgain,
  createWritePlanLetter,
} from '#modules/notifications/index.ts';
import { createClaims, createListOrders } from '#modules/orders/index.ts';
import {
  createCalendarTokens,
  createPlanFeed,
  createRenewCalendar,
  createSavePlan,
  createViewPlan,
} from '#modules/plans/index.ts';
import { createCreateProfile, createEditProfile, createFindProfile, createViewProfile } from '#modules/profiles/index.ts';
import { createProfileReader } from '../adapters/postgres/customers/profiles.ts';
import { createSessionReader } from '../adapters/postgres/customers/sessions.ts';
import { createHitsOf } from '../adapters/postgres/operations/rate-limits.ts';
import { createOrderReader } from '../adapters/postgres/orders/order-reader.ts';
import { createPlanReader } from '../adapters/postgres/rituals/plans.ts';
import { createPersonalData } from '../adapters/postgres/stores.ts';
import { accountHandlers } from '../http/handlers/account.ts';
import { authHandlers } from '../http/handlers/auth.ts';
import { planHandlers } from '../http/handlers/plans.ts';
import { profileHandlers } from '../http/handlers/profiles.ts';
import { cookieNames } from '../http/requests/cookies.ts';
import type { Ground } from './ground.ts';
import { linksOf, tellOfAsk } from './money.ts';

/** Signing in, and the data of a customer: profile, plan, orders, export and deletion. */
export function composeCustomers(ground: Ground, canSend: ReturnType<typeof createCanSend>) {
  const { config, clock, newId, database } = ground;
  const leaving = {
    transact: database.transact,
    clock,
    newId,
    makeClaim: createClaims(config.secretKeys).of,
    tellSupport: tellOfAsk(ground),
  };
  const { accountUrl } = linksOf(config);
  const sessions = createSessionReader(database.queries);
  return {
    handlers: {
      ...signIn(ground, sessions, canSend),
      ...profile(ground),
      ...plan(ground),
      ...account(ground, leaving),
    },
    findCaller: createFindCaller({ sessions, clock, limits: config.sessionSeconds }),
    joinOrders: createJoinOrders({ transact: database.transact }),
    eraseClosedAccounts: createEraseClosedAccounts(leaving),
    leaveAccounts: createLeaveAccounts({ ...leaving, write: createWriteLeavingAgain({ newId, accountUrl }) }),
  };
}

function signIn(ground: Ground, sessions: ReturnType<typeof createSessionReader>, canSend: ReturnType<typeof createCanSend>) {
  const { config, clock, newId, database, rateLimiter, metrics, log } = ground;
  const { transact, queries } = database;
  const { publicUrl } = config;
  const alarm = (what: string) => {
    metrics?.signInAlarm();
    log().error({ alarm: what }, 'sign-in alarm');
  };
  const { secretKeys } = config;
  const hitsOf = createHitsOf(queries);
  const codes = createOneTimeCodes({
    transact,
    clock,
    newId,
    secretKeys,
    ttlSeconds: config.loginCodeTtlSeconds,
    limiter: rateLimiter,
    crowd: rateLimiter && createCrowd({ clock, secretKeys, limiter: rateLimiter, hitsOf, alarm }),
    canSend,
    writeCode: createWriteCode({ publicUrl }),
    alarm,
  });
  const writeNotice = createWriteEmailChanged({ newId, publicUrl, supportEmail: config.support.email });
  return authHandlers(
    {
      requestSignIn: createRequestSignIn(codes),
      signIn: createSignIn({ transact, codes, clock, newId }),
      signOut: createSignOut({ transact, codes, clock }),
      findUser: sessions.user,
      listSessions: createListSessions(sessions),
      revokeSession: createRevokeSession(sessions),
      requestEmailChange: createRequestEmailChange({ codes, clock }),
      confirmEmailChange: createConfirmEmailChange({ transact, codes, clock, writeNotice }),
      findProfile: createFindProfile(createProfileReader(queries)),
    },
    { names: cookieNames(publicUrl), sessionSeconds: config.sessionSeconds.absolute },
  );
}

function profile({ clock, newId, database: { transact, queries } }: Ground) {
  return profileHandlers({
    createProfile: createCreateProfile({ transact, clock, newId }),
    viewProfile: createViewProfile(createProfileReader(queries)),
    editProfile: createEditProfile({ transact, clock }),
  });
}

function plan({ config, clock, newId, database: { transact, queries } }: Ground) {
  const { timeZone, noticeDays } = config;
  const notice = { timeZone, noticeDays };
  const plans = createPlanReader(queries);
  const orders = createOrderReader(queries);
  const tokens = createCalendarTokens(config.secretKeys);
  const { accountUrl: planUrl } = linksOf(config);
  const write = createWritePlanLetter({ newId, accountUrl: planUrl, isTest: config.isSandbox });
  return planHandlers(
    {
      viewPlan: createViewPlan({ plans, orders, tokens, clock, notice }),
      savePlan: createSavePlan({ transact, clock, newId, tokens, notice, planUrl, write }),
      renewCalendar: createRenewCalendar({ transact, tokens, clock, notice }),
      planFeed: createPlanFeed({ plans, orders, tokens, planUrl }),
    },
    config,
  );
}

type Leaving = Parameters<typeof createDeleteAccount>[0] & Parameters<typeof createChooseDeparture>[0];

function account({ config, clock, database: { queries } }: Ground, leaving: Leaving) {
  return accountHandlers(
    {
      listOrders: createListOrders(createOrderReader(queries)),
      exportAccount: createExportAccount({ personalData: createPersonalData(queries()), clock }),
      deleteAccount: createDeleteAccount(leaving),
      viewDeparture: createViewDeparture(leaving),
      chooseDeparture: createChooseDeparture(leaving),
    },
    { names: cookieNames(config.publicUrl) },
  );
}
