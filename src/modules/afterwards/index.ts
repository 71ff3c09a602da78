export { type Afterwards, composeAfterwards } from './compose.ts';
export type { AfterwardsData, Feedback, FeedbackStore, YearReminder, YearReminderStore } from './ports.ts';
export type { SeenReminder } from './year-reminder.ts';
