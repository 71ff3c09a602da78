import { wordsIn } from './words-in.ts';

/** The words of the letter before the yearly day of a ritual. */
export const YEAR_REMINDER_WORDS = wordsIn({
  ru: {
    /** In a sandbox only. */
    test: 'Это тестовый магазин: ритуалы здесь не проводят.',
    subject: (day: string) => `Скоро тот же лунный день: ${day}`,
    /** The lunar day on which the rituals began, and the next date that has it. */
    lead: (tithi: string, masa: string, day: string) =>
      // A Russian date ends in an abbreviation with a full stop, so none follows.
      `Ваши ритуалы начались в титхи ${tithi} месяца ${masa}. Ближайший такой день у огня — ${day}`,
    rituals: 'Тогда провели:',
    why: 'По календарю это другое число: лунный год на одиннадцать дней короче солнечного, и раз в два-три года в нём бывает добавочный месяц.',
    again: 'Провести снова',
    once: 'Вы просили напомнить на странице заказа. Это единственное письмо об этом.',
    footer: 'Это письмо отправлено автоматически, потому что вы попросили о нём на странице заказа.',
  },
  en: {
    test: 'This is a test shop: no rituals are performed here.',
    subject: (day) => `The same lunar day is near: ${day}`,
    lead: (tithi, masa, day) =>
      `Your rituals began on the tithi ${tithi} of the month ${masa}. The next such day at the fire is ${day}.`,
    rituals: 'What was performed then:',
    why: 'By the calendar it is another date: a lunar year is eleven days shorter than a solar one, and every two or three years it has an added month.',
    again: 'Hold it again',
    once: 'You asked for this on the page of the order. This is the only letter about it.',
    footer: 'This message was sent automatically, because you asked for it on the page of the order.',
  },
});
