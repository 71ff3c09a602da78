import { keyedHashes } from '#kernel/keyed-hashes.ts';
import { userCaller } from '#kernel/testing/callers.ts';
import { createTestClock, uuid } from '#kernel/testing/clock.ts';
import { anOrder } from '#modules/orders/testing/orders.ts';
import {
  createAcceptInvitation,
  createAnswerLine,
  createChangeInvited,
  createDeclineInvitation,
  createLookAtInvitation,
} from '../answer-invitation.ts';
import type { Acceptance } from '../invitation.ts';
import { createInvite, createRevokeInvitation } from '../invite.ts';
import type { Plan } from '../plan.ts';
import type { InvitationToTell } from '../ports.ts';
import { createPlansMemory } from './memory-plans.ts';

/** A shop in memory in which `userCaller()` has a paid order and invites people; letters are collected in `letters`. */
export function createInvitingShop(...plans: Plan[]) {
  const memory = createPlansMemory([anOrder('paid', { userId: 'anna' })], ...plans);
  const { clock, pass } = createTestClock('2026-11-20T10:00:00Z');
  const letters: InvitationToTell[] = [];
  const deps = {
    ...memory,
    clock,
    invitationHashes: keyedHashes(['secret'], 'invitation'),
    writeInvitation: (news: InvitationToTell) => {
      letters.push(news);
      return {
        id: uuid(700 + letters.length),
        channel: 'email',
        to: news.invitation.email,
        language: 'ru',
        subject: '',
        text: '',
        html: '',
      } as const;
    },
  };
  const invite = createInvite(deps);
  const acceptOrRepeat = createAcceptInvitation(deps);
  return {
    ...memory,
    clock,
    pass,
    letters,
    invite,
    /** Opens an invitation and returns the token of its link. */
    open: async (email = '', id = uuid(1)) =>
      (await invite(userCaller(), id, { label: 'мама', note: 'Мама!', email, language: 'ru' })).token,
    revoke: createRevokeInvitation(deps),
    look: createLookAtInvitation(deps),
    acceptOrRepeat,
    accept: async (token: string, given: Acceptance) => (await acceptOrRepeat(token, given)).result,
    decline: createDeclineInvitation(deps),
    change: createChangeInvited(deps),
    answerLine: createAnswerLine(deps),
  };
}
