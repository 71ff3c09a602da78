import type { Clock } from '#kernel/clock.ts';
import { dayIn } from '#kernel/day-in.ts';
import { requireFound, ShopError } from '#kernel/errors.ts';
import { type InvitedPerson, type LineAnswer, peopleOf } from '#modules/plans/index.ts';
import { type PersonLine, personLine, printOfLine } from './formula.ts';
import type { ReadScripts } from './ports.ts';
import { type LineReply, readWords, replyOf, spelled } from './spelled-names.ts';

/** The line that is read for an invited person, as they see it by their own link. */
export interface OwnLine extends PersonLine, LineReply {
  readonly print: string;
}

interface Deps {
  readonly readScripts: ReadScripts;
  readonly clock: Clock;
  readonly timeZone: string;
  /** What a personal link opens. */
  readonly lookAtInvitation: (token: string) => Promise<{ readonly person: InvitedPerson | null }>;
  readonly answerLine: (token: string, version: number, answer: Omit<LineAnswer, 'at'>) => Promise<void>;
}

/** Writes the line of an invited person. It is the same at all rituals of the plan. */
export function createViewOwnLine({ readScripts, clock, timeZone }: Omit<Deps, 'lookAtInvitation' | 'answerLine'>) {
  return async (invited: InvitedPerson): Promise<OwnLine> => {
    // Any number will do: it only marks the person as invited.
    const known = { contactName: undefined, readings: [], invited: [{ ...invited, number: 1 }] };
    const person = requireFound(peopleOf(known, dayIn(clock(), timeZone))[0]);
    const scripts = await readScripts();
    const line = personLine(spelled(person, [], scripts), scripts);
    return { ...line, ...replyOf(invited.answer, printOfLine(line)), print: printOfLine(line) };
  };
}

/**
 * Notes that the holder of a personal link confirms their own line, or asks for a change. Throws `not_found` for another link,
 * `invalid_request` for a wish without a word, `changed_meanwhile` when the line or its version is another one, and
 * `illegal_transition` once a ritual has begun at which the person is named.
 */
export function createAnswerOwnLine(deps: Deps) {
  const view = createViewOwnLine(deps);
  return async (token: string, version: number, answer: Omit<LineAnswer, 'at'>): Promise<void> => {
    const words = readWords(answer);
    const person = requireFound((await deps.lookAtInvitation(token)).person);
    if ((await view(person)).print !== answer.print) throw new ShopError('changed_meanwhile');
    await deps.answerLine(token, version, { ...answer, words });
  };
}
