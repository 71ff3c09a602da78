import { expect, test } from 'vitest';
import type { Language } from '#kernel/language.ts';
import { letterPlace } from './testing/letter-place.ts';
import { createWriteEmailChanged } from './write-email-changed.ts';

const write = createWriteEmailChanged({ ...letterPlace, newId: () => 'm-1' });
const changed = (language: Language) =>
  write({ user: { id: 'u-1', language }, from: 'old@example.com', to: 'new.name@example.com' });

test('the notice goes to the former e-mail, and shows the new one only masked', () => {
  const mail = changed('en');
  expect(mail).toMatchObject({ id: 'm-1', channel: 'email', to: 'old@example.com', userId: 'u-1', language: 'en' });
  expect(mail.text).toMatch(/^You now sign in with n\*\*\*@e\*\*\*\.com, and no longer with this address\./);
  expect(mail.text + mail.html).not.toContain('new.name');
});

test('the notice says where to write if it was somebody else, and that nobody will ask for a code', () => {
  const { text, html } = changed('en');
  expect(text).toMatch(/we will help: help@shop\.example\nWe will never ask you for a code\.\n\n.+\nhttps:\/\/shop\.example$/);
  expect(html).toContain('<a href="mailto:help@shop.example"');
  expect(changed('ru').text).toMatch(/и мы поможем: help@shop\.example\nКод из писем/);
});
