import { expect, test } from 'vitest';
import type { CalendarDate } from '#kernel/calendar-date.ts';
import { LANGUAGES } from '#kernel/language.ts';
import { cents } from '#kernel/money.ts';
import { anOrder } from '#modules/orders/testing/orders.ts';
import { LETTER_FOOTER } from '#words/letters.ts';
import { SAMPLE_RITUAL } from '#words/order-letters.ts';
import { MEMBER_NEWS } from './member-news.ts';
import { writePlanLetter } from './plan-letter.ts';
import { type LetterSample, writeSamples } from './samples.ts';
import { receiptLetter } from './send-receipt.ts';
import { writeStaffNews } from './staff-letters.ts';
import { writeAgreedAlone } from './tell-agreed-alone.ts';
import { writeOfExport } from './tell-of-export.ts';
import { letterPlace } from './testing/letter-place.ts';

const place = { ...letterPlace, isTest: true };
const samples = writeSamples(place);
const namedSamples = samples.map((sample) => [sample.kind, sample.language, sample] as const);
const WITHOUT_LINK: readonly LetterSample['kind'][] = [
  'sign_in',
  'change_email',
  'email_changed',
  'consultation_answer',
  ...MEMBER_NEWS.filter((news) => !['factors_reset', 'staff_role', 'staff_restored'].includes(news)),
];

/** Letters about which less is known than about the samples. */
function sparseLetters() {
  const [language, publicUrl, orderId] = ['en', place.publicUrl, 'order'] as const;
  const startDate = '2026-11-24' as CalendarDate;
  const ritual = { name: SAMPLE_RITUAL, quantity: 1, weeks: 4, startDate, endDate: startDate };
  const plan = { id: 'plan', to: 'anna@example.com', language, calendar: '', rituals: [ritual], people: [], invited: [] };
  return [
    writePlanLetter({ ...plan, wishes: '' }, place),
    writePlanLetter({ ...plan, wishes: ' Peace \n \n Health ' }, place),
    writeStaffNews({ topic: 'orders', subjectId: '', order: anOrder('paid') }, { language, maySeeSums: false }, publicUrl),
    writeAgreedAlone({ orderId, number: 1042, amount: cents(100), email: null, language }, publicUrl),
    writeOfExport({ list: 'orders', count: 2, isPart: false, email: null }, language, publicUrl),
    receiptLetter(anOrder('paid'), place),
  ];
}

const flat = (text: string) => text.replace(/\s+/g, ' ').trim();
/** The words of an HTML letter below its heading, without marks. */
const wordsOf = (html: string) => flat(html.replace(/^.*<\/h1>/s, '').replace(/<[^>]+>/g, ' '));

// The shop's people and partners' programs place orders, too, and send their links.
test('a letter about an invitation, a refund, an order or a deletion does not say that its reader did something on the site', () => {
  const unasked = ['invitation', 'refund_sent', 'refund_failed', 'completed', 'placed', 'link', 'paid', 'digest', 'leaving'];
  const letters = samples.filter(({ kind }) => unasked.includes(kind));
  expect(letters).toHaveLength(unasked.length * LANGUAGES.length);
  const wrong = letters.filter(({ text, language }) => text.includes(LETTER_FOOTER[language]));
  expect(wrong.map(({ kind, language }) => `${kind} ${language}`)).toEqual([]);
});

test('there are fifty samples in each language, each of another kind and with words of its own', () => {
  for (const language of LANGUAGES) {
    const ofLanguage = samples.filter((sample) => sample.language === language);
    expect(new Set(ofLanguage.map(({ kind }) => kind)).size).toBe(ofLanguage.length);
    expect(new Set(ofLanguage.map(({ text }) => text)).size).toBe(ofLanguage.length);
  }
  expect(samples).toHaveLength(50 * LANGUAGES.length);
});

test.each(namedSamples)('the letter "%s" in %s says as HTML all that it says as text', (_, language, { subject, text, html }) => {
  expect(html).toMatch(new RegExp(`^<!doctype html><html lang="${language}">`));
  expect(html).toContain(`>${subject}</h1>`);
  const words = wordsOf(html);
  for (const line of text.split('\n').filter(Boolean)) {
    const [withoutLink = ''] = line.replace(/^- /, '').split(/:? https?:/);
    expect(words).toContain(flat(withoutLink));
  }
});

test.each(namedSamples)(
  'the letter "%s" in %s names no customer but its reader, and has a link if it is about a page of the shop',
  (kind, _, { text, html }) => {
    // The plan is of its reader and of those whom the reader names.
    if (kind !== 'plan') expect(text + html).not.toMatch(/Ivanova/);
    expect(text + html).not.toMatch(/anna@|new@|undefined|NaN|\[object/);
    const link = /https:\/\/shop\.example\/((ru|en)\/(order|user-profile|invitation)|admin-panel|partner-login)/;
    expect([text, html].map((form) => link.test(form))).toEqual(Array(2).fill(!WITHOUT_LINK.includes(kind)));
  },
);

test('no letter has an empty paragraph, in a test shop or a real one, and however little the letter tells', () => {
  for (const { text, html } of [...samples, ...writeSamples({ ...place, isTest: false }), ...sparseLetters()])
    expect([text, html].join()).not.toMatch(/\n\n\n|>\n\n|<p[^>]*>\s*<\/p>/);
});

test.each(namedSamples)('the letter "%s" in %s loads nothing and runs nothing', (_, __, { html }) => {
  expect(html).not.toMatch(/<(script|img|link|iframe|form)\b|\ssrc=|\son\w+=|url\(/);
});
