import { composing } from '#kernel/ports.ts';
import {
  createAcceptInvitation,
  createAnswerLine,
  createChangeInvited,
  createDeclineInvitation,
  createLookAtInvitation,
} from './answer-invitation.ts';
import { createInvite, createRevokeInvitation } from './invite.ts';
import { createForgetPerson, createSavePerson, createViewCircle } from './keep-circle.ts';
import { createPlanFeed } from './plan-feed.ts';
import { createRenewCalendar } from './renew-calendar.ts';
import { createSavePlan } from './save-plan.ts';
import { createViewPlan } from './view-plan.ts';

export type Plans = ReturnType<typeof composePlans>;

/** The customer's plan, its calendar, and the people whom it names. */
export const composePlans = composing({
  viewPlan: createViewPlan,
  savePlan: createSavePlan,
  renewCalendar: createRenewCalendar,
  planFeed: createPlanFeed,
  viewCircle: createViewCircle,
  savePerson: createSavePerson,
  forgetPerson: createForgetPerson,
  invite: createInvite,
  revokeInvitation: createRevokeInvitation,
  lookAtInvitation: createLookAtInvitation,
  acceptInvitation: createAcceptInvitation,
  changeInvited: createChangeInvited,
  answerLine: createAnswerLine,
  declineInvitation: createDeclineInvitation,
});
