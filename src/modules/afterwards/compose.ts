import type { PortsOf } from '#kernel/ports.ts';
import { createViewFeedback, createWithdrawFeedback, createWriteFeedback } from './feedback.ts';
import { createSendYearReminders, createViewYearReminder, createWantYearReminder } from './year-reminder.ts';

export type Afterwards = ReturnType<typeof composeAfterwards>;

/** What a customer wants and says once an order is completed. */
export function composeAfterwards(ports: PortsOf<typeof createWantYearReminder | typeof createSendYearReminders>) {
  return {
    viewYearReminder: createViewYearReminder(ports),
    wantYearReminder: createWantYearReminder(ports),
    sendYearReminders: createSendYearReminders(ports),
    viewFeedback: createViewFeedback(ports),
    writeFeedback: createWriteFeedback(ports),
    withdrawFeedback: createWithdrawFeedback(ports),
  };
}
