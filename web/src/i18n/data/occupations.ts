import type { Language } from '#kernel/language.ts';
import { placeOf } from './place-of.ts';

const MOST_SHOWN = 6;

/** Russian and English name of each profession. */
const OCCUPATIONS: readonly (readonly [ru: string, en: string])[] = [
  ['Предприниматель', 'Entrepreneur'],
  ['Руководитель', 'Executive'],
  ['Менеджер', 'Manager'],
  ['Программист', 'Software developer'],
  ['Инженер', 'Engineer'],
  ['Врач', 'Doctor'],
  ['Медсестра', 'Nurse'],
  ['Психолог', 'Psychologist'],
  ['Учитель', 'Teacher'],
  ['Преподаватель йоги', 'Yoga teacher'],
  ['Студент', 'Student'],
  ['Учёный', 'Scientist'],
  ['Юрист', 'Lawyer'],
  ['Бухгалтер', 'Accountant'],
  ['Экономист', 'Economist'],
  ['Маркетолог', 'Marketing specialist'],
  ['Дизайнер', 'Designer'],
  ['Архитектор', 'Architect'],
  ['Художник', 'Artist'],
  ['Музыкант', 'Musician'],
  ['Журналист', 'Journalist'],
  ['Переводчик', 'Translator'],
  ['Продавец', 'Salesperson'],
  ['Водитель', 'Driver'],
  ['Домохозяйка', 'Homemaker'],
  ['Пенсионер', 'Retired'],
];

/** Professions that contain the text, at most six, those that begin with it first; none for an empty text, nor the text itself. */
export function suggestOccupations(typed: string, language: Language): readonly string[] {
  const wanted = typed.trim();
  if (wanted === '') return [];
  return OCCUPATIONS.map(([ru, en]) => (language === 'ru' ? ru : en))
    .filter((name) => placeOf(wanted, name) < Number.POSITIVE_INFINITY && name !== typed)
    .toSorted((one, other) => placeOf(wanted, one) - placeOf(wanted, other))
    .slice(0, MOST_SHOWN);
}
