import { createForgetUnneeded } from '#modules/accounts/index.ts';
import { UNUSED_SECONDS } from '#modules/media/index.ts';
import { forgetOld } from '../adapters/postgres/operations/forget-old.ts';
import { forgetSecretAnswers } from '../adapters/postgres/operations/idempotency.ts';
import { createJobQueue } from '../adapters/postgres/operations/jobs.ts';
import { KNOWN_BROWSER_SECONDS } from '../http/requests/cookies.ts';
import { createScheduledJobs, type ScheduledJob } from '../jobs/scheduled-jobs.ts';
import type { Ground } from './ground.ts';
import type { Modules } from './modules.ts';

/** The jobs that all instances share, and what runs those that are due and that no other instance runs. */
export function composeJobs(ground: Ground, { customers, sales, staff, certificates, afterwards }: Modules) {
  const { database, clock, metrics, log } = ground;
  const { queries } = database;
  const { accounts, auth } = customers;
  const jobs: readonly ScheduledJob[] = [
    { name: 'join orders', everySeconds: 5, run: auth.joinOrders },
    { name: 'erase closed accounts', everySeconds: 5, run: accounts.eraseClosedAccounts },
    { name: 'let customers leave', everySeconds: 60, run: accounts.leaveAccounts },
    { name: 'expire orders', everySeconds: 60, run: sales.payments.expireOrders },
    { name: 'tell the staff', everySeconds: 30, run: staff.tellStaff },
    { name: 'seal the ledger', everySeconds: 600, run: sales.sealLedger },
    { name: 'issue certificates', everySeconds: 600, run: certificates.issueCertificates },
    { name: 'remind of a yearly day', everySeconds: 3600, run: afterwards.sendYearReminders },
    { name: 'forget what is old', everySeconds: 3600, run: createForget(ground) },
    { name: 'forget secret answers', everySeconds: 60, run: () => forgetSecretAnswers(queries) },
  ];
  const names = jobs.map(({ name }) => name);
  const onFailure = (job: string, error: unknown) => {
    metrics?.taskFailed(job);
    log.error({ err: error, job }, 'job failed');
  };
  const queue = createJobQueue(queries, names);
  return { all: jobs, names, onFailure, runDue: createScheduledJobs({ queue, jobs, clock, random: Math.random, onFailure }) };
}

/** Deletes data whose retention time is over. Returns true when there may be more. */
function createForget({ config, clock, database: { transact, queries } }: Ground): () => Promise<boolean> {
  const forgetUnneeded = createForgetUnneeded({ transact, clock }, config);
  const { sessionSeconds: sessions, noticeRetentionSeconds: notices } = config;
  const kept = { sessions, notices, browsers: KNOWN_BROWSER_SECONDS, unusedUploads: UNUSED_SECONDS };
  return async () => {
    await forgetUnneeded();
    return forgetOld(queries, clock(), kept);
  };
}
