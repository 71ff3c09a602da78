import { isUuid } from '#kernel/ids.ts';

/** They sent it themselves, or decide in another way than the sender: by a command instead of in the panel, or the reverse. */
export type ConfirmRefusal = 'same_person' | 'other_way';

/**
 * Why somebody may not confirm what `sentBy` has sent; undefined when they may. An account of the panel and a name in a command can be one
 * person, so both must be accounts, or both names.
 */
export function confirmRefusal(sentBy: string, by: string): ConfirmRefusal | undefined {
  if (plainName(sentBy) === plainName(by)) return 'same_person';
  return isAccountId(sentBy) === isAccountId(by) ? undefined : 'other_way';
}

/** Tells whether a decision names an account, by its id: commands give names, and no name may look like an id. */
export function isAccountId(by: string): boolean {
  return isUuid(by.trim().toLowerCase());
}

/** Names that differ in case, width or the number of spaces alone are those of the same person. */
function plainName(name: string): string {
  return name.normalize('NFKC').trim().toLowerCase().replace(/\s+/g, ' ');
}
