import { json, remembered } from '../remembered.ts';
import { type Check, listOf } from './shapes.ts';

/** Declares what is typed into a form and not sent yet: the tab keeps it beyond a reload, and signing out forgets it. */
export function draft<Value>(key: string, check: Check<Value>) {
  return remembered({ key, where: 'tab', personal: true, parse: json(check) });
}

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
