export type { SeenInvitation } from './answer-invitation.ts';
export { createCalendarTokens } from './calendar-token.ts';
export { type CirclePerson, inOneLine, MOST_IN_PLAN, takingPart } from './circle.ts';
export { composePlans, type Plans } from './compose.ts';
export {
  type Invitation,
  type InvitedLine,
  type InvitedPerson,
  invitedLine,
  isWordGivenFor,
  type LineAnswer,
} from './invitation.ts';
export type { Circle, SeenPerson } from './keep-circle.ts';
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
export { type CustomerBirth, type KnownOfPeople, type Person, peopleOf, peopleOfOrder } from './people.ts';
export type { PlanData } from './personal-data.ts';
export { type Plan, type PlanContent, readStartDate } from './plan.ts';
export type { InvitationStore, InvitationToTell, PlanReader, PlanStore, PlanToTell, WishedDays } from './ports.ts';
export type { SavedPlan } from './save-plan.ts';
export type { PlanView } from './view-plan.ts';
