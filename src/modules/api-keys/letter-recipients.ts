import type { KeyPartner, KeyStore, LetterRecipient } from './ports.ts';

/** The most people who are written to. */
const MOST_PEOPLE = 50;

/** To whom a letter to a partner goes: the people who work for the partner, and the partner's own mailbox. */
export async function letterRecipientsOf(
  { peopleOf }: Pick<KeyStore, 'peopleOf'>,
  { slug, email, language }: Pick<KeyPartner, 'slug' | 'email' | 'language'>,
): Promise<readonly LetterRecipient[]> {
  const people = await peopleOf(slug, MOST_PEOPLE);
  const isOneOfThem = people.some((person) => person.email.toLowerCase() === email.toLowerCase());
  return isOneOfThem ? people : [...people, { email, language }];
}
