import { expect, test } from 'vitest';
import type { CalendarDate } from '#kernel/calendar-date.ts';
import { type CustomerBirth, peopleOf } from './people.ts';
import { aPerson } from './testing/circle.ts';

const today = '2026-11-20' as CalendarDate;
const nothing: CustomerBirth = {
  firstName: 'Анна',
  lastName: 'Орлова',
  birthDate: '',
  birthTime: '',
  isTimeUncertain: false,
  birthPlace: '',
  birthNakshatra: '',
  birthRashi: '',
  gotra: '',
  isGotraUnknown: false,
};
const profile: CustomerBirth = {
  ...nothing,
  birthDate: '05.03.1988',
  birthTime: '07:40',
  isTimeUncertain: true,
  birthPlace: 'Казань',
};
const people = (participants: string, birth?: CustomerBirth, readings: { name: string; readAs: string }[] = []) =>
  peopleOf({ contactName: 'Анна Иванова', birth, participants, readings }, today);
const told = (participants: string, birth?: CustomerBirth) =>
  people(participants, birth).map(({ name, birthDate, birthTime, isContradicted }) => [
    name,
    birthDate,
    birthTime,
    isContradicted,
  ]);

test('the customer has the name of the profile, else that of the order, and an order without contact data has none', () => {
  expect(people('', profile)).toEqual([
    {
      name: 'Анна Орлова',
      readAs: '',
      birthDate: '1988-03-05',
      birthTime: '07:40',
      isTimeUncertain: true,
      birthPlace: 'Казань',
      familyNakshatra: null,
      familyRashi: null,
      gotra: '',
      isGotraUnknown: false,
      participantId: null,
      relation: '',
      invited: null,
      answer: null,
      isContradicted: false,
    },
  ]);
  expect(people('', { ...nothing, firstName: '', lastName: '' }).map(({ name }) => name)).toEqual(['Анна Иванова']);
  expect(told('')).toEqual([['Анна Иванова', null, '', false]]);
  expect(peopleOf({ contactName: undefined, readings: [] }, today)).toEqual([]);
});

test('a participant with a date of birth is never lost to the customer’s own empty record: they are one person, with the date', () => {
  expect(told('Анна Орлова 05.03.1988 07:40', nothing)).toEqual([['Анна Орлова', '1988-03-05', '07:40', false]]);
  expect(told('Анна Иванова 05.03.1988')).toEqual([['Анна Иванова', '1988-03-05', '', false]]);
});

test('records of one person complete each other, and what the customer says of an uncertain time stays', () => {
  expect(people('анна  ОРЛОВА 05.03.1988', profile)).toMatchObject([
    { name: 'Анна Орлова', birthTime: '07:40', isTimeUncertain: true, birthPlace: 'Казань' },
  ]);
  const timeless = { ...profile, birthTime: '' };
  expect(people('Анна Орлова 05.03.1988 07:40', timeless)).toMatchObject([
    { birthDate: '1988-03-05', birthTime: '07:40', isTimeUncertain: false, birthPlace: 'Казань' },
  ]);
});

test('the star and the gotra of the profile go with the customer, also when a line of the plan names them first of all', () => {
  const known = { ...profile, birthNakshatra: '13', birthRashi: '6', gotra: 'Атри' };
  const told = { familyNakshatra: 13, familyRashi: 6, gotra: 'Атри', isGotraUnknown: false };
  expect(people('Анна Орлова 05.03.1988\nПётр Орлов 11.07.1985', known)).toMatchObject([
    { name: 'Анна Орлова', ...told },
    { name: 'Пётр Орлов', familyNakshatra: null, gotra: '', isGotraUnknown: false },
  ]);
  expect(people('', { ...profile, isGotraUnknown: true })).toMatchObject([{ gotra: '', isGotraUnknown: true }]);
});

test('births that contradict each other both stay, and both are marked', () => {
  expect(told('Анна Орлова 06.03.1988\nПётр Орлов 11.07.1985', profile)).toEqual([
    ['Анна Орлова', '1988-03-05', '07:40', true],
    ['Анна Орлова', '1988-03-06', '', true],
    ['Пётр Орлов', '1985-07-11', '', false],
  ]);
  expect(told('Анна Орлова 05.03.1988 07:41', profile)).toEqual([
    ['Анна Орлова', '1988-03-05', '07:40', true],
    ['Анна Орлова', '1988-03-05', '07:41', true],
  ]);
});

test('somebody who is written twice is one person, and two of one name with two births are two', () => {
  expect(told('Пётр Орлов 11.07.1985\nпётр орлов 11.07.1985 06:05')).toEqual([
    ['Анна Иванова', null, '', false],
    ['Пётр Орлов', '1985-07-11', '06:05', false],
  ]);
  expect(told('Анна Иванова 05.03.1988\nАнна Иванова 01.02.2010')).toEqual([
    ['Анна Иванова', '1988-03-05', '', true],
    ['Анна Иванова', '2010-02-01', '', true],
  ]);
});

