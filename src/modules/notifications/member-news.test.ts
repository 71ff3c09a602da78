import { expect, test } from 'vitest';
import type { Language } from '#kernel/language.ts';
import { createTestIds } from '#kernel/testing/clock.ts';
import { MEMBER_INVITATION_WORDS, MEMBER_WORDS } from '#words/staff-letters.ts';
import { createWriteMemberNews, MEMBER_NEWS } from './member-news.ts';

const publicUrl = 'https://shop.example';
const supportEmail = 'help@shop.example';
const writeMemberNews = createWriteMemberNews({ newId: createTestIds(), publicUrl, supportEmail });
const toMember = (news: Parameters<typeof writeMemberNews>[2], hasFactor = false, language: Language = 'en') =>
  writeMemberNews({ id: 'anna', language }, 'anna@example.com', news, hasFactor);
const invitation = { kind: 'staff_invited', by: { email: 'vera@example.com' }, role: 'editor', partnerName: null } as const;

test.each([...MEMBER_NEWS, invitation])(
  'the letter "%s" to a member names the mailbox to write to if it was not the member, and ends with the shop',
  (news) => {
    const { text } = toMember(news);
    expect(text).toContain(`${MEMBER_WORDS.en.notYou} ${supportEmail}`);
    expect(text.endsWith(publicUrl)).toBe(true);
  },
);

const LEADING_TO_SIGN_IN: readonly string[] = ['staff_invited', 'staff_role', 'staff_restored', 'factors_reset'];
const kindOf = (news: (typeof MEMBER_NEWS)[number] | typeof invitation) => (typeof news === 'string' ? news : news.kind);

test.each([...MEMBER_NEWS, invitation])(
  'the letter "%s" has one link to the sign-in if something awaits its reader there, else none',
  (news) => {
    const { text, html } = toMember(news);
    const links = [text, html].map((each) => each.split(`${publicUrl}/partner-login`).length - 1);
    expect(links).toEqual(LEADING_TO_SIGN_IN.includes(kindOf(news)) ? [1, 1] : [0, 0]);
  },
);

test.each([...MEMBER_NEWS, invitation])(
  'the letter "%s" tells the steps to a second factor to who has none and signs in, to nobody else',
  (news) => {
    const { confirm, steps } = MEMBER_WORDS.en;
    const leads = LEADING_TO_SIGN_IN.includes(kindOf(news));
    for (const hasFactor of [true, false]) {
      const { text } = toMember(news, hasFactor);
      for (const step of steps) expect(text.includes(`- ${step}`)).toBe(leads && !hasFactor);
      expect(text.includes(confirm)).toBe(leads && hasFactor);
    }
  },
);

test.each([
  ['en', 'You are invited to the team of Vedic Rituals', 'Your role: Editor', 'Your role: Partner, Indra Travel', 'suspends'],
  [
    'ru',
    'Приглашение в команду магазина «Ведические ритуалы»',
    'Ваша роль: Редактор',
    'Ваша роль: Партнёр, Indra Travel',
    'приостановит',
  ],
] as const)(
  'an invitation in %s names who invites, the role and the partner, and says that it holds until somebody suspends the member',
  (language, subject, role, partnersRole, end) => {
    const letter = toMember(invitation, false, language);
    expect(letter.subject).toBe(subject);
    for (const each of ['vera@example.com', role, end])
      for (const part of [letter.text, letter.html]) expect(part).toContain(each);
    expect(letter.text).toContain(`${role}\n`);
    const partners = toMember({ ...invitation, role: 'partner', partnerName: 'Indra Travel' }, false, language);
    expect(partners.text).toContain(`${partnersRole}\n`);
  },
);

test('an invitation by a command names whoever ran it, and one by an account without an e-mail an administrator', () => {
  const lead = (by: Parameters<typeof MEMBER_INVITATION_WORDS.en.lead>[0], text: string) =>
    expect(text.startsWith(MEMBER_INVITATION_WORDS.en.lead(by))).toBe(true);
  lead('The operator of the server (root)', toMember({ ...invitation, by: { operator: 'root' } }).text);
  lead('An administrator', toMember({ ...invitation, by: { email: null } }).text);
});
