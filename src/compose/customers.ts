import { createDeleteAccount, createEraseClosedAccounts, createExportAccount } from '#modules/accounts/index.ts';
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
import { type createCanSend, createWriteCode, createWriteEmailChanged } from '#modules/notifications/index.ts';
import { createListOrders } from '#modules/orders/index.ts';
import {
  createCalendarTokens,
  createPlanFeed,
  createRenewCalendar,
  createSavePlan,
  createViewPlan,
} from '#modules/plans/index.ts';
import { createCreateProfile, createEditProfile, createFindProfile, createViewProfile } from '#modules/profiles/index.ts';
import { createOrderReader } from '../adapters/postgres/order-reader.ts';
import { createPlanReader } from '../adapters/postgres/plans.ts';
import { createProfileReader } from '../adapters/postgres/profiles.ts';
import { createHitsOf } from '../adapters/postgres/rate-limits.ts';
import { createSessionReader } from '../adapters/postgres/sessions.ts';
import { createPersonalData } from '../adapters/postgres/stores.ts';
import { cookieNames } from '../http/cookies.ts';
import { accountHandlers } from '../http/handlers/account.ts';
import { authHandlers } from '../http/handlers/auth.ts';
import { planHandlers } from '../http/handlers/plans.ts';
import { profileHandlers } from '../http/handlers/profiles.ts';
import type { Ground } from './ground.ts';

/** Signing in, and the data of a customer: profile, plan, orders, export and deletion. */
export function composeCustomers(ground: Ground, canSend: ReturnType<typeof createCanSend>) {
  const { config, clock, database } = ground;
  const sessions = createSessionReader(database.queries);
  return {
    handlers: {
      ...signIn(ground, sessions, canSend),
      ...profile(ground),
      ...plan(ground),
      ...account(ground),
    },
    findCaller: createFindCaller({ sessions, clock, limits: config.sessionSeconds }),
    joinOrders: createJoinOrders({ transact: database.transact }),
    eraseClosedAccounts: createEraseClosedAccounts({ transact: database.transact, clock }),
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
  const plans = createPlanReader(queries);
  const orders = createOrderReader(queries);
  const tokens = createCalendarTokens(config.secretKeys);
  return planHandlers(
    {
      viewPlan: createViewPlan({ plans, orders, tokens }),
      savePlan: createSavePlan({ transact, clock, newId, tokens }),
      renewCalendar: createRenewCalendar({ transact, tokens }),
      planFeed: createPlanFeed({ plans, orders, tokens, planUrl: (language) => `${config.publicUrl}/${language}/user-profile` }),
    },
    config,
  );
}

function account({ config, clock, database: { transact, queries } }: Ground) {
  return accountHandlers(
    {
      listOrders: createListOrders(createOrderReader(queries)),
      exportAccount: createExportAccount({ personalData: createPersonalData(queries()), clock }),
      deleteAccount: createDeleteAccount({ transact, clock }),
    },
    { names: cookieNames(config.publicUrl) },
  );
}
