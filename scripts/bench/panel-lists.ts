import { VIEWED_LISTS } from '../../src/modules/panel/viewed-lists.ts';
import { dayFromToday } from './days.ts';

type List = keyof typeof VIEWED_LISTS;

const LONG_AGO = dayFromToday(-400);

/** The values with which each filter of each list is measured. */
const VALUES: Readonly<Record<List, Readonly<Record<string, readonly string[]>>>> = {
  orders: {
    status: ['pending', 'waiting', 'paid', 'processing', 'ready', 'completed', 'cancelled'],
    method: ['crypto', 'card', 'manual'],
    partner: ['indra'],
    waits: ['true'],
    asked: ['true'],
    second: ['true', 'false'],
    feedback: ['true'],
    from: [LONG_AGO],
    to: [LONG_AGO],
    movedFrom: [LONG_AGO],
    movedTo: [LONG_AGO],
  },
  clients: { language: ['ru', 'en'], buyers: ['true', 'false'] },
  money: { kind: ['review', 'ask'] },
  refunds: { waitsFor: ['address', 'sending', 'gateway', 'second_person'] },
  consultations: { state: ['open', 'answered', 'all'] },
  audit: {
    // md5 of '4': one of the administrators of the load's log.
    person: ['a87ff679-a2f3-e71d-9181-a67b7542122c'],
    area: ['order'],
    subjectKind: ['order'],
    subjectId: ['1042'],
    from: [LONG_AGO],
    to: [LONG_AGO],
  },
};

/** The addresses of every list of the panel in every sorting, with every filter and without; and of what is counted beside the menu. */
export function sortedAndFiltered(): readonly string[] {
  return ['/api/admin/waiting', ...Object.keys(VIEWED_LISTS).flatMap((list) => addressesOf(list as List))];
}

function addressesOf(list: List): readonly string[] {
  const { filters, sorts } = VIEWED_LISTS[list];
  const filtered = filters.flatMap((name) => {
    const values = VALUES[list][name];
    if (!values) throw new Error(`The list of ${list} has a filter that is not measured: ${name}`);
    return values.map((value) => `&${name}=${value}`);
  });
  return sorts
    .flatMap((sort) => [sort, `-${sort}`])
    .flatMap((sort) => ['', ...filtered].map((filter) => `/api/admin/${list}?sort=${sort}${filter}`));
}
