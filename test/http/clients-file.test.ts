import { expect, test } from 'vitest';
import type { components } from '#contract';
import { openShop } from '../support/shop.ts';
import { messagesTo, newContact, signIn } from './steps/customers.ts';
import { createProfile } from './steps/profiles.ts';
import { signInStaff } from './steps/staff.ts';

const shop = await openShop();

test('the clients that a search finds are downloaded for spreadsheets, in which nothing runs, and for programs', async () => {
  const admin = await signInStaff(shop, 'administrator');
  const eve = await signIn(shop, `eve_${newContact()}`);
  await createProfile(eve, { firstName: '=1+1', lastName: 'Седова', phoneNumber: '' });
  const file = (query: string) => admin.request({ url: `/api/admin/exports/clients?search=eve_${query}` });
  const sheet = await file('&lang=en');
  expect(sheet.headers['content-disposition']).toMatch(/^attachment; filename="clients-\d{4}-\d\d-\d\d\.csv"$/);
  expect(sheet.payload).toMatch(
    /^\uFEFFName,E-mail,Phone,Language,Client since \(UTC\),Id,Phone in the profile\r\n"'=1\+1 Седова",eve_/,
  );
  const listed = await admin.request({ url: '/api/admin/clients?search=eve_' });
  const forPrograms = await file('&format=jsonl');
  expect(forPrograms.headers['content-type']).toBe('application/jsonl; charset=utf-8');
  expect(JSON.parse(forPrograms.payload)).toEqual(listed.json<components['schemas']['ClientList']>().items[0]);
});

test('a download of clients is recorded without what was typed, and told to the other administrators at work', async () => {
  const admin = await signInStaff(shop, 'administrator');
  const other = await signInStaff(shop, 'administrator');
  const suspended = await signInStaff(shop, 'administrator');
  await admin.request({ method: 'PUT', url: `/api/admin/staff/${suspended.id}/suspension` });
  const file = await admin.request({ url: '/api/admin/exports/clients?search=eve_nobody&format=jsonl' });
  expect(file.payload).toBe('');
  const log = await admin.request({ url: '/api/admin/audit?limit=1' });
  expect(log.json().items).toMatchObject([{ action: 'client.list_exported', after: { isSearched: true, count: 0 } }]);
  expect(log.payload).not.toContain('eve_nobody');
  const lettersAboutClients = async (to: string) =>
    (await messagesTo(shop, to)).filter(({ subject }) => /clients|клиенты/i.test(subject));
  const letters = await lettersAboutClients(other.contact);
  expect(letters).toHaveLength(1);
  for (const { text } of letters) expect(text).toContain(admin.contact);
  for (const member of [admin, suspended]) expect(await lettersAboutClients(member.contact)).toEqual([]);
});
