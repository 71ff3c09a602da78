import { composing } from '#kernel/ports.ts';
import { createViewFeedback, createWithdrawFeedback, createWriteFeedback } from './feedback.ts';
import { createSendYearReminders, createViewYearReminder, createWantYearReminder } from './year-reminder.ts';

export type Afterwards = ReturnType<typeof composeAfterwards>;

/** What a customer wants and says once an order is completed. */
export const composeAfterwards = composing({
  viewYearReminder: createViewYearReminder,
  wantYearReminder: createWantYearReminder,
  sendYearReminders: createSendYearReminders,
  viewFeedback: createViewFeedback,
  writeFeedback: createWriteFeedback,
  withdrawFeedback: createWithdrawFeedback,
});
