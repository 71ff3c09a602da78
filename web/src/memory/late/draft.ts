import { json, remembered } from '../remembered.ts';
import { type Check, listOf } from './shapes.ts';

/**
 * Declares drafts of which several wait in one browser, `most` of them; the field `about` says what each is a draft of. They outlive a reload
 * and an ended session; signing out forgets them.
 */
export function draftList<About extends string, Draft extends Readonly<Record<About, string>>>(
  key: string,
  check: Check<Draft>,
  about: About,
  most: number,
  where: 'device' | 'tab' = 'device',
) {
  const drafts = remembered({ key, where, personal: true, parse: json(listOf(check)) });
  const others = (subject: string) => (drafts.read() ?? []).filter((draft) => draft[about] !== subject);
  const keep = (kept: Draft[]) => (kept.length > 0 ? drafts.keep(kept.slice(0, most)) : drafts.forget());
  return {
    ...drafts,
    of: (subject: string) => drafts.read()?.find((draft) => draft[about] === subject),
    put: (draft: Draft) => keep([draft, ...others(draft[about])]),
    drop: (subject: string) => keep(others(subject)),
  };
}

/**
 * The values of a draft as the form has them today: what a former version of the shop kept of other fields, or as other kinds of values, is
 * left out.
 */
export function filled<Values extends object>(kept: object, blank: Values): Values {
  const kinds = new Map(Object.entries(blank).map(([name, value]) => [name, kindOf(value)]));
  const fits = ([name, value]: [string, unknown]) => kinds.get(name) === kindOf(value);
  return { ...blank, ...Object.fromEntries(Object.entries(kept).filter(fits)) };
}

const kindOf = (value: unknown) => (Array.isArray(value) ? 'list' : typeof value);
