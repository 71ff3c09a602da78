import type { Language } from '#kernel/language.ts';
import type { AreaFile } from './late/seldom-areas.ts';
import type { LateArea } from './messages/areas.ts';

/** All files of messages except those of a first visit, which `first.ts` joins, and those of `SELDOM_FILES`. */
const FILES = import.meta.glob<AreaFile>([
  './messages/*/*.ts',
  '!./messages/*/{frame,home,cart-outside}.ts',
  '!./messages/*/{account,calendar,common,consultation,order,payment,people,sandbox,sankalpa,staff*,verify}.ts',
]);

/** Loads the messages of an area in a language; `first` is what every first visit needs. */
export async function importArea(area: LateArea | 'first', language: Language): Promise<Record<string, string>> {
  const file = `./messages/${language}/${area}.ts`;
  // The list of the others is long, and few visitors need it. It stands one folder deeper, so its paths begin with '../'.
  const load = FILES[file] ?? (await import('./late/seldom-areas.ts')).SELDOM_FILES[`.${file}`];
  if (!load) throw new RangeError(`No messages at ${file}`);
  return (await load()).default;
}
