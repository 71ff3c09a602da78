import { sql } from 'kysely';
import type { InEachLanguage, Language } from '#kernel/language.ts';
import type { Transact } from '#kernel/transaction.ts';
import type { IndexedText, SearchIndex } from '#modules/catalogue/index.ts';
import type { Queries } from '../tables/entities.ts';
import { insertRows } from '../tables/rows.ts';

/** PostgreSQL's text search configuration for each language. */
const CONFIGURATIONS: InEachLanguage<string> = { ru: 'russian', en: 'english' };

/** For `ts_rank`: a place counts for less in a longer text, by the logarithm of its length. */
const BY_LENGTH = 1;
/** So many places of the searched words are read in each text; a snippet needs no more. */
const MOST_PLACES = 200;

/**
 * The index of the catalogue's words. Words arrive in lower case and one by one, so the locale of the database, which may know neither
 * Russian capitals nor quotation marks, plays no part. A migration that empties `search_texts` makes every shop build it anew.
 */
export function createSearchIndex(queries: Queries, transact: Transact<{ search: SearchWriter }>): SearchIndex {
  return {
    replace: (version, texts) => transact(({ search }) => search.replace(version, texts)),

    async find({ language, words, isLastUnfinished }, most) {
      const quoted = words.map((word) => `'${word}'`);
      // With `:*` a word stands for all that begin so.
      if (isLastUnfinished) quoted.push(`${quoted.pop()}:*`);
      const wanted = (operator: string) => sql`to_tsquery(${configuration(language)}, ${quoted.join(operator)})`;
      const { rows } = await sql<{ source: 'articles' | 'services'; id: string; places: number[] }>`
        with asked as materialized (select ${wanted(' & ')} as every_word, ${wanted(' | ')} as any_word)
        select source, id, array(
            select place from unnest(body) as word (lexeme, numbers, weights), unnest(word.numbers) as place
            where array_to_tsvector(array[lexeme]) @@ any_word order by place limit ${MOST_PLACES}
          ) as places
        from search_texts, asked
        where language = ${language} and (title || body) @@ every_word
        order by ts_rank(setweight(title, 'A') || body, every_word, ${BY_LENGTH}::int) desc, source, id
        limit ${most}`.execute(queries);
      return rows;
    },
  };
}

/** Writes the index within a transaction. */
type SearchWriter = Pick<SearchIndex, 'replace'>;

export function createSearchWriter(queries: Queries): SearchWriter {
  return {
    async replace(version, texts) {
      // Instances take their turns, and content does not change meanwhile.
      await queries.selectFrom('content_version').select('version').forUpdate().execute();
      const { newest } = await queries
        .selectFrom('search_texts')
        .select(({ fn }) => fn.max('version').as('newest'))
        .executeTakeFirstOrThrow();
      if (newest !== null && newest >= version) return;
      await queries.deleteFrom('search_texts').execute();
      await insertRows(queries, 'search_texts', texts.map(toRow(version)));
    },
  };
}

function toRow(version: number) {
  return ({ source, id, language, title, body }: IndexedText) => {
    const vector = (words: readonly string[]) => sql<string>`to_tsvector(${configuration(language)}, ${words.join(' ')})`;
    return { version, source, id, language, title: vector(title), body: vector(body) };
  };
}

function configuration(language: Language) {
  return sql`${CONFIGURATIONS[language]}::regconfig`;
}
