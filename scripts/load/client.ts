import { randomUUID } from 'node:crypto';
import { HOUR_MS } from '../../src/kernel/durations.ts';
import type { Language } from '../../src/kernel/language.ts';

/** A customer with an account. */
export interface LoadClient {
  readonly id: string;
  readonly name: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  readonly language: Language;
  readonly createdAt: Date;
}

const FIRST = {
  ru: ['Анна', 'Мария', 'Ольга', 'Елена', 'Наталья', 'Ирина', 'Сергей', 'Андрей', 'Дмитрий', 'Алексей', 'Пётр', 'Семён'],
  en: ['Anna', 'Mary', 'Grace', 'Helen', 'Alice', 'Irene', 'Peter', 'Andrew', 'Thomas', 'Simon', 'David', 'Ravi'],
};
const LAST = {
  ru: ['Береговых', 'Дорошенко', 'Живаго', 'Ковальчук', 'Лебеденко', 'Мороз', 'Остапенко', 'Седых', 'Чернов', 'Шевченко'],
  en: ['Baker', 'Carter', 'Dawson', 'Fisher', 'Harper', 'Mason', 'Parker', 'Sharma', 'Turner', 'Walker'],
};

/** The client with this number; 0 is the newest. Names repeat, e-mails and phones do not. The id is new each time. */
export function makeClient(number: number, now: Date): LoadClient {
  const language = number % 4 === 3 ? 'en' : 'ru';
  const pick = (names: readonly string[], index: number) => names[index % names.length] ?? '';
  const firstName = pick(FIRST[language], number);
  // The number keeps a name rare, however many clients there are.
  const lastName = `${pick(LAST[language], number * 7)}-${Math.floor(number / 100)}`;
  return {
    id: randomUUID(),
    name: `${firstName} ${lastName}`,
    firstName,
    lastName,
    email: `client-${number}@example.com`,
    phone: `+7900${String(number).padStart(7, '0')}`,
    language,
    createdAt: new Date(now.getTime() - (number + 1) * HOUR_MS),
  };
}
