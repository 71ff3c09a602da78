import type { PortsOf } from '#kernel/ports.ts';
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
export function composePlans(
  ports: PortsOf<typeof createInvite | typeof createPlanFeed | typeof createSavePlan | typeof createViewPlan>,
) {
  return {
    viewPlan: createViewPlan(ports),
    savePlan: createSavePlan(ports),
    renewCalendar: createRenewCalendar(ports),
    planFeed: createPlanFeed(ports),
    viewCircle: createViewCircle(ports),
    savePerson: createSavePerson(ports),
    forgetPerson: createForgetPerson(ports),
    invite: createInvite(ports),
    revokeInvitation: createRevokeInvitation(ports),
    lookAtInvitation: createLookAtInvitation(ports),
    acceptInvitation: createAcceptInvitation(ports),
    changeInvited: createChangeInvited(ports),
    answerLine: createAnswerLine(ports),
    declineInvitation: createDeclineInvitation(ports),
  };
}
