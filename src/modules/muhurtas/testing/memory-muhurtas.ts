import { addDays, type CalendarDate } from '#kernel/calendar-date.ts';
import { createTestClock } from '#kernel/testing/clock.ts';
import { type AuditState, memoryAudit, memoryState, memoryTransact } from '#kernel/testing/memory.ts';
import type { Catalogue, CatalogueSnapshot, Service } from '#modules/catalogue/index.ts';
import { almanacOf, findPlace, type ReadDays } from '#modules/panchanga/index.ts';
import type { Profile } from '#modules/profiles/index.ts';
import type { ClosedDays, Setting } from '#modules/settings/index.ts';
import { memorySetting } from '#modules/settings/testing/memory-settings.ts';
import { composeMuhurtas } from '../compose.ts';
import type { FirePlace } from '../fire-place.ts';
import type { MuhurtaRule } from '../rule.ts';

interface Shop {
  readonly now?: string;
  readonly fire?: FirePlace;
  /** Of the one ritual of the shop, `ganesha`. */
  readonly rules?: readonly MuhurtaRule[];
  readonly closed?: readonly ClosedDays[];
  readonly full?: readonly CalendarDate[];
  readonly profile?: Profile;
}

/** The advice on days over stores in memory, with the real almanac. */
export function createMuhurtasMemory({ fire = 'varanasi', rules = [], closed = [], full = [], profile, now }: Shop = {}) {
  const state: AuditState & { daysRead: number } = { ...memoryState(), actions: [], daysRead: 0 };
  const ruleVersions: Setting<readonly MuhurtaRule[]>[] = [{ version: 1, value: rules }];
  const placeVersions: Setting<FirePlace>[] = [{ version: 1, value: fire }];
  const ruleSetting = memorySetting(ruleVersions);
  const firePlace = memorySetting(placeVersions);
  const muhurtaRules = { of: () => ruleSetting, newest: ruleSetting.newest, at: async () => [] };
  const readDays: ReadDays = async (place, from, days) => {
    state.daysRead += days;
    const almanac = almanacOf(place);
    return Array.from({ length: days }, (_, index) => almanac.day(addDays(from, index)));
  };
  const snapshot: Partial<CatalogueSnapshot> = { services: [{ id: 'ganesha', slug: 'ganesha-yagya' } as Service] };
  const catalogue: Pick<Catalogue, 'current'> = { current: async () => snapshot as CatalogueSnapshot };
  const muhurtas = composeMuhurtas({
    transact: memoryTransact(state, { muhurtaRules, firePlace, audit: memoryAudit(state) }),
    clock: createTestClock(now).clock,
    catalogue: catalogue as Catalogue,
    isService: async (id) => id === 'ganesha',
    muhurtaRules,
    firePlace,
    closedDays: { newest: async () => ({ version: 0, value: closed }) },
    fullDays: { from: async (day, limit) => full.filter((date) => date >= day).slice(0, limit) },
    profiles: { ofUser: async (userId) => (profile?.userId === userId ? profile : undefined) },
    readDays,
  });
  return { ...muhurtas, state, ruleVersions, placeVersions };
}

export const varanasi = findPlace({ city: 'varanasi' });

export function aRule(changes: Partial<MuhurtaRule> = {}): MuhurtaRule {
  return {
    on: 'tithi',
    values: ['4'],
    weight: 3,
    text: { ru: 'Четвёртый титхи', en: 'The fourth' },
    source: { ru: 'Обычай', en: 'Custom' },
    ...changes,
  };
}
