import { expect, test } from 'vitest';
import { createI18n } from '../../i18n/i18n.tsx';
import { CATALOGUES } from '../../i18n/messages/catalogues.ts';
import { dateFault, participantFaults, refusedLines } from './plan-values.ts';

const { t } = createI18n('ru', CATALOGUES.ru);

test.each([
  ['', 'account.planDateMissing'],
  ['2026-11-19', 'account.planDatePast'],
  ['2026-02-30', 'account.planDatePast'],
  ['2026-11-20', undefined],
  ['2027-01-15', undefined],
])('on 20 November 2026 the first day %j has the fault %s', (day, fault) => {
  expect(dateFault(day, undefined, '2026-11-20')).toBe(fault);
});

test('the saved first day may be in the past, another day in the past is refused', () => {
  expect(dateFault('2026-11-01', '2026-11-01', '2026-11-20')).toBeUndefined();
  expect(dateFault('2026-11-02', '2026-11-01', '2026-11-20')).toBe('account.planDatePast');
});

test('each line is one participant, and empty lines are skipped', () => {
  expect(participantFaults('Анна Иванова 05.03.1988 07:40\n\nПётр Иванов 11.07.1985', t)).toBeUndefined();
  expect(participantFaults('', t)).toBeUndefined();
});

test('each line that cannot be read is named by its number, counted from 1, with all that it lacks', () => {
  expect(participantFaults('Анна Иванова 05.03.1988\nПётр\nОльга Ким 31.02.1990\nИван Ким 01.01.1990 25:00', t)).toBe(
    [
      'Строка 2: напишите имя и фамилию; добавьте дату рождения, дд.мм.гггг',
      'Строка 3: такой даты рождения нет',
      'Строка 4: напишите время как чч:мм, после него ничего',
    ].join('\n'),
  );
});

test("the server's errors name the line as well", () => {
  expect(refusedLines([{ pointer: '/participants/0', detail: 'Нет даты.' }], t)).toBe('Строка 1: Нет даты.');
  const two = ['Нет имени.', 'Нет даты.'].map((detail) => ({ pointer: '/participants/0', detail }));
  expect(refusedLines(two, t)).toBe('Строка 1: Нет имени. Нет даты.');
  expect(refusedLines([{ pointer: '/startDate', detail: 'Поздно.' }], t)).toBeUndefined();
});
