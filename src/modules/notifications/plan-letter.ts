import { dayInWords } from '#kernel/day-in-words.ts';
import type { NewId } from '#kernel/ids.ts';
import type { Language } from '#kernel/language.ts';
import type { Message } from '#kernel/messages.ts';
import type { PlanToTell } from '#modules/plans/index.ts';
import { INVITED_LINE } from '#words/invited-line.ts';
import { LETTER_FOOTER } from '#words/letters.ts';
import { PLAN_LETTER_WORDS } from '#words/plan-letter.ts';
import { type Block, buttonLink, list, paragraph, strong, together, writeLetter } from './letter.ts';
import type { LetterPlace } from './order-letters.ts';
import { ritualLine } from './order-lines.ts';

type Place = Pick<LetterPlace, 'accountUrl' | 'isTest'>;

/** Writes the letter about a saved plan, with its calendar as a file. It is about the plan, so a newer letter can take its place. */
export function createWritePlanLetter(deps: Place & { readonly newId: NewId }) {
  return (news: PlanToTell): Message => {
    const { id: about, to, calendar } = news;
    return { id: deps.newId(), to, about, calendar, ...writePlanLetter(news, deps) };
  };
}

export function writePlanLetter({ language, rituals, wishes, people, invited }: PlanToTell, { accountUrl, isTest }: Place) {
  const words = PLAN_LETTER_WORDS[language];
  const url = accountUrl(language);
  const invitedLines = invited.map(({ number, state }) => INVITED_LINE[language](number, state));
  const peopleLines = [...people.map((person) => personLine(person, language)), ...invitedLines];
  return writeLetter({
    language,
    subject: words.subject,
    blocks: [
      isTest && strong(words.test),
      paragraph(words.lead),
      together(strong(words.rituals), list(rituals.map((ritual) => plannedLine(ritual, language)))),
      wishes !== '' && together(strong(words.wishes), ...linesOf(wishes)),
      peopleLines.length > 0 && together(strong(words.people), list(peopleLines)),
      people.some(({ isContradicted }) => isContradicted) && paragraph(words.contradicted),
      paragraph(words.file),
      buttonLink(words.open, url),
      paragraph(words.change),
    ],
    footer: LETTER_FOOTER[language],
    shopUrl: new URL(url).origin,
  });
}

function plannedLine(ritual: PlanToTell['rituals'][number], language: Language): string {
  const { startDate, endDate, advice } = ritual;
  const days = `${dayInWords(startDate)[language]} – ${dayInWords(endDate)[language]}`;
  const line = `${ritualLine(ritual, language)}: ${days}`;
  // A day in Russian ends with the full stop of 'г.'.
  return advice ? `${line.replace(/\.$/, '')}. ${advice}` : line;
}

function linesOf(text: string): Block[] {
  return text.split(/\r\n|\n|\r/).flatMap((line) => (line.trim() ? [paragraph(line)] : []));
}

function personLine({ name, readAs, birthDate, birthTime }: PlanToTell['people'][number], language: Language): string {
  const named = readAs ? `${name} (${PLAN_LETTER_WORDS[language].readAs(readAs)})` : name;
  const birthDay = birthDate === null ? '' : dayInWords(birthDate)[language];
  return [named, birthDay, birthTime].filter(Boolean).join(', ');
}
