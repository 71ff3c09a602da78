import { expect, test } from 'vitest';
import type { Figures } from './figure-gauges.ts';
import { createMetrics } from './metrics.ts';

const FIGURES: Figures = {
  counts: { orders: { pending: 2, paid: 0 }, payments: { waiting: 1 }, checkouts: { open: 1 } },
  delays: {
    messages: { waiting: 0, dead: 3 },
    checkOverdueSeconds: 7.5,
    failedAttempts: { 'expire orders': 4 },
    overdueSeconds: { 'expire orders': 0 },
    personSeconds: { review: 0, refund: 90 },
    webhooks: { failing: 1 },
    webhookFailingSeconds: 60,
    queueSeconds: { messages: 3 },
    dutySeconds: { backup: 7200 },
  },
  connections: { most: 10, busy: 2, idle: 1, waiting: 0 },
  canWrite: true,
};
const NO_FIGURES: Figures = { counts: undefined, delays: undefined, connections: undefined, canWrite: false };

/** The samples of the shop on the page, without the buckets of times. */
async function samplesOf({ page }: ReturnType<typeof createMetrics>): Promise<string[]> {
  const { text } = await page();
  return text.split('\n').filter((line) => line.startsWith('shop_') && !line.includes('_bucket{'));
}

test('before anything happened the page shows the figures, and as 0 the counters of which the first rise must be seen', async () => {
  expect(await samplesOf(createMetrics(async () => FIGURES))).toEqual([
    'shop_message_failures_total{channel="email"} 0',
    'shop_message_failures_total{channel="sms"} 0',
    'shop_message_failures_total{channel="push"} 0',
    'shop_sign_in_alarms_total 0',
    'shop_database_up 1',
    'shop_database_writable 1',
    'shop_payment_check_overdue_seconds 7.5',
    'shop_webhook_failing_seconds 60',
    'shop_orders{state="pending"} 2',
    'shop_orders{state="paid"} 0',
    'shop_payments{state="waiting"} 1',
    'shop_card_checkouts{state="open"} 1',
    'shop_messages{state="waiting"} 0',
    'shop_messages{state="dead"} 3',
    'shop_task_failed_attempts{task="expire orders"} 4',
    'shop_task_overdue_seconds{task="expire orders"} 0',
    'shop_person_waited_seconds{what="review"} 0',
    'shop_person_waited_seconds{what="refund"} 90',
    'shop_webhooks{state="failing"} 1',
    'shop_queue_seconds{queue="messages"} 3',
    'shop_duty_undone_seconds{duty="backup"} 7200',
    'shop_database_connections{state="most"} 10',
    'shop_database_connections{state="busy"} 2',
    'shop_database_connections{state="idle"} 1',
    'shop_database_connections{state="waiting"} 0',
  ]);
});

test('what happens in the process is counted', async () => {
  const metrics = createMetrics(async () => NO_FIGURES);
  for (const seconds of [0.25, 0.5]) metrics.requestAnswered({ operation: 'getOrder', status: '404', seconds });
  metrics.gatewayCalled({ gateway: 'btcpay', call: 'read', isFailed: true });
  metrics.messageFailed('sms');
  metrics.taskFailed('sweep payments');
  metrics.signInAlarm();
  expect(await samplesOf(metrics)).toEqual([
    'shop_requests_total{operation="getOrder",status="404"} 2',
    'shop_request_seconds_sum{operation="getOrder"} 0.75',
    'shop_request_seconds_count{operation="getOrder"} 2',
    'shop_gateway_calls_total{gateway="btcpay",call="read",outcome="answered"} 0',
    'shop_gateway_calls_total{gateway="btcpay",call="read",outcome="failed"} 1',
    'shop_message_failures_total{channel="email"} 0',
    'shop_message_failures_total{channel="sms"} 1',
    'shop_message_failures_total{channel="push"} 0',
    'shop_task_failures_total{task="sweep payments"} 1',
    'shop_sign_in_alarms_total 1',
    'shop_database_up 0',
    'shop_database_writable 0',
  ]);
});

test('once a database went away the page is that of a process which has never reached it', async () => {
  let figures = FIGURES;
  const metrics = createMetrics(async () => figures);
  await metrics.page();
  figures = NO_FIGURES;
  expect(await samplesOf(metrics)).toEqual(await samplesOf(createMetrics(async () => NO_FIGURES)));
});

test('a database that only takes long to count is not away', async () => {
  const samples = await samplesOf(createMetrics(async () => ({ ...FIGURES, counts: undefined })));
  expect(samples.filter((line) => /^shop_(orders|payments)\{/.test(line))).toEqual([]);
  expect(samples).toEqual(expect.arrayContaining(['shop_database_up 1', 'shop_payment_check_overdue_seconds 7.5']));
});
