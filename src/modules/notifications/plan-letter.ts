import { dashed, formatWeeks } from '#kernel/format.ts';
import type { NewId } from '#kernel/ids.ts';
import type { Bilingual, Language } from '#kernel/language.ts';
import type { Message } from '#kernel/messages.ts';
import { INVITED_LINE, type InvitedState } from '#words/invited-line.ts';
import { LETTER_FOOTER } from '#words/letters.ts';
import { PLAN_LETTER_WORDS } from '#words/plan-letter.ts';
import { type Block, buttonLink, list, paragraph, strong, together, writeLetter } from './letter.ts';
import { days } from './order-change-letter.ts';
import type { LetterPlace } from './order-letters.ts';

/** A saved plan as its customer is told of it. Days are YYYY-MM-DD. */
export interface PlanNews {
  /** The id of the plan. */
  readonly id: string;
  readonly to: string;
  readonly language: Language;
  readonly rituals: readonly {
    readonly name: Bilingual;
    readonly quantity: number;
    readonly weeks: number;
    readonly startDate: string;
    readonly endDate: string;
    /** What the almanac said of the first day. */
    readonly advice?: string;
  }[];
  /** Sankalpa and wishes; empty when there are none. */
  readonly wishes: string;
  /** Everybody whose name is read, as the desk has it. */
  readonly people: readonly {
    readonly name: string;
    readonly readAs: string;
    readonly birthDate: string | null;
    readonly birthTime: string;
    readonly isContradicted: boolean;
  }[];
  /** Who speaks for themselves: the customer learns nothing else of them. */
  readonly invited: readonly { readonly number: number; readonly state: InvitedState }[];
  /** iCalendar. */
  readonly calendar: string;
}

type Place = Pick<LetterPlace, 'accountUrl' | 'isTest'>;

/** Writes the letter about a saved plan, with its calendar as a file. It is about the plan, so a newer letter can take its place. */
export function createWritePlanLetter(deps: Place & { readonly newId: NewId }) {
  return (news: PlanNews): Message => {
    const { id: about, to, calendar } = news;
    return { id: deps.newId(), to, about, calendar, ...writePlanLetter(news, deps) };
  };
}

export function writePlanLetter({ language, rituals, wishes, people, invited }: PlanNews, { accountUrl, isTest }: Place) {
  const words = PLAN_LETTER_WORDS[language];
  const url = accountUrl(language);
  const lines = invited.map(({ number, state }) => INVITED_LINE[language](number, state));
  const named = [...people.map((person) => personLine(person, language)), ...lines];
  return writeLetter({
    language,
    subject: words.subject,
    blocks: [
      ...(isTest ? [strong(words.test)] : []),
      paragraph(words.lead),
      together(strong(words.rituals), list(rituals.map((ritual) => ritualLine(ritual, language)))),
      ...(wishes ? [together(strong(words.wishes), ...linesOf(wishes))] : []),
      ...(named.length > 0 ? [together(strong(words.people), list(named))] : []),
      ...(people.some(({ isContradicted }) => isContradicted) ? [paragraph(words.contradicted)] : []),
      paragraph(words.file),
      buttonLink(words.open, url),
      paragraph(words.change),
    ],
    footer: LETTER_FOOTER[language],
    shopUrl: new URL(url).origin,
  });
}

function ritualLine(
  { name, quantity, weeks, startDate, endDate, advice }: PlanNews['rituals'][number],
  language: Language,
): string {
  const day = (text: string) => days(language).format(Date.parse(text));
  const count = quantity > 1 ? `${quantity} × ` : '';
  return `${count}${dashed(name[language])}, ${formatWeeks(weeks, language)}: ${day(startDate)} – ${day(endDate)}${advice ? `. ${advice}` : ''}`;
}

function linesOf(text: string): Block[] {
  return text.split(/\r\n|\n|\r/).flatMap((line) => (line.trim() ? [paragraph(line)] : []));
}

function personLine({ name, readAs, birthDate, birthTime }: PlanNews['people'][number], language: Language): string {
  const read = readAs ? ` (${PLAN_LETTER_WORDS[language].readAs(readAs)})` : '';
  const born = [birthDate && days(language).format(Date.parse(birthDate)), birthTime].filter(Boolean).join(', ');
  return `${name}${read}${born ? `, ${born}` : ''}`;
}
