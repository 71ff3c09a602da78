import { forgetSecretAnswers } from '../adapters/postgres/operations/idempotency.ts';
import { createJobQueue } from '../adapters/postgres/operations/jobs.ts';
import { createScheduledJobs, type ScheduledJob } from '../jobs/scheduled-jobs.ts';
import { composeForget } from './forget.ts';
import type { Ground } from './ground.ts';
import type { Modules } from './modules.ts';

/** The jobs that all instances share, and what runs those that are due. */
export function composeJobs(ground: Ground, { customers, sales, staff, certificates, afterwards }: Modules) {
  const { database, clock, metrics, log } = ground;
  const { queries } = database;
  const { accounts, auth } = customers;
  const forget = composeForget(ground);
  const jobs: readonly ScheduledJob[] = [
    { name: 'join orders', everySeconds: 5, run: auth.joinOrders },
    { name: 'erase closed accounts', everySeconds: 5, run: accounts.eraseClosedAccounts },
    { name: 'let customers leave', everySeconds: 60, run: accounts.leaveAccounts },
    { name: 'expire orders', everySeconds: 60, run: sales.payments.expireOrders },
    { name: 'tell the staff', everySeconds: 30, run: staff.tellStaff },
    { name: 'seal the ledger', everySeconds: 600, run: sales.sealLedger },
    { name: 'issue certificates', everySeconds: 600, run: certificates.issueCertificates },
    { name: 'remind of a yearly day', everySeconds: 3600, run: afterwards.sendYearReminders },
    { name: 'forget what is old', everySeconds: 3600, run: forget },
    { name: 'forget secret answers', everySeconds: 60, run: () => forgetSecretAnswers(queries) },
  ];
  const names = jobs.map(({ name }) => name);
  const onFailure = (job: string, error: unknown) => {
    metrics?.taskFailed(job);
    log().error({ err: error, job }, 'job failed');
  };
  const queue = createJobQueue(queries, names);
  return { names, forget, onFailure, runDue: createScheduledJobs({ queue, jobs, clock, random: Math.random, onFailure }) };
}
