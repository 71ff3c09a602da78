import { expect, test } from 'vitest';
import { aProfile } from '#modules/profiles/testing/memory-profiles.ts';
import { versionOfClient } from './client-version.ts';

test('any other text or language makes another version of a client, and another order of fields does not', () => {
  const profile = aProfile({ occupation: 'Врач' });
  const version = versionOfClient('ru', profile);
  expect(versionOfClient('ru', Object.fromEntries(Object.entries(profile).toReversed()) as typeof profile)).toBe(version);
  expect(versionOfClient('ru', { ...profile, id: 'other', userId: 'other' })).toBe(version);
  const others = [
    versionOfClient('en', profile),
    versionOfClient('ru', undefined),
    versionOfClient('en', undefined),
    ...Object.keys(profile)
      .filter((name) => name !== 'id' && name !== 'userId')
      .map((name) => versionOfClient('ru', { ...profile, [name]: 'other' })),
  ];
  expect(new Set([version, ...others]).size).toBe(others.length + 1);
});