test('a reading belongs to the name for which it was written, also when that is the second record', () => {
  const written = [{ name: 'анна орлова', readAs: 'А́нна Орло́ва' }];
  expect(people('анна орлова 05.03.1988', nothing, written)).toMatchObject([
    { name: 'анна орлова', readAs: 'А́нна Орло́ва', birthDate: '1988-03-05' },
  ]);
  const both = [...written, { name: 'Анна Орлова', readAs: 'Анюта' }];
  expect(people('анна орлова 05.03.1988', nothing, both)).toMatchObject([{ name: 'Анна Орлова', readAs: 'Анюта' }]);
  expect(people('анна орлова 05.03.1988', nothing)).toMatchObject([{ name: 'Анна Орлова', readAs: '' }]);
});

test('somebody of the circle brings what the record knows, and the reading of the priest wins over the record', () => {
  const vera = aPerson({
    id: 'vera',
    birthDate: '19.11.1958',
    birthTime: '23:40',
    birthPlace: 'Москва',
    isTimeUncertain: 'true',
    readAs: 'Ве́ра',
    birthNakshatra: '13',
    birthRashi: '6',
    isGotraUnknown: 'true',
    relation: 'мама',
  });
  const known = {
    contactName: undefined,
    participants: 'Вера Иванова 19.11.1958 23:40',
    circle: [vera, aPerson({ id: 'other', name: 'Rose' })],
  };
  const told = {
    birthDate: '1958-11-19',
    birthTime: '23:40',
    birthPlace: 'Москва',
    isTimeUncertain: true,
    familyNakshatra: 13,
    familyRashi: 6,
  };
  const record = { name: 'Вера Иванова', participantId: 'vera', relation: 'мама', isGotraUnknown: true, ...told };
  expect(peopleOf({ ...known, readings: [] }, today)).toMatchObject([{ ...record, readAs: 'Ве́ра' }]);
  const readings = [{ name: 'Вера Иванова', readAs: 'Вера (VYE-ra)' }];
  expect(peopleOf({ ...known, readings }, today)).toMatchObject([{ ...record, readAs: 'Вера (VYE-ra)' }]);
});

test('a line that cannot be read as a person is read aloud as it stands: nobody is dropped', () => {
  expect(told('Тётя Вера, весна, Бат\nПётр Орлов 31.02.1990')).toEqual([
    ['Анна Иванова', null, '', false],
    ['Тётя Вера, весна, Бат', null, '', false],
    ['Пётр Орлов 31.02.1990', null, '', false],
  ]);
});

test('an invited person stands behind all others as they gave it: they complete nobody, and nobody completes them', () => {
  const answer = { print: 'p', state: 'confirmed', words: '', at: new Date(0) } as const;
  const given = { name: 'Вера Иванова', readAs: 'Ве́ра', isTimeUncertain: 'true', isGotraUnknown: 'true' } as const;
  const invited = [{ ...aPerson(given), number: 3, answer }];
  const readings = [{ name: 'Вера Иванова', readAs: 'Верочка' }];
  const all = peopleOf({ contactName: 'Анна Иванова', participants: 'Вера Иванова 19.11.1958', invited, readings }, today);
  expect(all.map(({ invited: number, birthDate }) => [number, birthDate])).toEqual([
    [null, null],
    [null, '1958-11-19'],
    [3, null],
  ]);
  const own = { readAs: 'Ве́ра', participantId: 'vera', isTimeUncertain: true, isGotraUnknown: true };
  expect(all[2]).toMatchObject({ ...own, answer, isContradicted: false });
});

test('of a customer of whom the order alone tells the name nothing is taken for known', () => {
  const [person] = peopleOf({ contactName: ' Анна  Иванова', participants: 'анна иванова 05.03.1988', readings: [] }, today);
  expect(person).toMatchObject({ birthDate: '1988-03-05', isTimeUncertain: false, isGotraUnknown: false });
  expect(peopleOf({ contactName: 'Анна', readings: [] }, today)).toMatchObject([
    { isTimeUncertain: false, isGotraUnknown: false },
  ]);
});

test('a record of the circle tells of the customer what the profile does not, and takes nothing from it', () => {
  const record = aPerson({ id: 'own', name: 'Анна Орлова', relation: 'я', gotra: 'Атри', birthNakshatra: '8', birthRashi: '4' });
  const joinedWith = (birth: CustomerBirth) =>
    peopleOf({ contactName: undefined, birth, participants: 'Анна Орлова', circle: [record], readings: [] }, today);
  const ids = { participantId: 'own', relation: 'я', invited: null, isGotraUnknown: false, isTimeUncertain: false };
  expect(joinedWith(nothing)).toMatchObject([{ ...ids, gotra: 'Атри', familyNakshatra: 8, familyRashi: 4 }]);
  const known = { ...nothing, gotra: 'Бхарадваджа', birthRashi: '6' };
  expect(joinedWith(known)).toMatchObject([{ ...ids, gotra: 'Бхарадваджа', familyNakshatra: null, familyRashi: 6 }]);
});
