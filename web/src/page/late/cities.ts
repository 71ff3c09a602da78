import { queryOptions } from '@tanstack/react-query';
import { loadAnew } from '../../ui/load-anew.ts';

/** The list of cities. It is code, and large: ask for it when a reader reaches a field that suggests from it. */
export const citiesQuery = queryOptions({
  queryKey: ['cities'],
  queryFn: async () => (await loadAnew(() => import('#words/cities.ts'))).CITIES,
});
