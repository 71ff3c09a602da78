import { keyedHashes } from '#kernel/keyed-hashes.ts';
import { composeAccounts } from '#modules/accounts/index.ts';
import { composeAuth, createCrowd } from '#modules/auth/index.ts';
import { composeClients } from '#modules/clients/index.ts';
import { composeConsultations } from '#modules/consultations/index.ts';
import type { AdviseDays } from '#modules/muhurtas/index.ts';
import type { createCanSend } from '#modules/notifications/index.ts';
import { createClaims } from '#modules/orders/index.ts';
import { composePlans, createCalendarTokens } from '#modules/plans/index.ts';
import { composeProfiles } from '#modules/profiles/index.ts';
import { type Ground, linksOf } from './ground.ts';

/** Customers: their sign-in, profile, plan, export and deletion, and what the shop's people see of them. */
export function composeCustomers(ground: Ground, canSend: ReturnType<typeof createCanSend>, adviseDays: AdviseDays) {
  const { config, clock, newId, database, letters } = ground;
  const { transact, readers } = database;
  const { timeZone, noticeDays, secretKeys } = config;
  const common = { ...letters, ...readers, transact, clock, newId };
  return {
    auth: composeSignIn(ground, canSend),
    profiles: composeProfiles(common),
    plans: composePlans({
      ...common,
      adviseDays,
      notice: { timeZone, noticeDays },
      tokens: createCalendarTokens(secretKeys),
      planUrl: linksOf(config).accountUrl,
      write: letters.writePlanLetter,
      invitationHashes: keyedHashes(secretKeys, 'invitation'),
    }),
    accounts: composeAccounts({
      ...common,
      makeClaim: createClaims(secretKeys).of,
      tellSupport: letters.tellOfAsk,
      write: letters.writeLeavingAgain,
    }),
    clients: composeClients({ ...common, notes: readers.clientNotes }),
    consultations: composeConsultations({ ...common, requests: readers.handledConsultations }),
  };
}

function composeSignIn(ground: Ground, canSend: ReturnType<typeof createCanSend>) {
  const { config, clock, newId, database, letters, rateLimiter: limiter, metrics, log } = ground;
  const { hits, sessions } = database.readers;
  const { secretKeys } = config;
  const alarm = (text: string) => {
    metrics?.signInAlarm();
    log.error({ alarm: text }, 'sign-in alarm');
  };
  return composeAuth({
    transact: database.transact,
    clock,
    newId,
    secretKeys,
    limiter,
    canSend,
    alarm,
    ttlSeconds: config.loginCodeTtlSeconds,
    limits: config.sessionSeconds,
    sessions,
    crowd: limiter && createCrowd({ clock, secretKeys, limiter, hitsOf: hits.of, addHits: hits.add, alarm }),
    writeCode: letters.writeCode,
    writeNotice: letters.writeEmailChanged,
  });
}
