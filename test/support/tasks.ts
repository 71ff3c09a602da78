import type { Shop } from '../../src/compose.ts';

/** What a started shop does again and again by itself, for a test that wants it done at once. */
export function tasksOf({ modules, jobs }: Shop) {
  const { sales, messages, webhooks, catalogue } = modules;

  function jobNamed(name: string) {
    const job = jobs.all.find((one) => one.name === name);
    if (!job) throw new Error(`There is no job "${name}"`);
    return job.run;
  }

  return {
    /** Checks payments and checkouts that are due, and returns how many. */
    sweep: async () => (await sales.payments.sweep()) + (await sales.cards.sweep()),
    refreshContent: catalogue.refresh,
    /** Sends messages that are due, and returns how many. */
    deliver: async () =>
      (await Promise.all(Object.values(messages.deliver).map((run) => run()))).reduce((sum, sent) => sum + sent),
    /** Tells programs of partners of events until none is due, and waits for their answers; returns how many. */
    async deliverWebhooks() {
      let claimed = 0;
      for (let more = await webhooks.delivery.run(); more > 0; more = await webhooks.delivery.run()) {
        claimed += more;
        await webhooks.delivery.settled();
      }
      return claimed;
    },
    /** Runs the jobs that are due, and returns how many. */
    runJobs: jobs.runDue,
    joinOrders: jobNamed('join orders'),
    eraseClosedAccounts: jobNamed('erase closed accounts'),
    leaveAccounts: jobNamed('let customers leave'),
    expireOrders: jobNamed('expire orders'),
    tellStaff: jobNamed('tell the staff'),
    sealLedger: jobNamed('seal the ledger'),
    issueCertificates: jobNamed('issue certificates'),
    sendYearReminders: jobNamed('remind of a yearly day'),
    forget: jobNamed('forget what is old'),
  };
}
