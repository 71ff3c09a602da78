import type { NewId } from '#kernel/ids.ts';
import type { Language } from '#kernel/language.ts';
import type { Message } from '#kernel/messages.ts';
import type { InvitationToTell } from '#modules/plans/index.ts';
import { INVITATION_WORDS } from '#words/invitation-letter.ts';
import { ORDER_LETTER_WORDS } from '#words/order-letters.ts';
import { buttonLink, paragraph, strong, writeLetter } from './letter.ts';
import type { LetterPlace } from './order-letters.ts';

export interface InvitationPlace extends Pick<LetterPlace, 'isTest'> {
  /** The page of an invitation. */
  readonly invitationUrl: (token: string, language: Language) => string;
  readonly writeInstant: (instant: Date, language: Language) => string;
}

/**
 * Writes the letter with the link of an invitation. The letter is a secret, and is not sent once the link is over. What the customer writes to
 * the invited person stands on the page alone.
 */
export function createWriteInvitation(place: InvitationPlace & { readonly newId: NewId }) {
  return (news: InvitationToTell): Message => {
    const { id: about, email: to, expiresAt } = news.invitation;
    return {
      id: place.newId(),
      to,
      about,
      topic: 'invitation',
      ...writeInvitation(news, place),
      secretUntil: expiresAt,
    };
  };
}

export function writeInvitation({ invitation: { expiresAt }, token, language, asks }: InvitationToTell, place: InvitationPlace) {
  const words = INVITATION_WORDS[language];
  const url = place.invitationUrl(token, language);
  return writeLetter({
    language,
    subject: words.subject(asks),
    blocks: [
      place.isTest && strong(ORDER_LETTER_WORDS[language].test),
      paragraph(words.lead(asks)),
      paragraph(words.choice),
      buttonLink(words.open, url),
      strong(words.until(place.writeInstant(expiresAt, language))),
      paragraph(words.stranger),
    ],
    footer: words.footer,
    shopUrl: new URL(url).origin,
  });
}
