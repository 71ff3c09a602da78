import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { changeBirth, changeProfile, emptyProfile, NO_BIRTH, type ProfileChange } from './profile.ts';

const now = new Date('2026-11-20T11:30:00Z');
const blank = emptyProfile('profile', 'user');
const apply = (profile: typeof blank, change: ProfileChange, at = now) => changeProfile(profile, change, at);
const agreed = { birthDataConsent: true, consentVersion: '2026-11-20' } as const;
const refusal = (code: string, field: string) =>
  expect.objectContaining({ code, details: { fields: expect.arrayContaining([expect.objectContaining({ path: [field] })]) } });

describe('a change of a profile', () => {
  test('changes only the fields that it contains', () => {
    const profile = apply(blank, { firstName: ' Анна ', lastName: 'Иванова', occupation: 'Врач' });
    const moved = apply(profile, { currentLocation: 'Тбилиси' });
    expect(profile.firstName).toBe('Анна');
    expect(moved).toEqual({ ...profile, currentLocation: 'Тбилиси' });
  });

  test('is refused for names shorter than two characters, not counting spaces around them', () => {
    expect(() => apply(blank, { firstName: ' А ' })).toThrow(refusal('invalid_request', 'firstName'));
    expect(apply(blank, { firstName: 'Ян' }).firstName).toBe('Ян');
    expect(() => apply(blank, { lastName: '🔥' })).toThrow(refusal('invalid_request', 'lastName'));
  });

  test('stores a valid phone as E.164, and any other phone as written', () => {
    expect(apply(blank, { phoneNumber: '+7 916 123 4567' }).phoneNumber).toBe('+79161234567');
    expect(apply(blank, { phoneNumber: ' 12 ' }).phoneNumber).toBe('12');
  });

  test.each([
    ['31.02.1990', 'invalid_request'],
    ['30.02.2000', 'invalid_request'],
    ['01.01.1899', 'invalid_request'],
    ['22.11.2026', 'invalid_date'],
  ] as const)('is refused for the date of birth %s: %s', (birthDate, code) => {
    expect(() => apply(blank, { ...agreed, birthDate })).toThrow(refusal(code, 'birthDate'));
  });

  test.each(['20.11.2026', '21.11.2026'])(
    'may have a date that is today somewhere on Earth as the date of birth: %s',
    (birthDate) => {
      expect(apply(blank, { ...agreed, birthDate }).birthDate).toBe(birthDate);
    },
  );
});

describe('the gotra', () => {
  const known = { gotra: 'Бхарадваджа', isGotraUnknown: '' } as const;
  const unknown = { gotra: '', isGotraUnknown: 'true' } as const;

  test.each([
    ['a gotra takes the place of "not known"', unknown, { gotra: 'Бхарадваджа' }, known],
    ['"not known" takes the place of a gotra', known, { isGotraUnknown: 'true' }, unknown],
    ['no answer leaves a gotra', known, { birthPlace: 'Казань' }, known],
    ['no answer leaves "not known"', unknown, { birthPlace: 'Казань' }, unknown],
  ] as const)('is answered once: %s', (_, before, change, after) => {
    expect(apply(apply(blank, { ...agreed, ...before }), change)).toMatchObject(after);
  });

  test('cannot be given and be unknown at once', () => {
    const both = { ...agreed, gotra: 'Бхарадваджа', isGotraUnknown: 'true' } as const;
    expect(() => apply(blank, both)).toThrow(refusal('invalid_request', 'gotra'));
  });
});

test('an empty change leaves a birth empty', () => {
  expect(changeBirth(NO_BIRTH, {}, now)).toEqual(NO_BIRTH);
});

describe('consent to the use of birth data', () => {
  test.each(['birthDate', 'birthTime', 'birthPlace'] as const)('is required for %s', (name) => {
    const value = { birthDate: '05.03.1988', birthTime: '07:40', birthPlace: 'Москва' }[name];
    expect(() => apply(blank, { [name]: value })).toThrow(refusal('consent_required', name));
    expect(apply(blank, { ...agreed, [name]: value })[name]).toBe(value);
  });

  test('is stored with its version and time, and a second consent to the same text changes neither', () => {
    const first = apply(blank, agreed);
    expect(first.consent).toEqual({ version: '2026-11-20', givenAt: now });
    const later = new Date('2027-01-01T00:00:00Z');
    expect(apply(first, agreed, later).consent).toEqual(first.consent);
    expect(apply(first, { ...agreed, consentVersion: '2027-01-01' }, later).consent).toEqual({
      version: '2027-01-01',
      givenAt: later,
    });
  });

  test('stays as it is after a change that does not mention consent', () => {
    const profile = apply(blank, { ...agreed, birthPlace: 'Москва' });
    expect(apply(profile, { occupation: 'Врач' })).toEqual({ ...profile, occupation: 'Врач' });
  });

  test('must name the version of the text that was shown', () => {
    expect(() => apply(blank, { birthDataConsent: true })).toThrow(refusal('consent_required', 'consentVersion'));
    expect(() => apply(blank, { birthDataConsent: true, consentVersion: ' ' })).toThrow(
      refusal('consent_required', 'consentVersion'),
    );
  });

  test('erases the birth data when it is withdrawn', () => {
    const profile = apply(blank, {
      ...agreed,
      birthDate: '05.03.1988',
      birthTime: '07:40',
      birthPlace: 'Москва',
      gender: 'Female',
    });
    expect(apply(profile, { birthDataConsent: false })).toEqual({ ...blank, gender: 'Female' });
  });

  test('exists whenever birth data are stored, after any sequence of changes', () => {
    const change = fc.record(
      {
        birthDate: fc.constantFrom('', '05.03.1988'),
        birthTime: fc.constantFrom('', '07:40'),
        birthPlace: fc.constantFrom('', 'Москва'),
        isTimeUncertain: fc.constantFrom('', 'true') as fc.Arbitrary<'' | 'true'>,
        birthDataConsent: fc.boolean(),
        consentVersion: fc.constantFrom('', '1'),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(fc.array(change, { maxLength: 6 }), (changes) => {
        let profile = blank;
        for (const each of changes) profile = attempt(profile, each);
        const { birthDate, birthTime, birthPlace, isTimeUncertain, consent } = profile;
        expect(consent !== null || `${birthDate}${birthTime}${birthPlace}${isTimeUncertain}` === '').toBe(true);
      }),
    );
  });
});

/** Returns the profile after a change, or the same profile when the change is refused. */
function attempt(profile: typeof blank, change: ProfileChange) {
  try {
    return apply(profile, change);
  } catch {
    return profile;
  }
}
