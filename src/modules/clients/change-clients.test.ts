import { expect, test } from 'vitest';
import type { Language } from '#kernel/language.ts';
import { staffCaller, userCaller } from '#kernel/testing/callers.ts';
import { createTestClock, createTestIds, uuid } from '#kernel/testing/clock.ts';
import {
  type AuditState,
  type IdempotencyState,
  memoryAudit,
  memoryIdempotency,
  memoryTransact,
} from '#kernel/testing/memory.ts';
import { field, refusal } from '#kernel/testing/refusal.ts';
import type { Profile } from '#modules/profiles/index.ts';
import { aProfile, createProfilesMemory } from '#modules/profiles/testing/memory-profiles.ts';
import { versionOfClient } from './client-version.ts';
import { createCreateClient } from './create-client.ts';
import { createEditClient } from './edit-client.ts';
import type { ClientStore } from './ports.ts';

const operator = staffCaller('operator');
const versionOf = (profile: Profile | undefined) => versionOfClient('ru', profile);
const names = { firstName: 'Анна', lastName: 'Иванова' };
const consent = { birthDataConsent: true, consentVersion: '1' };

function createShop(...profiles: Profile[]) {
  const memory = createProfilesMemory(...profiles);
  const tables = { actions: [] as AuditState['actions'], keys: new Map() as IdempotencyState['keys'], added: new Map() };
  const requests = new Map<string, string | undefined>([['asked', undefined]]);
  const accounts = new Map([['anna', 'anna@example.com']]);
  const state = Object.assign(memory.state, tables, { accounts, requests, languages: new Map<string, Language>() });
  const clients = {
    add: async ({ id, email }) => {
      if ([...state.accounts.values()].includes(email)) return false;
      state.accounts.set(id, email);
      return true;
    },
    takeRequest: async (consultationId, id) => {
      if (!requests.has(consultationId) || requests.get(consultationId) !== undefined) return false;
      requests.set(consultationId, id);
      return true;
    },
    lock: async (id) =>
      state.accounts.has(id) ? { email: state.accounts.get(id) ?? null, language: state.languages.get(id) ?? 'ru' } : undefined,
    setLanguage: async (id, language) => void state.languages.set(id, language),
  } satisfies ClientStore;
  const { transact: _, ...rest } = memory;
  const stores = { ...rest.stores, clients, idempotency: memoryIdempotency(state), audit: memoryAudit(state) };
  const { clock } = createTestClock();
  const deps = { transact: memoryTransact(state, stores), clock, newId: createTestIds() };
  return { state, create: createCreateClient(deps), edit: createEditClient(deps) };
}

test('a client is created with a profile, and the log says so without birth data', async () => {
  const { state, create } = createShop();
  const profile = { ...names, ...consent, birthDate: '05.03.1988' };
  const { result } = await create(operator, { email: ' Vera@Example.com', language: 'ru', profile });
  expect(state.accounts.get(result.id)).toBe('vera@example.com');
  expect(state.profiles).toMatchObject([{ userId: result.id, ...names, birthDate: '05.03.1988', consent: { version: '1' } }]);
  const after = { email: 'vera@example.com', language: 'ru', ...names, consent: '1', changed: ['birthDate'] };
  expect(state.actions).toMatchObject([{ action: 'client.created', subject: { userId: result.id }, before: null, after }]);
});

test('a client who is created twice with one key is one', async () => {
  const { state, create } = createShop();
  const idempotency = { caller: 'operator', operation: 'createClient', key: 'key', bodyHash: 'body' };
  const command = { email: 'vera@example.com', language: 'ru' as const, profile: names };
  const first = await create(operator, { ...command, idempotency });
  expect(first.replayed).toBe(false);
  expect(await create(operator, { ...command, idempotency })).toEqual({ result: first.result, replayed: true });
  expect([state.profiles.length, state.actions.length]).toEqual([1, 1]);
});

