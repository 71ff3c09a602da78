import { dayInWords } from '#kernel/day-in-words.ts';
import type { NewId } from '#kernel/ids.ts';
import type { Message } from '#kernel/messages.ts';
import type { YearReminderToTell } from '#modules/afterwards/index.ts';
import { MASA_NAMES, TITHI_NAMES } from '#words/almanac.ts';
import { YEAR_REMINDER_WORDS } from '#words/year-reminder.ts';
import { buttonLink, list, paragraph, strong, together, writeLetter } from './letter.ts';
import type { LetterPlace } from './order-letters.ts';
import { ritualLine } from './order-lines.ts';

type Place = Pick<LetterPlace, 'orderUrl' | 'isTest'>;

/** Writes the letter before the yearly day. It is about the order, so that it is erased with the order's personal data. */
export function createWriteYearReminder(deps: Place & { readonly newId: NewId }) {
  return (news: YearReminderToTell): Message => {
    const { order, to, userId } = news;
    return { id: deps.newId(), to, userId, about: order.id, ...writeYearReminder(news, deps) };
  };
}

export function writeYearReminder({ order, language, day, tithi, month }: YearReminderToTell, { orderUrl, isTest }: Place) {
  const words = YEAR_REMINDER_WORDS[language];
  const url = orderUrl(order.id, language);
  const tithiName = TITHI_NAMES[tithi - 1]?.[language] ?? '';
  const masaName = MASA_NAMES[month - 1]?.[language] ?? '';
  const date = dayInWords(day)[language];
  return writeLetter({
    language,
    subject: words.subject(date),
    blocks: [
      isTest && strong(words.test),
      paragraph(words.lead(tithiName, masaName, date)),
      together(strong(words.rituals), list(order.items.map((item) => ritualLine(item, language)))),
      paragraph(words.why),
      buttonLink(words.again, url),
      paragraph(words.once),
    ],
    footer: words.footer,
    shopUrl: new URL(url).origin,
  });
}
