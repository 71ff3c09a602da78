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
  isTimeUncertain: '',
  birthPlace: '',
  birthNakshatra: '',
  birthRashi: '',
  gotra: '',
  isGotraUnknown: '',
};
const profile: CustomerBirth = {
  ...nothing,
  birthDate: '05.03.1988',
  birthTime: '07:40',
  isTimeUncertain: 'true',
  birthPlace: 'Казань',
};
const people = (participants: string, birth?: CustomerBirth, readings: { name: string; readAs: string }[] = []) =>
  peopleOf({ contactName: 'Анна Иванова', birth, participants, readings }, today);
const births = (participants: string, birth?: CustomerBirth) =>
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
  expect(births('')).toEqual([['Анна Иванова', null, '', false]]);
  expect(peopleOf({ contactName: undefined, readings: [] }, today)).toEqual([]);
});

test('a participant with the name of a customer without a birth is the customer, with the birth of the line', () => {
  expect(births('Анна Орлова 05.03.1988 07:40', nothing)).toEqual([['Анна Орлова', '1988-03-05', '07:40', false]]);
  expect(births('Анна Иванова 05.03.1988')).toEqual([['Анна Иванова', '1988-03-05', '', false]]);
});

test('records of one person complete each other, and a time that the customer calls uncertain stays uncertain', () => {
  expect(people('анна  ОРЛОВА 05.03.1988', profile)).toMatchObject([
    { name: 'Анна Орлова', birthTime: '07:40', isTimeUncertain: true, birthPlace: 'Казань' },
  ]);
  const timeless = { ...profile, birthTime: '' };
  expect(people('Анна Орлова 05.03.1988 07:40', timeless)).toMatchObject([
    { birthDate: '1988-03-05', birthTime: '07:40', isTimeUncertain: false, birthPlace: 'Казань' },
  ]);
});

test('star and gotra of the profile belong to the customer, also when a line of the plan names the customer', () => {
  const known = { ...profile, birthNakshatra: '13', birthRashi: '6', gotra: 'Атри' };
  const ofProfile = { familyNakshatra: 13, familyRashi: 6, gotra: 'Атри', isGotraUnknown: false };
  expect(people('Анна Орлова 05.03.1988\nПётр Орлов 11.07.1985', known)).toMatchObject([
    { name: 'Анна Орлова', ...ofProfile },
    { name: 'Пётр Орлов', familyNakshatra: null, gotra: '', isGotraUnknown: false },
  ]);
  expect(people('', { ...profile, isGotraUnknown: 'true' })).toMatchObject([{ gotra: '', isGotraUnknown: true }]);
});

test('births that contradict each other both stay, and both are marked', () => {
  expect(births('Анна Орлова 06.03.1988\nПётр Орлов 11.07.1985', profile)).toEqual([
    ['Анна Орлова', '1988-03-05', '07:40', true],
    ['Анна Орлова', '1988-03-06', '', true],
    ['Пётр Орлов', '1985-07-11', '', false],
  ]);
  expect(births('Анна Орлова 05.03.1988 07:41', profile)).toEqual([
    ['Анна Орлова', '1988-03-05', '07:40', true],
    ['Анна Орлова', '1988-03-05', '07:41', true],
  ]);
});

test('a person who is written twice is one, and one name with two births is two people', () => {
  expect(births('Пётр Орлов 11.07.1985\nпётр орлов 11.07.1985 06:05')).toEqual([
    ['Анна Иванова', null, '', false],
    ['Пётр Орлов', '1985-07-11', '06:05', false],
  ]);
  expect(births('Анна Иванова 05.03.1988\nАнна Иванова 01.02.2010')).toEqual([
    ['Анна Иванова', '1988-03-05', '', true],
    ['Анна Иванова', '2010-02-01', '', true],
  ]);
});

