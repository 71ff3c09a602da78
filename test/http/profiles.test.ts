import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { BEFORE_PLANS, openShop } from '../support/shop.ts';
import { type Customer, newPhone, signIn } from './steps/customers.ts';
import { createProfile } from './steps/profiles.ts';
import { atOnce } from './steps/repeat.ts';

const shop = await openShop();
let anna: Customer;
let boris: Customer;
beforeEach(async () => {
  anna = await signIn(shop);
  boris = await signIn(shop);
});

const names = { firstName: 'Анна', lastName: 'Иванова' };
const consent = { birthDataConsent: true, consentVersion: '2026-11-20' };
/** The 29th of February of a leap year is a day, and so is stored; the time is one of which the family is not sure. */
const birth = { birthDate: '29.02.1988', birthTime: '07:40', birthPlace: 'Москва', isTimeUncertain: 'true' };

const lineage = { birthNakshatra: '4', birthRashi: '2', gotra: 'Бхарадваджа' };

interface Saved {
  readonly id: string;
  readonly [field: string]: unknown;
}

const change = (customer: Customer, id: string, payload: object) =>
  customer.request({ method: 'PUT', url: `/api/customer-profiles/${id}`, payload });
const read = async (customer: Customer, id: string) =>
  (await customer.request({ url: `/api/customer-profiles/${id}` })).json<Saved>();

describe('a profile', () => {
  test('a profile is stored as it was written, and is part of the user', async () => {
    const whole = {
      ...names,
      ...birth,
      email: anna.contact,
      phoneNumber: '+7 (916) 123-45-67',
      occupation: 'Врач',
      gender: 'Female',
      maritalStatus: 'Married',
      currentLocation: 'Тбилиси',
      additionalNotes: 'Без спешки 🔥',
    };
    const created = await createProfile(anna, { ...whole, ...consent });
    expect(created.statusCode).toBe(201);
    expect(created.json()).toMatchObject({ ...whole, phoneNumber: '+79161234567', consent: { version: '2026-11-20' } });
    expect(await read(anna, created.json<Saved>().id)).toEqual(created.json());
    const me = await anna.request({ url: '/api/auth/me' });
    expect(me.json()).toMatchObject({ firstName: 'Анна', lastName: 'Иванова', profile: created.json() });
  });

  test('a profile exists once for each customer, however often it is sent at once', async () => {
    const answers = await atOnce(5, () => createProfile(anna));
    expect(answers.map((answer) => answer.json().code ?? answer.statusCode).sort()).toEqual([
      201,
      ...Array(4).fill('profile_exists'),
    ]);
  });

  test('a change of one field of a profile leaves the others as they were', async () => {
    const before = (await createProfile(anna, { ...birth, ...consent })).json<Saved>();
    const after = await change(anna, before.id, { currentLocation: 'Казань' });
    expect(after.json()).toEqual({ ...before, currentLocation: 'Казань' });
    expect((await change(anna, before.id, { firstName: 'А' })).json()).toMatchObject({
      status: 400,
      errors: expect.arrayContaining([expect.objectContaining({ pointer: '/firstName', code: 'minlength' })]),
    });
    expect((await change(anna, before.id, {})).statusCode).toBe(400);
    expect(await read(anna, before.id)).toEqual(after.json());
  });

  test('a profile of a customer who signed in by phone has the phone of the account', async () => {
    const vera = await signIn(shop, newPhone());
    expect((await createProfile(vera)).json()).toMatchObject({ email: '', phoneNumber: vera.contact });
  });
});

describe('the star of birth in a profile', () => {
  const exact = { ...birth, birthDate: '05.03.1988', birthPlace: 'Казань, Россия', isTimeUncertain: '' };

  test('the star of birth in a profile follows from date, time and place, is all that are possible without a sure time, and what the family names wins', async () => {
    const sure = (await createProfile(anna, { ...consent, ...exact })).json<Saved>();
    const name = expect.objectContaining({ name: 'Уттара-Пхалгуни', name_en: 'Uttara Phalguni' });
    expect(sure).toMatchObject({
      star: { source: 'birth', nakshatra: name, pada: 4, lagna: { number: 1 }, place: { city: 'kazan' } },
    });
    const unsure = (await change(anna, sure.id, { isTimeUncertain: 'true' })).json<{ star: { candidates: object[] } }>();
    expect(unsure.star).toMatchObject({ source: 'birth', nakshatra: null, rashi: { number: 6 }, lagna: null });
    expect(unsure.star.candidates).toHaveLength(4);
    const named = (await change(anna, sure.id, lineage)).json();
    expect(named).toMatchObject({
      ...lineage,
      star: { source: 'family', nakshatra: { number: 4 }, rashi: { number: 2 }, differs: true },
    });
    expect(await read(anna, sure.id)).toEqual(named);
  });

  test.each([{ birthNakshatra: '28' }, { birthNakshatra: '0' }, { birthRashi: '13' }, { gotra: 'а'.repeat(81) }])(
    'the star of birth in a profile is not %o',
    async (wrong) => {
      expect((await createProfile(anna, { ...consent, ...wrong })).statusCode).toBe(400);
    },
  );
});

