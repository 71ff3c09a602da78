import type { NewId } from '#kernel/ids.ts';
import type { Language } from '#kernel/language.ts';
import type { Message } from '#kernel/messages.ts';
import { MEMBER_NEWS_WORDS, MEMBER_WORDS, type MemberNews } from '#words/staff-letters.ts';
import { buttonLink, mailLink, paragraph, textLink, writeLetter } from './letter.ts';

/** Those after which the member has to do something: the letter leads to the sign-in. */
const WITH_WAY_IN: readonly MemberNews[] = ['staff_invited', 'staff_role', 'staff_restored', 'factors_reset'];

export const MEMBER_NEWS: readonly MemberNews[] = [
  'factor_added',
  'factor_removed',
  'recovery_used',
  'recovery_renewed',
  'factors_reset',
  'sessions_ended',
  'staff_invited',
  'staff_role',
  'staff_suspended',
  'staff_restored',
];

interface Deps {
  readonly newId: NewId;
  readonly publicUrl: string;
  /** A mailbox that people read. */
  readonly supportEmail: string;
}

/** Writes to a member of staff what has changed about their sign-in or their rights. */
export function createWriteMemberNews({ newId, publicUrl, supportEmail }: Deps) {
  return (
    { id: userId, language }: { readonly id: string; readonly language: Language },
    to: string,
    news: MemberNews,
  ): Message => {
    const words = MEMBER_WORDS[language];
    const { subject, lead } = MEMBER_NEWS_WORDS[language][news];
    const wayIn = `${publicUrl}/partner-login`;
    const letter = writeLetter({
      language,
      subject,
      blocks: [
        paragraph(lead),
        ...(WITH_WAY_IN.includes(news) ? [paragraph(words.how), buttonLink(words.signIn, wayIn), textLink(wayIn)] : []),
        mailLink(words.foreign, supportEmail),
      ],
      footer: words.footer,
      shopUrl: publicUrl,
      hasAddressInText: true,
    });
    return { id: newId(), to, userId, ...letter };
  };
}