test('a reading belongs to the very spelling for which it was written, and a person stands under the spelling that has a reading', () => {
  const written = [{ name: 'анна орлова', readAs: 'А́нна Орло́ва' }];
  expect(people('анна орлова 05.03.1988', nothing, written)).toMatchObject([
    { name: 'анна орлова', readAs: 'А́нна Орло́ва', birthDate: '1988-03-05' },
  ]);
  const both = [...written, { name: 'Анна Орлова', readAs: 'Анюта' }];
  expect(people('анна орлова 05.03.1988', nothing, both)).toMatchObject([{ name: 'Анна Орлова', readAs: 'Анюта' }]);
  expect(people('анна орлова 05.03.1988', nothing)).toMatchObject([{ name: 'Анна Орлова', readAs: '' }]);
});

test('a person of the circle has what the record knows, and the reading of the priest wins over the record', () => {
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
  const ofRecord = {
    birthDate: '1958-11-19',
    birthTime: '23:40',
    birthPlace: 'Москва',
    isTimeUncertain: true,
    familyNakshatra: 13,
    familyRashi: 6,
  };
  const record = { name: 'Вера Иванова', participantId: 'vera', relation: 'мама', isGotraUnknown: true, ...ofRecord };
  expect(peopleOf({ ...known, readings: [] }, today)).toMatchObject([{ ...record, readAs: 'Ве́ра' }]);
  const readings = [{ name: 'Вера Иванова', readAs: 'Вера (VYE-ra)' }];
  expect(peopleOf({ ...known, readings }, today)).toMatchObject([{ ...record, readAs: 'Вера (VYE-ra)' }]);
});

test('a line that cannot be read as a person is a name as it stands: nobody is dropped', () => {
  expect(births('Тётя Вера, весна, Бат\nПётр Орлов 31.02.1990')).toEqual([
    ['Анна Иванова', null, '', false],
    ['Тётя Вера, весна, Бат', null, '', false],
    ['Пётр Орлов 31.02.1990', null, '', false],
  ]);
});

test('an invited person comes last with their own data: no other record completes them, and they complete none', () => {
  const answer = { print: 'p', state: 'confirmed', words: '', at: new Date(0) } as const;
  const ofInvited = { name: 'Вера Иванова', readAs: 'Ве́ра', isTimeUncertain: 'true', isGotraUnknown: 'true' } as const;
  const invited = [{ ...aPerson(ofInvited), number: 3, answer }];
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

test('a customer known by the order alone has neither an uncertain time nor an unknown gotra', () => {
  const [person] = peopleOf({ contactName: ' Анна  Иванова', participants: 'анна иванова 05.03.1988', readings: [] }, today);
  expect(person).toMatchObject({ birthDate: '1988-03-05', isTimeUncertain: false, isGotraUnknown: false });
  expect(peopleOf({ contactName: 'Анна', readings: [] }, today)).toMatchObject([
    { isTimeUncertain: false, isGotraUnknown: false },
  ]);
});

test('a record of the circle adds to the customer what the profile lacks, and replaces nothing of it', () => {
  const record = aPerson({ id: 'own', name: 'Анна Орлова', relation: 'я', gotra: 'Атри', birthNakshatra: '8', birthRashi: '4' });
  const joinedWith = (birth: CustomerBirth) =>
    peopleOf({ contactName: undefined, birth, participants: 'Анна Орлова', circle: [record], readings: [] }, today);
  const ids = { participantId: 'own', relation: 'я', invited: null, isGotraUnknown: false, isTimeUncertain: false };
  expect(joinedWith(nothing)).toMatchObject([{ ...ids, gotra: 'Атри', familyNakshatra: 8, familyRashi: 4 }]);
  const known = { ...nothing, gotra: 'Бхарадваджа', birthRashi: '6' };
  expect(joinedWith(known)).toMatchObject([{ ...ids, gotra: 'Бхарадваджа', familyNakshatra: null, familyRashi: 6 }]);
});