test('no client is created with the e-mail of an account', async () => {
  const { state, create } = createShop();
  const second = create(operator, { email: 'anna@example.com', language: 'ru', profile: names });
  await expect(second).rejects.toEqual(refusal('email_taken'));
  expect([state.profiles, state.actions]).toEqual([[], []]);
});

test('a request for a consultation belongs to the first client that is created from it, and one that is gone to nobody', async () => {
  const { state, create } = createShop();
  const make = (email: string, consultation: string) => create(operator, { email, language: 'ru', profile: names, consultation });
  const { result } = await make('vera@example.com', 'asked');
  await make('other@example.com', 'asked');
  await make('third@example.com', 'gone');
  expect(state.requests.get('asked')).toBe(result.id);
  expect(state.actions.filter(({ action }) => action === 'consultation.client_made')).toMatchObject([
    { subject: { kind: 'consultation', id: 'asked', userId: result.id } },
  ]);
});

test.each(['vera', 'vera@', 'no-contact@example.invalid'])('%s is no e-mail of a client', async (email) => {
  const { state, create } = createShop();
  const refused = refusal('invalid_request', field('format', 'email'));
  await expect(create(operator, { email, language: 'ru', profile: names })).rejects.toEqual(refused);
  expect(state.profiles).toEqual([]);
});

test('birth data need the consent of the client', async () => {
  const command = { email: 'vera@example.com', language: 'ru' as const, profile: { ...names, birthTime: '07:40' } };
  await expect(createShop().create(operator, command)).rejects.toEqual(
    refusal('consent_required', field('consent_required', 'birthTime')),
  );
});

test('a change says in the log which fields it changed, of intimate ones only the names', async () => {
  const before = aProfile({ consent: { version: '1', givenAt: new Date(0) } });
  const { state, edit } = createShop(before);
  await edit(operator, 'anna', versionOf(before), {
    ...names,
    occupation: 'Врач',
    birthPlace: 'Казань',
    additionalNotes: 'О маме',
  });
  expect(state.profiles).toMatchObject([{ occupation: 'Врач', birthPlace: 'Казань' }]);
  expect(state.actions).toMatchObject([
    {
      action: 'client.changed',
      before: { occupation: '' },
      after: { occupation: 'Врач', changed: ['additionalNotes', 'birthPlace'] },
    },
  ]);
  expect(JSON.stringify(state.actions)).not.toMatch(/Казань|маме/);
  expect(state.languages.size).toBe(0);
});

test('a change of an older version is refused, and changes nothing', async () => {
  const { state, edit } = createShop(aProfile());
  const read = versionOf(aProfile());
  await edit(operator, 'anna', read, { occupation: 'Врач' });
  await expect(edit(operator, 'anna', read, { occupation: 'Повар' })).rejects.toEqual(refusal('changed_meanwhile'));
  expect(state.profiles).toMatchObject([{ occupation: 'Врач' }]);
});

test('the language of messages can change alone, and makes another version, too', async () => {
  const { state, edit } = createShop(aProfile());
  const read = versionOf(aProfile());
  await edit(operator, 'anna', read, { ...names, language: 'en' });
  expect(state.languages.get('anna')).toBe('en');
  expect([state.profiles, state.savedAt.size]).toEqual([[aProfile()], 0]);
  expect(state.actions).toMatchObject([{ action: 'client.changed', before: { language: 'ru' }, after: { language: 'en' } }]);
  await expect(edit(operator, 'anna', read, { ...names, language: 'ru' })).rejects.toEqual(refusal('changed_meanwhile'));
});

test('a change that changes nothing is not in the log', async () => {
  const { state, edit } = createShop(aProfile());
  await edit(operator, 'anna', versionOf(aProfile()), { ...names, language: 'ru' });
  expect(state.actions).toEqual([]);
});

