import type { Api } from './api.ts';

interface Entry {
  readonly source: 'services' | 'articles';
  readonly slug: string;
}

/** The paths of the pages that search engines may list, without language prefix, and without the days and months of the almanac. */
export async function publicPaths(api: Api): Promise<string[]> {
  const { body } = await api.get<Entry[]>('/api/articles-catalog');
  const reading = body.map(({ source, slug }) => (source === 'services' ? `/ritual/${slug}` : `/article/${slug}`));
  return ['/', '/articles', '/panchanga', ...reading, ...['privacy', 'terms', 'refunds', 'seller'].map((id) => `/legal/${id}`)];
}