describe('days for the star of birth', () => {
  const daysOf = (customer: Customer, id: string, query = 'from=2027-01-14&days=3') =>
    customer.request({ url: `/api/customer-profiles/${id}/days?${query}` });

  test('days for the star of birth are told to the owner of the profile alone, by the almanac of the fire, and no cache keeps them', async () => {
    const { id } = (await createProfile(anna, { ...consent, ...lineage })).json<Saved>();
    const answer = await daysOf(anna, id);
    expect(answer.headers['cache-control']).toBe('no-store');
    const { items, place } = answer.json<{ items: { date: string; tara: object; chandra: object }[]; place: object }>();
    expect(place).toMatchObject({ city: 'varanasi' });
    expect(items.map(({ date }) => date)).toEqual(['2027-01-14', '2027-01-15', '2027-01-16']);
    const fire = (await shop.request({ url: '/api/panchanga?city=varanasi&date=2027-01-14' })).json<{
      nakshatras: { number: number; end: string }[];
      rashis: { moon: { number: number }[] };
    }>();
    const [moon] = fire.rashis.moon;
    // Stars are counted from that of birth, the fourth of 27, in rounds of nine; signs from the second of twelve.
    expect(items[0]).toMatchObject({
      tara: {
        number: ((((fire.nakshatras[0]?.number ?? 0) - 4 + 27) % 27) % 9) + 1,
        text: expect.any(String),
        source_en: expect.stringContaining('Muhurta'),
      },
      chandra: { number: (((moon?.number ?? 0) - 2 + 12) % 12) + 1 },
    });
    expect((await daysOf(boris, id)).statusCode).toBe(404);
    expect((await shop.request({ url: `/api/customer-profiles/${id}/days?from=2027-01-14&days=3` })).statusCode).toBe(401);
  });

  test('no good days are told without a star of birth, and what is not sure is not said', async () => {
    const { id } = (await createProfile(anna, { ...consent })).json<Saved>();
    expect((await daysOf(anna, id)).json()).toMatchObject({ items: [], star: { source: null } });
    await change(anna, id, { birthDate: '05.03.1988', birthPlace: 'Казань' });
    expect((await daysOf(anna, id)).json()).toMatchObject({ items: [{ tara: null, chandra: {} }, {}, {}] });
  });

  test.each([
    'from=2100-12-31&days=2',
    'from=9999-12-31&days=62',
    'from=1899-12-31&days=1',
    'from=2027-02-30&days=1',
    'from=2027-01-01&days=63',
  ])('days for the star of birth are refused outside of the almanac and in too long a row: %s', async (query) => {
    const { id } = (await createProfile(anna)).json<Saved>();
    expect((await daysOf(anna, id, query)).statusCode).toBe(400);
  });
});

test('a gotra and the answer that it is not known take each other’s place, and both at once are refused', async () => {
  const { id } = (await createProfile(anna, { ...consent, gotra: ' Атри ' })).json<Saved>();
  const unknown = await change(anna, id, { isGotraUnknown: 'true' });
  expect(unknown.json()).toMatchObject({ gotra: '', isGotraUnknown: 'true' });
  expect((await change(anna, id, { gotra: 'Атри' })).json()).toMatchObject({ gotra: 'Атри', isGotraUnknown: '' });
  expect((await change(anna, id, { gotra: 'Атри', isGotraUnknown: 'true' })).json()).toMatchObject({
    status: 400,
    errors: [{ pointer: '/gotra' }],
  });
});

describe('an impossible date or time of birth', () => {
  // The shop's time is that of its own clock. By then the day has begun nowhere on Earth.
  const inTwoDays = new Date(BEFORE_PLANS + 48 * 3_600_000).toISOString().slice(0, 10).split('-').reverse().join('.');

  test.each([
    ...['30.02.2000', '31.02.1990', '29.02.1900', '00.01.1990', '01.01.1899'].map((day) => [day, 400] as const),
    ...['01.01.9999', inTwoDays].map((day) => [day, 422] as const),
  ])('the impossible date of birth %s is refused by %i', async (birthDate, status) => {
    const answer = await createProfile(anna, { ...consent, birthDate });
    expect(answer.json()).toMatchObject({ status, errors: [{ pointer: '/birthDate' }] });
  });

  test.each([19880305, '1988-03-05', '5.3.1988', null, ['05.03.1988'], true])(
    '%j is refused as a date of birth',
    async (birthDate) => {
      expect((await createProfile(anna, { ...consent, birthDate })).statusCode).toBe(400);
    },
  );

  test.each(['24:00', '7:40', '07:60', 740])('%j is refused as a time of birth', async (birthTime) => {
    expect((await createProfile(anna, { ...consent, birthTime })).statusCode).toBe(400);
  });
});

