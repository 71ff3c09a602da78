import { Gauge, type Registry } from 'prom-client';

/** How many there are in the whole shop, by state. */
export interface Counts {
  readonly orders: Readonly<Record<string, number>>;
  readonly payments: Readonly<Record<string, number>>;
  readonly checkouts: Readonly<Record<string, number>>;
}

/** What waits or fails in the whole shop. */
export interface Delays {
  /** Messages that wait for their delivery, and those that were given up. */
  readonly messages: Readonly<Record<string, number>>;
  /** For how long the payment, or the checkout, that waits longest has been due for a check; 0 when none is due. */
  readonly checkOverdueSeconds: number;
  /** By the name of a job: how often it failed in a row, and for how long it has been due. */
  readonly failedAttempts: Readonly<Record<string, number>>;
  readonly overdueSeconds: Readonly<Record<string, number>>;
}

/** What the database tells; every instance tells the same. A part is undefined when the database did not tell it in time. */
export interface Figures {
  readonly counts: Counts | undefined;
  readonly delays: Delays | undefined;
}

/** Returns a function that puts figures into gauges; without a part its gauges are empty, because an old number would pass for a new one. */
export function createFigureGauges(registers: Registry[]): (figures: Figures) => void {
  const gauge = (name: string, help: string, label?: string) =>
    new Gauge({ name, help, labelNames: label ? [label] : [], registers });
  const isUp = gauge('shop_database_up', 'Whether the database told what waits and what fails: 1 or 0');
  const checkOverdue = gauge('shop_payment_check_overdue_seconds', 'For how long the oldest unchecked payment has been due');
  const byName = {
    orders: gauge('shop_orders', 'Orders by state', 'state'),
    payments: gauge('shop_payments', 'Payments in coins by state', 'state'),
    checkouts: gauge('shop_card_checkouts', 'Checkouts of a card gateway by state', 'state'),
    messages: gauge('shop_messages', 'Messages that wait, and messages that were given up (dead)', 'state'),
    failedAttempts: gauge(
      'shop_task_failed_attempts',
      'How often a task of all instances failed since it last succeeded',
      'task',
    ),
    overdueSeconds: gauge('shop_task_overdue_seconds', 'For how long a task of all instances has been due', 'task'),
  };
  const labels = {
    orders: 'state',
    payments: 'state',
    checkouts: 'state',
    messages: 'state',
    failedAttempts: 'task',
    overdueSeconds: 'task',
  };
  const kinds = Object.keys(byName) as (keyof typeof byName)[];

  return ({ counts, delays }) => {
    isUp.set(delays ? 1 : 0);
    if (delays) checkOverdue.set(delays.checkOverdueSeconds);
    else checkOverdue.remove();
    const figures = { ...counts, ...delays };
    for (const kind of kinds) {
      byName[kind].reset();
      for (const [name, value] of Object.entries(figures[kind] ?? {})) byName[kind].set({ [labels[kind]]: name }, value);
    }
  };
}
