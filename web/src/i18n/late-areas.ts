import type { Language } from '#kernel/language.ts';
import type { AreaFile, StaffArea } from './late/staff-areas.ts';

type VisitorArea =
  | 'account'
  | 'almanac'
  | 'articles'
  | 'calendar'
  | 'cart'
  | 'consent'
  | 'consultation'
  | 'days'
  | 'order'
  | 'payment'
  | 'people'
  | 'reading'
  | 'sandbox'
  | 'sankalpa'
  | 'verify';

/** Areas of the catalogue of messages that a first visit does not load, by the names of their files. */
export type LateArea = VisitorArea | StaffArea;

/** `first` holds the frame, the home page and the cart outside of its panel, so these are no files to load. */
const FILES = import.meta.glob<AreaFile>([
  './messages/*/*.ts',
  '!./messages/*/{index,frame,home,cart-outside}.ts',
  '!./messages/*/{account,calendar,consultation,order,payment,people,sandbox,sankalpa,staff*,verify}.ts',
]);

/** Loads the messages of an area in a language; `first` is what every first visit needs. */
export async function importArea(area: LateArea | 'first', language: Language): Promise<Record<string, string>> {
  const file = `./messages/${language}/${area}.ts`;
  // The list of the others is long, and hardly a visitor needs it.
  const load = FILES[file] ?? (await import('./late/staff-areas.ts')).SELDOM_FILES[`.${file}`];
  if (!load) throw new RangeError(`No messages at ${file}`);
  return (await load()).default;
}
