import type { AuditLog } from '#kernel/audit.ts';
import type { Caller } from '#kernel/caller.ts';
import type { WriteDeps } from '#kernel/deps.ts';
import { refusedField } from '#kernel/errors.ts';
import { inAllLanguages } from '#kernel/language.ts';
import { requirePermission } from '#kernel/permissions.ts';
import type { Transact } from '#kernel/transaction.ts';
import { findPlace, isCity, type NamedPlace } from '#modules/panchanga/index.ts';
import { changeSetting, type Setting, type SettingReader, type SettingStore } from '#modules/settings/index.ts';

/** Where the fire burns, by whose sky days are judged: a city of the almanac's list, by its name in addresses. */
export type FirePlace = string;

/** Where the fire burns now. */
export async function readFirePlace(setting: SettingReader<FirePlace>): Promise<NamedPlace> {
  const { value: city } = await setting.newest();
  return findPlace({ city });
}

/** Returns where the fire burns. Throws like `requirePermission`. */
export function createViewFirePlace({ firePlace }: { readonly firePlace: SettingReader<FirePlace> }) {
  return async (caller: Caller): Promise<Setting<NamedPlace>> => {
    requirePermission(caller, 'settings.write');
    return withPlace(await firePlace.newest());
  };
}

type EditDeps = WriteDeps<Transact<{ readonly firePlace: SettingStore<FirePlace>; readonly audit: AuditLog }>>;

/** Moves the fire. Throws like `requirePermission`, `invalid_request` for a city that the list lacks, and `changed_meanwhile`. */
export function createEditFirePlace(deps: EditDeps) {
  return async (caller: Caller, version: number, value: FirePlace): Promise<Setting<NamedPlace>> => {
    const staff = requirePermission(caller, 'settings.write');
    if (!isCity(value)) throw refusedField(['city'], 'invalid');
    const change = { staff, version, value };
    const stored = await changeSetting(deps, ({ firePlace }) => firePlace, change, {
      action: 'settings.fire_place_changed',
      subject: { kind: 'settings', id: 'fire-place' },
      fieldsOf: (city) => ({ place: inAllLanguages(findPlace({ city }).name) }),
    });
    return withPlace(stored);
  };
}

function withPlace({ version, value }: Setting<FirePlace>): Setting<NamedPlace> {
  return { version, value: findPlace({ city: value }) };
}
