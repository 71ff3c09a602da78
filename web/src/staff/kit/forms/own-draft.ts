import { filled } from '../../../memory/late/draft.ts';
import { tabDrafts } from '../../../memory/late/panel-drafts.ts';
import { usePanel } from '../page/panel.tsx';
import type { TypedMemory } from './use-typed.ts';

export type Drafts = typeof tabDrafts;

/**
 * Returns the function that names a form together with who types into it: whoever signs in next in this tab must not find what somebody else
 * typed.
 */
function usePlaceOf() {
  const { member } = usePanel();
  return (about: string) => `${member.id} ${about}`;
}

/**
 * Where a form keeps what is typed. `about` tells the form from others; `blank` has the values of fields that a draft lacks; `drafts` is the
 * list that keeps what is typed, by default until the tab is closed.
 */
export function useOwnDraft<Values extends object, Version extends string | number>(
  about: string,
  blank: Values,
  drafts: Drafts = tabDrafts,
): TypedMemory<Values, Version> {
  const place = usePlaceOf()(about);
  return {
    place,
    read: () => {
      const draft = drafts.of(place);
      if (!draft) return undefined;
      const { version, values, base, lastTry } = draft;
      // A place belongs to one form, so the version is of that form's type.
      return { version: version as Version, values: filled(values, blank), base: filled(base, blank), lastTry };
    },
    keep: (typed) => drafts.put({ place, ...typed }),
    drop: () => drafts.drop(place),
  };
}

/** The forms of new records that other pages can begin. */
export const NEW_ORDER = 'new order';
export const NEW_CLIENT = 'new client';

/**
 * Returns a function that begins a form with these values. What this person typed into that form before is lost, because it was about
 * somebody else.
 */
export function useBeginDraft() {
  const placeOf = usePlaceOf();
  return (about: string, values: object) => tabDrafts.put({ place: placeOf(about), version: '', values, base: {}, lastTry: '' });
}
