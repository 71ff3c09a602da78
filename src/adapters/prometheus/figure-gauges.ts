import { Gauge, type Registry } from 'prom-client';

/** The figures that are one number: the name of the gauge, and its help text. */
const SINGLE = {
  checkOverdueSeconds: ['shop_payment_check_overdue_seconds', 'For how long the oldest unchecked payment has been due'],
  webhookFailingSeconds: ['shop_webhook_failing_seconds', 'For how long the webhook that has failed longest has taken nothing'],
} as const;

/** How many of each there are in the whole shop: the name of the gauge, its help text, and the label that tells the numbers apart. */
const COUNTS = {
  orders: ['shop_orders', 'Orders by state; from 10,000 of one state on an estimate', 'state'],
  payments: ['shop_payments', 'Payments in coins by state; from 10,000 of one state on an estimate', 'state'],
  checkouts: ['shop_card_checkouts', 'Checkouts of a card gateway by state; from 10,000 of one state on an estimate', 'state'],
} as const;

/** What waits or fails in the whole shop, in the same form. */
const DELAYS = {
  messages: ['shop_messages', 'Messages that wait, and messages that were given up (dead)', 'state'],
  failedAttempts: ['shop_task_failed_attempts', 'How often a task of all instances failed since it last succeeded', 'task'],
  overdueSeconds: ['shop_task_overdue_seconds', 'For how long a task of all instances has been due', 'task'],
  personSeconds: ['shop_person_waited_seconds', 'For how long the money that waits longest for a person has waited', 'what'],
  webhooks: ['shop_webhooks', "Partners' webhooks that are well, that fail, and that the shop has disabled", 'state'],
  queueSeconds: ['shop_queue_seconds', 'For how long what is due longest in a queue has been due', 'queue'],
  dutySeconds: [
    'shop_duty_undone_seconds',
    'For how long no operator has found the ledger whole, or made a backup; where none ever has, the age of the shop',
    'duty',
  ],
} as const;

const LABELLED = {
  ...COUNTS,
  ...DELAYS,
  connections: [
    'shop_database_connections',
    'Connections of this instance to its database, by what they do, and the most',
    'state',
  ],
} as const;

type ByName<Gauges> = { readonly [Figure in keyof Gauges]: Readonly<Record<string, number>> };

/**
 * What the database tells, which is the same at every instance, and how this instance reaches it. A part is undefined when the database did not
 * tell it in time; an embedded database has no connections.
 */
export interface Figures {
  readonly counts: ByName<typeof COUNTS> | undefined;
  readonly delays: (ByName<typeof DELAYS> & Readonly<Record<keyof typeof SINGLE, number>>) | undefined;
  readonly connections: Readonly<Record<string, number>> | undefined;
  readonly canWrite: boolean;
}

/** Returns a function that puts figures into gauges. The gauges of a missing part are emptied, because an old number would look like a new one. */
export function createFigureGauges(registers: Registry[]): (figures: Figures) => void {
  const gauge = ([name, help, label]: GaugeForm) => new Gauge({ name, help, labelNames: label ? [label] : [], registers });
  const up = gauge(['shop_database_up', 'Whether the database told what waits and what fails: 1 or 0']);
  const writable = gauge(['shop_database_writable', 'Whether the database takes what an order writes: 1 or 0']);
  const singles = keysOf(SINGLE).map((figure) => ({ figure, gauge: gauge(SINGLE[figure]) }));
  const labelled = keysOf(LABELLED).map((figure) => ({ figure, label: LABELLED[figure][2], gauge: gauge(LABELLED[figure]) }));

  return ({ counts, delays, connections, canWrite }) => {
    up.set(delays ? 1 : 0);
    writable.set(canWrite ? 1 : 0);
    for (const { figure, gauge } of singles) {
      if (delays) gauge.set(delays[figure]);
      // `reset` would show 0, since a gauge without labels always has a value.
      else gauge.remove();
    }
    const figures: Partial<Record<keyof typeof LABELLED, object | undefined>> = { ...counts, ...delays, connections };
    for (const { figure, label, gauge } of labelled) {
      gauge.reset();
      for (const [name, value] of Object.entries(figures[figure] ?? {})) gauge.set({ [label]: name }, value);
    }
  };
}

type GaugeForm = readonly [name: string, help: string, label?: string];

function keysOf<Table extends object>(table: Table): (keyof Table)[] {
  return Object.keys(table) as (keyof Table)[];
}
