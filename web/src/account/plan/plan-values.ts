import { parseIsoDate } from '#kernel/calendar-date.ts';
import { type ParticipantFault, readParticipants } from '#modules/plans/participants.ts';
import type { MessageKey, Translate } from '../../i18n/i18n.tsx';
import { planDraft } from '../../memory/late/plan-draft.ts';
import { localDay } from '../fields/real-dates.ts';
import type { RitualPlan } from '../queries.ts';

/** What the form of a plan holds. */
export interface PlanValues {
  startDate: string;
  specialWishes: string;
  participants: string;
}

const FAULT: Record<ParticipantFault, MessageKey> = {
  participant_name: 'account.participantName',
  participant_date_missing: 'account.participantDateMissing',
  participant_date: 'account.participantDate',
  participant_time: 'account.participantTime',
  participants_too_many: 'account.participantsTooMany',
};

/** The plan as it is, under what was typed and not yet saved. */
export function initialPlan(plan: RitualPlan | null): PlanValues {
  const { startDate = '', specialWishes = '', participants = '' } = plan ?? {};
  return { startDate, specialWishes, participants, ...planDraft.read() };
}

/**
 * What is wrong with the day, if anything: it must be one, and not before today in the customer's own zone. The day that the plan has
 * already, `kept`, may be over.
 */
export function dateFault(startDate: string, kept?: string, today = localDay()): MessageKey | undefined {
  if (startDate === '') return 'account.planDateMissing';
  if (startDate === kept) return undefined;
  const date = parseIsoDate(startDate);
  return date && date >= today ? undefined : 'account.planDatePast';
}

/** What is wrong with the participants, line by line; undefined when nothing is. */
export function participantFaults(text: string, t: Translate): string | undefined {
  const today = parseIsoDate(localDay());
  const errors = today ? readParticipants(text, today).errors : [];
  return sayLines(
    errors.map(({ line, code }) => ({ line, detail: t(FAULT[code]) })),
    t,
  );
}

/** The same of a problem's errors at `/participants/{line}`. */
export function refusedLines(errors: readonly { pointer: string; detail: string }[], t: Translate): string | undefined {
  const faults = errors.flatMap(({ pointer, detail }) => {
    const line = /^\/participants\/(\d+)$/.exec(pointer)?.[1];
    return line === undefined ? [] : [{ line: Number(line), detail }];
  });
  return sayLines(faults, t);
}

/** Faults of lines, which are counted from 0, as sentences that name the line as people count. */
function sayLines(faults: readonly { line: number; detail: string }[], t: Translate): string | undefined {
  const sentences = faults.map(({ line, detail }) => t('account.line', { line: line + 1, detail }));
  return sentences.length > 0 ? sentences.join('\n') : undefined;
}