test('a consent is in the log by its version when it is given, and not with a later change', async () => {
  const { state, edit } = createShop(aProfile());
  await edit(operator, 'anna', versionOf(aProfile()), { ...names, ...consent, birthDate: '05.03.1988' });
  expect(state.actions).toMatchObject([
    {
      action: 'client.changed',
      subject: { kind: 'client', id: 'anna', userId: 'anna' },
      by: 'operator',
      before: { consent: null },
      after: { consent: '1', changed: ['birthDate'] },
    },
  ]);
  expect(state.participantsErasedOf).toEqual([]);
  await edit(operator, 'anna', versionOf(state.profiles[0]), { occupation: 'Врач' });
  expect(state.actions[1]?.after).toEqual({ occupation: 'Врач' });
});

test('a consent alone is a change', async () => {
  const { state, edit } = createShop(aProfile());
  await edit(operator, 'anna', versionOf(aProfile()), consent);
  expect(state.profiles).toMatchObject([{ consent: { version: '1' } }]);
  expect(state.actions).toMatchObject([{ before: { consent: null }, after: { consent: '1' } }]);
});

test('profile and language change in one step, with one line in the log', async () => {
  const { state, edit } = createShop(aProfile());
  await edit(operator, 'anna', versionOf(aProfile()), { occupation: 'Врач', language: 'en' });
  expect(state.languages.get('anna')).toBe('en');
  expect(state.actions).toMatchObject([
    { before: { occupation: '', language: 'ru' }, after: { occupation: 'Врач', language: 'en' } },
  ]);
});

test('withdrawing the consent erases birth data and participants', async () => {
  const before = aProfile({ birthDate: '05.03.1988', consent: { version: '1', givenAt: new Date(0) } });
  const { state, edit } = createShop(before);
  await edit(operator, 'anna', versionOf(before), { birthDataConsent: false });
  expect(state.profiles).toEqual([aProfile()]);
  expect(state.participantsErasedOf).toEqual(['anna']);
  expect(state.actions).toMatchObject([{ before: { consent: '1' }, after: { consent: null, changed: ['birthDate'] } }]);
  expect(JSON.stringify(state.actions)).not.toContain('1988');
});

test('nobody but the client changes the e-mail with which the client signs in', async () => {
  const { state, edit } = createShop(aProfile());
  const change = { ...names, email: 'thief@example.com' };
  await expect(edit(operator, 'anna', versionOf(aProfile()), change)).rejects.toEqual(
    refusal('email_needs_code', field('email_needs_code', 'email')),
  );
  expect(state.accounts.get('anna')).toBe('anna@example.com');
});

test.each(['', ' ', ' Anna@Example.com '])('the e-mail "%s" is no change of the stored one', async (email) => {
  const { state, edit } = createShop(aProfile());
  await edit(operator, 'anna', versionOf(aProfile()), { ...names, email });
  expect([state.actions, state.profiles]).toEqual([[], [aProfile()]]);
});

test('a client without a profile gets one', async () => {
  const { state, edit } = createShop();
  await edit(operator, 'anna', versionOf(undefined), { ...names, phoneNumber: '8 916 000-00-01' });
  expect(state.profiles).toMatchObject([{ id: uuid(1), userId: 'anna', phoneNumber: '+79160000001' }]);
  expect(state.participantsErasedOf).toEqual([]);
});

test('clients are created and changed with the permission alone, and only those who exist', async () => {
  const { create, edit } = createShop(aProfile());
  const command = { email: 'vera@example.com', language: 'ru' as const, profile: names };
  for (const caller of [userCaller(), staffCaller('editor'), staffCaller('priest')]) {
    await expect(create(caller, command)).rejects.toEqual(refusal('not_allowed'));
    await expect(edit(caller, 'anna', '', names)).rejects.toEqual(refusal('not_allowed'));
  }
  await expect(edit(operator, 'nobody', '', names)).rejects.toEqual(refusal('not_found'));
});
