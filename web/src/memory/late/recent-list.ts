import { json, remembered } from '../remembered.ts';
import type { Check } from './shapes.ts';

/**
 * Declares a list of things, such as drafts, of which one browser keeps at most `most`, the last put first; the field `about` says what each is
 * about, and of two about the same the last stays. They outlive a reload and an ended session; signing out forgets them. Broken ones are left out.
 * `isHeld` as `remembered` has it.
 */
export function recentList<About extends string, Thing extends Readonly<Record<About, string>>>(
  key: string,
  check: Check<Thing>,
  about: About,
  most: number,
  where: 'device' | 'tab' = 'device',
  isHeld = false,
) {
  const parse = json(Array.isArray);
  const list = remembered({ key, where, personal: true, isHeld, parse: (text): Thing[] => (parse(text) ?? []).filter(check) });
  const others = (subject: string) => list.read().filter((thing) => thing[about] !== subject);
  const keep = (kept: Thing[]) => (kept.length > 0 ? list.keep(kept.slice(0, most)) : list.forget());
  return {
    ...list,
    of: (subject: string) => list.read().find((thing) => thing[about] === subject),
    put: (thing: Thing) => keep([thing, ...others(thing[about])]),
    drop: (subject: string) => keep(others(subject)),
  };
}
