import type { Language } from './language.ts';

type AreaImport = () => Promise<{ default: Record<string, string> }>;

const ENGLISH = {
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
export type LateArea = keyof typeof ENGLISH;

const RUSSIAN: Record<LateArea, AreaImport> = {
  account: () => import('./messages/ru/account.ts'),
  cart: () => import('./messages/ru/cart.ts'),
  payment: () => import('./messages/ru/payment.ts'),
  order: () => import('./messages/ru/order.ts'),
  reading: () => import('./messages/ru/reading.ts'),
  consent: () => import('./messages/ru/consent.ts'),
  consultation: () => import('./messages/ru/consultation.ts'),
  sandbox: () => import('./messages/ru/sandbox.ts'),
};

/** Loads the messages of an area in a language. */
export async function importArea(area: LateArea, language: Language): Promise<Record<string, string>> {
  const words = await (language === 'ru' ? RUSSIAN : ENGLISH)[area]();
  return words.default;
}
