import { parseIsoDate } from '#kernel/calendar-date.ts';
import { linesIn, refusedIn } from '#modules/plans/participants.ts';
import type { MessageKey, Translate } from '../../i18n/i18n.tsx';
import { lastDay, localDay } from '../../i18n/late/days.ts';
import { isSameName } from '../people/person-values.ts';
import type { CustomerProfile, RitualPlan } from '../queries.ts';

/** The values of the plan's form. */
export type PlanValues = Record<'startDate' | 'specialWishes' | 'participants', string>;

/** What the form holds of a plan before anything is typed. */
export function valuesOf(plan: RitualPlan | null): PlanValues {
  const { specialWishes = '', participants = '' } = plan ?? {};
  return { startDate: keptDay(plan) ?? '', specialWishes, participants };
}

/**
 * Has no day been chosen for the ritual? What the plan still moves has a last day, `until`, unless it has no day yet: its `startDate` is then
 * that of the plan.
 */
export const isUndated = ({ moving }: Pick<RitualPlan['rituals'][number], 'moving'>): boolean =>
  moving.way === 'plan' && !moving.until;

/** Was something ordered after the plan was saved? */
export const lacksDay = (plan: RitualPlan | null): boolean => plan?.rituals.some(isUndated) ?? false;

/** The first day of the saved plan, with which the form begins; undefined when it is over and a new ritual needs a day. */
export const keptDay = (plan: RitualPlan | null): string | undefined =>
  plan && lacksDay(plan) && plan.startDate < localDay() ? undefined : plan?.startDate;

/**
 * The message about a wrong first day; undefined when the day is valid. A day must exist and must not be before today in the customer's
 * time zone nor after `lastDay`; only the saved plan's own day, `kept`, may be in the past.
 */
export function dateFault(startDate: string, kept?: string, today = localDay()): MessageKey | undefined {
  if (startDate === '') return 'account.planDateMissing';
  if (startDate === kept) return undefined;
  const date = parseIsoDate(startDate);
  if (!date || date < today) return 'account.planDatePast';
  return date > lastDay(today) ? 'account.planDateTooFar' : undefined;
}

/** The profile's owner as a line of participants; undefined when the profile lacks a name or the date of birth. */
export function ownLine(profile: CustomerProfile | null): string | undefined {
  const { firstName, lastName, birthDate, birthTime } = profile ?? {};
  return firstName && lastName && birthDate ? [firstName, lastName, birthDate, birthTime].filter(Boolean).join(' ') : undefined;
}

/** Does somebody of this line's name stand in a text of participants? */
export function isListed(line: string, participants: string): boolean {
  // The name is all before the first digit; separators do not count.
  const name = (text: string) => text.replace(/\d.*$/, '').replaceAll(/[,;]/g, ' ');
  return participants.split('\n').some((other) => isSameName(name(other), name(line)));
}

/** One sentence for each new line of participants that is wrong; undefined when all are right. What the plan holds stays as it is. */
export function participantFaults(text: string, t: Translate, kept = ''): string | undefined {
  const today = parseIsoDate(localDay());
  const errors = today ? refusedIn(text, linesIn(kept), today) : [];
  return sayLines(
    errors.map(({ line, code }) => ({ line, detail: t(`account.fault.${code}`) })),
    '; ',
    t,
  );
}

/** The server's errors at `/participants/{line}` as sentences that name the line; undefined when there are none. */
export function refusedLines(errors: readonly { pointer: string; detail: string }[], t: Translate): string | undefined {
  const faults = errors.flatMap(({ pointer, detail }) => {
    const line = /^\/participants\/(\d+)$/.exec(pointer)?.[1];
    return line === undefined ? [] : [{ line: Number(line), detail }];
  });
  return sayLines(faults, ' ', t);
}

/** Turns faults of lines, counted from 0, into one line of text for each, which names it, counted from 1, and all of its faults. */
function sayLines(faults: readonly { line: number; detail: string }[], between: string, t: Translate): string | undefined {
  const details = new Map<number, string[]>();
  for (const { line, detail } of faults) details.set(line, [...(details.get(line) ?? []), detail]);
  const sentences = [...details].map(([line, found]) => t('account.faultyLine', { line: line + 1, detail: found.join(between) }));
  return sentences.length > 0 ? sentences.join('\n') : undefined;
}
