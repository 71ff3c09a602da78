import type { Language } from '#kernel/language.ts';
import type { Message } from '#kernel/messages.ts';
import type { Invitation } from '#modules/staff/index.ts';
import { MEMBER_INVITATION_WORDS, MEMBER_NEWS_WORDS, MEMBER_WORDS, type MemberNews, ROLE_NAMES } from '#words/staff-letters.ts';
import { type Block, buttonLink, list, type MailDeps, mailLink, paragraph, strong, together, writeLetter } from './letter.ts';

/** The news whose letter leads to the sign-in, as an invitation does, because it tells what awaits the member there. */
const LEADING_TO_SIGN_IN: readonly MemberNews[] = ['staff_role', 'staff_restored', 'factors_reset'];

export const MEMBER_NEWS: readonly MemberNews[] = [
  'factor_added',
  'factor_removed',
  'recovery_used',
  'recovery_renewed',
  'factors_reset',
  'sessions_ended',
  'staff_role',
  'staff_suspended',
  'staff_restored',
];

/** Writes to a member of staff what has changed about their sign-in or their rights; `hasFactor` when a second factor is set up. */
export function createWriteMemberNews({ newId, publicUrl, supportEmail }: MailDeps) {
  return (
    { id: userId, language }: { readonly id: string; readonly language: Language },
    to: string,
    news: MemberNews | Invitation,
    hasFactor: boolean,
  ): Message => {
    const { notYou, footer } = MEMBER_WORDS[language];
    const isInvitation = typeof news === 'object';
    const { subject, blocks } = isInvitation ? invitation(news, language) : memberNews(news, language);
    const leadsToSignIn = isInvitation || LEADING_TO_SIGN_IN.includes(news);
    const signIn = leadsToSignIn ? signInBlocks({ isFirst: isInvitation, hasFactor, publicUrl }, language) : [];
    const letter = writeLetter({
      language,
      subject,
      blocks: [...blocks, ...signIn, mailLink(notYou, supportEmail)],
      footer,
      shopUrl: publicUrl,
      hasShopUrlInText: true,
    });
    return { id: newId(), to, userId, ...letter };
  };
}

function memberNews(news: MemberNews, language: Language) {
  const { subject, lead } = MEMBER_NEWS_WORDS[language][news];
  return { subject, blocks: [paragraph(lead)] };
}

function invitation({ by, role, partnerName }: Invitation, language: Language) {
  const words = MEMBER_INVITATION_WORDS[language];
  const inviter = 'operator' in by ? words.operator(by.operator) : (by.email ?? words.administrator);
  const roleName = ROLE_NAMES[role][language];
  const post = partnerName === null ? roleName : `${roleName}, ${partnerName}`;
  const invited = together(paragraph(words.lead(inviter)), strong(`${words.role}: ${post}`));
  return { subject: words.subject, blocks: [invited, paragraph(words.until)] };
}

/** What happens at the sign-in, and where it is. */
function signInBlocks(
  { isFirst, hasFactor, publicUrl }: { readonly isFirst: boolean; readonly hasFactor: boolean; readonly publicUrl: string },
  language: Language,
): Block[] {
  const { confirm, first, next, steps: listed, signIn } = MEMBER_WORDS[language];
  const steps = hasFactor ? paragraph(confirm) : together(paragraph(isFirst ? first : next), list(listed));
  return [steps, buttonLink(signIn, `${publicUrl}/partner-login`)];
}
