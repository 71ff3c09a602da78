export { createCalendarTokens } from './calendar-token.ts';
export { readParticipants } from './participants.ts';
export { forgetEndedPlans, type PlanData } from './personal-data.ts';
export { type Plan, readStartDate } from './plan.ts';
export { createPlanFeed } from './plan-feed.ts';
export type { PlanReader, PlanStore } from './ports.ts';
export { createRenewCalendar } from './renew-calendar.ts';
export { createSavePlan, type SavePlan } from './save-plan.ts';
export { createViewPlan, type PlanView } from './view-plan.ts';
