import { wordsIn } from './words-in.ts';

/** The words of the letter about a saved plan. */
export const PLAN_LETTER_WORDS = wordsIn({
  ru: {
    subject: 'План ваших ритуалов',
    /** In a sandbox only. */
    test: 'Это тестовый магазин: ритуалы здесь не проводят.',
    lead: 'Вы сохранили план. Вот как мы его записали.',
    rituals: 'Ритуалы и дни:',
    wishes: 'Санкальпа и пожелания:',
    people: 'Кого назовут на ритуалах:',
    readAs: (text: string) => `читается: ${text}`,
    contradicted:
      'У одного имени указаны разные данные рождения. Проверьте профиль и участников: мы назовём всех, кто перечислен.',
    file: 'Дни лежат в приложенном файле: откройте его, чтобы добавить их в свой календарь.',
    open: 'Открыть план',
    change: 'Если что-то не так, измените план в кабинете. Новое письмо придёт с новым планом.',
  },
  en: {
    subject: 'The plan of your rituals',
    test: 'This is a test shop: no rituals are performed here.',
    lead: 'You have saved your plan. This is how we wrote it down.',
    rituals: 'Rituals and days:',
    wishes: 'Sankalpa and wishes:',
    people: 'Who is named at the rituals:',
    readAs: (text) => `read as ${text}`,
    contradicted:
      'The same name is given with different birth data. Please check your profile and the participants: we name everybody on the list.',
    file: 'The days are in the attached file: open it to add them to your calendar.',
    open: 'Open the plan',
    change: 'If anything is wrong, change the plan in your account. A new letter comes with the new plan.',
  },
});
