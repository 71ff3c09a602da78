import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { createFigureGauges, type Figures } from './figure-gauges.ts';

/** Bounds of the histogram, from an answer out of a cache to the time after which a request is cut off. */
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 15];

export type Metrics = ReturnType<typeof createMetrics>;

/**
 * What this process counts, and what the database tells, as a page in Prometheus' format. Labels are names from lists in the code, such
 * as an operation's: never an address, an id or anything else that a visitor chooses. While the database does not answer, the page has
 * only what the process knows.
 */
export function createMetrics(readFigures: () => Promise<Figures>) {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const counter = <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
    new Counter({ name, help, labelNames, registers });
  const requests = counter(
    'shop_requests_total',
    'Requests that were answered, and the operations that a page asked for; operation is `page` for everything outside of the contract, status `aborted` when the client left',
    'operation',
    'status',
  );
  const durations = new Histogram({
    name: 'shop_request_seconds',
    help: 'Time from a request to its answer',
    labelNames: ['operation'],
    buckets: SECONDS,
    registers,
  });
  const gatewayCalls = counter(
    'shop_gateway_calls_total',
    'Questions to the gateways; outcome is `answered` or `failed`; of `coins` an answer may have been kept from before',
    'gateway',
    'call',
    'outcome',
  );
  const messages = counter('shop_message_failures_total', 'Failed attempts to deliver a message', 'channel');
  // At 0 from the beginning, so that the first failure is an increase and no new series.
  for (const channel of ['email', 'sms', 'push']) messages.inc({ channel }, 0);
  const tasks = counter('shop_task_failures_total', 'Failed runs of a background task in this process', 'task');
  const alarms = counter('shop_sign_in_alarms_total', 'Alarms of the sign-in; the log tells of what');
  const showFigures = createFigureGauges(registers);

  return {
    requestAnswered({ operation, status, seconds }: { operation: string; status: string; seconds: number }): void {
      requests.inc({ operation, status });
      durations.observe({ operation }, seconds);
    },
    /** Both outcomes are written each time, for the same reason as the channels above. */
    gatewayCalled({ gateway, call, isFailed }: { gateway: string; call: string; isFailed: boolean }): void {
      gatewayCalls.inc({ gateway, call, outcome: 'answered' }, isFailed ? 0 : 1);
      gatewayCalls.inc({ gateway, call, outcome: 'failed' }, isFailed ? 1 : 0);
    },
    messageFailed: (channel: string): void => messages.inc({ channel }),
    taskFailed: (task: string): void => tasks.inc({ task }),
    signInAlarm: (): void => alarms.inc(),
    async page(): Promise<{ readonly type: string; readonly text: string }> {
      showFigures(await readFigures());
      return { type: registry.contentType, text: await registry.metrics() };
    },
  };
}
