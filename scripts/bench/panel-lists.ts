import { VIEWED_LISTS } from '../../src/modules/panel/viewed-lists.ts';

type List = keyof typeof VIEWED_LISTS;

/** What each filter of each list is measured with; a saved view keeps a filter and a sorting of these. */
const VALUES: Readonly<Record<List, Readonly<Record<string, readonly string[]>>>> = {
  orders: {
    status: ['pending', 'waiting', 'paid', 'processing', 'ready', 'completed', 'cancelled'],
    method: ['crypto', 'card', 'manual'],
    partner: ['indra'],
    waits: ['true'],
    asked: ['true'],
    second: ['true', 'false'],
    feedback: ['true'],
    from: [daysAgo(400)],
    to: [daysAgo(400)],
    movedFrom: [daysAgo(400)],
    movedTo: [daysAgo(400)],
  },
  clients: { language: ['ru', 'en'], buyers: ['true', 'false'] },
  money: { kind: ['review', 'ask'] },
  refunds: { waitsFor: ['address', 'sending', 'gateway', 'second_person'] },
  consultations: { state: ['open', 'answered', 'all'] },
  audit: {
    person: ['a87ff679-a2f3-e71d-9181-a67b7542122c'],
    area: ['order'],
    subjectKind: ['order'],
    subjectId: ['1042'],
    from: [daysAgo(400)],
    to: [daysAgo(400)],
  },
};

/** Every sorting of every list of the panel with every filter, and without; and what is counted beside the menu. */
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

function daysAgo(days: number): string {
  return new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
}
