import { expect, test } from 'vitest';
import { VIEWED_LISTS } from '../../src/modules/panel/viewed-lists.ts';
import { sortedAndFiltered } from './panel-lists.ts';

test('every filter of every list whose views can be saved is measured in every sorting', () => {
  const measured = sortedAndFiltered();
  for (const [list, { filters, sorts }] of Object.entries(VIEWED_LISTS))
    for (const sort of sorts)
      for (const filter of filters)
        for (const way of ['', '-'])
          expect(measured.some((path) => path.startsWith(`/api/admin/${list}?sort=${way}${sort}&${filter}=`))).toBe(true);
});
