import type { AuditLog } from '#kernel/audit.ts';
import type { Caller } from '#kernel/caller.ts';
import type { MakeDeps } from '#kernel/deps.ts';
import { requireFound, ShopError } from '#kernel/errors.ts';
import { type IdempotencyStore, type IdempotentRequest, once, type Replayable } from '#kernel/idempotency.ts';
import { readMailbox } from '#kernel/mailbox.ts';
import type { Message, MessageOutbox } from '#kernel/messages.ts';
import { requirePermission } from '#kernel/permissions.ts';
import type { Transact } from '#kernel/transaction.ts';
import { MOST_NOTES, recordAction } from './handle-consultations.ts';
import type { HandledConsultations, LockedConsultation } from './ports.ts';

/** Writes the letter with an answer, in the language of the request. */
export type WriteAnswer = (request: LockedConsultation, answer: { readonly to: string; readonly text: string }) => Message;

interface Stores {
  readonly handledConsultations: HandledConsultations;
  readonly messages: Pick<MessageOutbox, 'add'>;
  readonly audit: AuditLog;
  readonly idempotency: IdempotencyStore;
}

interface Deps extends MakeDeps<Transact<Stores>> {
  readonly writeAnswer: WriteAnswer;
}

interface TypedAnswer {
  /** The version of the request that the person has read. */
  readonly version: number;
  readonly email: string;
  readonly text: string;
  readonly idempotency?: IdempotentRequest | undefined;
}

/**
 * Answers a request by mail, once for each idempotency key, keeps what was answered, and marks the request as answered. Throws like
 * `requirePermission` and `once`, `invalid_request` for an e-mail that is none, `not_found`, `changed_meanwhile` when somebody else has
 * answered or marked it since it was read, and `too_many_notes`.
 */
export function createSendAnswer({ transact, clock, newId, writeAnswer }: Deps) {
  return async (
    caller: Caller,
    id: string,
    { version, idempotency, ...typed }: TypedAnswer,
  ): Promise<Replayable<{ readonly id: string }>> => {
    const staff = requirePermission(caller, 'consultations.handle');
    const email = readMailbox(typed.email);
    const text = typed.text.trim();
    const answerId = newId();
    const at = clock();
    return transact(({ handledConsultations, messages, audit, idempotency: keys }) =>
      once(keys, idempotency, async () => {
        const request = requireFound(await handledConsultations.lock(id));
        if (request.version !== version) throw new ShopError('changed_meanwhile');
        if (request.entryCount >= MOST_NOTES) throw new ShopError('too_many_notes');
        await handledConsultations.addAnswer(id, { id: answerId, email, text, sentBy: staff.userId, sentAt: at });
        await messages.add(writeAnswer(request, { to: email, text }));
        await recordAction(audit, staff, request, 'consultation.answer_sent', at);
        return { id: answerId };
      }),
    );
  };
}
