export { createCalendarTokens } from './calendar-token.ts';
export {
  firstFreeDay,
  type MoveRules,
  type Moving,
  mayGetAnother,
  moveRulesAt,
  movingOf,
  mustAsk,
  type NoticeSettings,
} from './moving.ts';
export { type CustomerBirth, type Person, peopleOf } from './people.ts';
export { forgetEndedPlans, type PlanData } from './personal-data.ts';
export { type Plan, readStartDate } from './plan.ts';
export { createPlanFeed } from './plan-feed.ts';
export type { PlanReader, PlanStore, WishedDays } from './ports.ts';
export { createRenewCalendar } from './renew-calendar.ts';
export { createSavePlan, type SavedPlan, type SavePlan } from './save-plan.ts';
export { createViewPlan, type PlanView } from './view-plan.ts';
