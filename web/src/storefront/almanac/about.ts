import type { Language } from '#kernel/language.ts';
import { dateWords } from '#kernel/time-there.ts';
import type { Api } from '../../api/client.ts';
import type { I18n } from '../../i18n/i18n.tsx';
import type { Day, Month } from './day.ts';
import { almanacAddressOf, almanacQuery, termArticlesQuery } from './queries.ts';

type Params = Readonly<Record<string, string | undefined>>;
type Words = Pick<I18n, 't' | 'language'>;

/** The almanac's entry in the table of pages: the queries that a page needs first, its areas of words, and its title and picture. */
export const ABOUT = {
  query: (api: Api, params: Params, language: Language, search: URLSearchParams) =>
    almanacQuery(api, almanacAddressOf(params, language, search), language),
  others: (api: Api) => [termArticlesQuery(api)],
  words: ['almanac'] as const,
  subject(answer: unknown, i18n: Words, { params }: { readonly params: Params }) {
    const { t } = i18n;
    // The table of pages holds the answers of all queries, without their types. Null: there is no such day or month; undefined: not known yet.
    const data = answer as Day | Month | null | undefined;
    if (data === null) return { title: t('almanac.missing'), description: t('almanac.missingText'), image: 'panchanga' };
    if (data === undefined) return { title: t('frame.almanac'), description: t('almanac.titleToday'), image: 'panchanga' };
    return data.kind === 'day' ? subjectOfDay(data, params, i18n) : subjectOfMonth(data, i18n);
  },
};

function subjectOfDay(day: Day, params: Params, { t, language }: Words) {
  const city = day.place.name;
  const date = dateWords(language).day(day.date);
  const tithi = day.tithis[0]?.name ?? '';
  const star = day.nakshatras[0]?.name ?? '';
  return {
    title: params.city ? t('almanac.titleDay', { city, date }) : t('almanac.titleToday'),
    description: t('almanac.descriptionDay', { city, date, tithi, star }),
    image: params.day ? `panchanga/${day.place.city}/${day.date}` : 'panchanga',
  };
}

function subjectOfMonth({ month, place }: Month, { t, language }: Words) {
  const facts = { city: place.name, month: dateWords(language).month(month) };
  return {
    title: t('almanac.titleMonth', facts),
    description: t('almanac.descriptionMonth', facts),
    image: `panchanga/${place.city}/${month}`,
  };
}