describe('birth data', () => {
  test('birth data, star and gotra are not stored without consent', async () => {
    for (const field of [birth, { birthNakshatra: '4' }, { birthRashi: '2' }, { gotra: 'Атри' }, { isGotraUnknown: 'true' }])
      expect((await createProfile(anna, field)).json()).toMatchObject({ status: 422, code: 'consent_required' });
    expect((await anna.request({ url: '/api/auth/me' })).json()).toMatchObject({ profile: null });

    const { id } = (await createProfile(anna)).json<Saved>();
    expect((await change(anna, id, { birthPlace: 'Москва' })).json()).toMatchObject({ status: 422, code: 'consent_required' });
    expect((await change(anna, id, { birthDataConsent: true })).json()).toMatchObject({ status: 422, code: 'consent_required' });
    expect((await change(anna, id, { ...consent, birthPlace: 'Москва' })).json()).toMatchObject({ birthPlace: 'Москва' });
  });

  test('birth data are deleted when the consent is withdrawn, and star and gotra with them', async () => {
    const { id } = (await createProfile(anna, { ...birth, ...lineage, ...consent })).json<Saved>();
    expect((await change(anna, id, { birthDataConsent: false })).json()).toMatchObject({
      ...names,
      birthDate: '',
      birthTime: '',
      birthPlace: '',
      isTimeUncertain: '',
      birthNakshatra: '',
      birthRashi: '',
      gotra: '',
      star: { source: null, candidates: [], lacks: 'date' },
      consent: null,
    });
  });
});

test('a profile cannot change the e-mail', async () => {
  const { id } = (await createProfile(anna)).json<Saved>();
  expect((await change(anna, id, { email: 'other@example.com' })).json()).toMatchObject({
    status: 422,
    code: 'email_needs_code',
  });
  const same = await change(anna, id, { email: ` ${anna.contact.toUpperCase()} ` });
  expect(same.json()).toMatchObject({ email: anna.contact });
  expect((await change(anna, id, { email: '' })).json()).toMatchObject({ email: anna.contact });
});

describe('the profile of another customer', () => {
  test('the profile of another customer can be neither read nor changed', async () => {
    const { id } = (await createProfile(boris, { ...birth, ...consent })).json<Saved>();
    const before = await read(boris, id);
    const ofAnna = (await createProfile(anna)).json<Saved>();
    for (const payload of [{ ...names, occupation: 'Вор' }, { occupation: 'Вор' }]) {
      expect((await change(anna, id, payload)).json()).toMatchObject({ status: 404, code: 'not_found' });
    }
    expect((await anna.request({ url: `/api/customer-profiles/${id}` })).statusCode).toBe(404);
    const foreign = await change(anna, id, names);
    const invented = await change(anna, randomUUID(), names);
    expect(withoutRequestId(foreign.json())).toEqual(withoutRequestId(invented.json()));
    expect(await read(boris, id)).toEqual(before);
    expect(await read(anna, ofAnna.id)).toEqual(ofAnna);
  });

  test('a profile cannot be created with the e-mail of somebody else, known or unknown', async () => {
    await createProfile(boris);
    const known = await createProfile(anna, { email: boris.contact });
    const invented = await createProfile(anna, { email: 'nobody@example.com' });
    expect(known.statusCode).toBe(403);
    expect(withoutRequestId(known.json())).toEqual(withoutRequestId(invented.json()));
    expect((await anna.request({ url: '/api/auth/me' })).json()).toMatchObject({ profile: null });
  });

  test.each([
    ['id', randomUUID()],
    ['userId', randomUUID()],
    ['role', 'administrator'],
    ['consent', { version: '1', givenAt: '2026-01-01T00:00:00Z' }],
    ['__proto__', { role: 'administrator' }],
  ])('a profile has no writable field %s', async (field, value) => {
    const { id } = (await createProfile(anna)).json<Saved>();
    const payload = `{"firstName":"Анна","lastName":"Иванова",${JSON.stringify(field)}:${JSON.stringify(value)}}`;
    const headers = { 'content-type': 'application/json' };
    const answer = await anna.request({ method: 'PUT', url: `/api/customer-profiles/${id}`, payload, headers });
    expect(answer.statusCode).toBe(400);
  });
});

/** A problem without the id of its request, by which alone two refusals may differ. */
function withoutRequestId({ requestId: _, ...problem }: { requestId: string }) {
  return problem;
}
