export { type Afterwards, composeAfterwards } from './compose.ts';
export type { AfterwardsData, Feedback, FeedbackStore, YearReminder, YearReminderStore, YearReminderToTell } from './ports.ts';
export type { SeenReminder } from './year-reminder.ts';
