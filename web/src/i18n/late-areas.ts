import type { InEachLanguage, Language } from '#kernel/language.ts';
import type { StaffArea } from './late/staff-areas.ts';

type AreaImport = () => Promise<{ default: Record<string, string> }>;

const ENGLISH = {
  first: () => import('./messages/en/first.ts'),
  account: () => import('./messages/en/account.ts'),
  cart: () => import('./messages/en/cart.ts'),
  payment: () => import('./messages/en/payment.ts'),
  order: () => import('./messages/en/order.ts'),
  reading: () => import('./messages/en/reading.ts'),
  consent: () => import('./messages/en/consent.ts'),
  consultation: () => import('./messages/en/consultation.ts'),
  sandbox: () => import('./messages/en/sandbox.ts'),
} satisfies Record<string, AreaImport>;

/** Areas of the catalogue of messages that a first visit does not load. */
export type LateArea = Exclude<keyof typeof ENGLISH, 'first'> | StaffArea;

const RUSSIAN: Record<keyof typeof ENGLISH, AreaImport> = {
  first: () => import('./messages/ru/first.ts'),
  account: () => import('./messages/ru/account.ts'),
  cart: () => import('./messages/ru/cart.ts'),
  payment: () => import('./messages/ru/payment.ts'),
  order: () => import('./messages/ru/order.ts'),
  reading: () => import('./messages/ru/reading.ts'),
  consent: () => import('./messages/ru/consent.ts'),
  consultation: () => import('./messages/ru/consultation.ts'),
  sandbox: () => import('./messages/ru/sandbox.ts'),
};

const AREAS: InEachLanguage<Record<keyof typeof ENGLISH, AreaImport>> = { ru: RUSSIAN, en: ENGLISH };

/** Loads the messages of an area in a language; `first` is what every first visit needs. */
export async function importArea(area: LateArea | 'first', language: Language): Promise<Record<string, string>> {
  // The list of the staff's areas is long, and no visitor needs it.
  const load =
    AREAS[language][area as keyof typeof ENGLISH] ??
    (await import('./late/staff-areas.ts')).STAFF_AREAS[language][area as StaffArea];
  return (await load()).default;
}
