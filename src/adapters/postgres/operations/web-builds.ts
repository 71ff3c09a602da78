import { type Selectable, sql } from 'kysely';
import type { Queries, Tables } from '../tables/entities.ts';
import { asJson } from '../tables/fields.ts';

/** A file that browsers load. */
interface BuiltFile {
  readonly bytes: Uint8Array;
  /** Whether brotli has packed the bytes. */
  readonly isPacked: boolean;
}

/** What browsers load of the last two builds of the pages, where all instances find it. */
export function createWebBuilds(queries: Queries) {
  return {
    /** Notes that an instance of a build starts. False when its files are not here. */
    async noteStart(name: string): Promise<boolean> {
      const update = queries.updateTable('web_builds').set({ started_at: sql`now()` });
      return (await update.where('name', '=', name).executeTakeFirst()).numUpdatedRows > 0;
    },

    /** Keeps the files of a build beside those of the build that started last before it; those of all others go. */
    async keep(name: string, files: ReadonlyMap<string, BuiltFile>): Promise<void> {
      const places: Selectable<Tables['web_builds']>['places'] = {};
      let next = 1;
      for (const [file, { bytes, isPacked }] of files) {
        places[file] = [next, bytes.length, isPacked];
        next += bytes.length;
      }
      const all = Buffer.concat([...files.values()].map(({ bytes }) => bytes));
      await sql`
        with gone as (
          delete from web_builds where name <> ${name} and name not in (
            select name from web_builds where name <> ${name} order by started_at desc limit 1
          )
        )
        insert into web_builds (name, started_at, places, files) values (${name}, now(), ${asJson(places)}, ${all})
          on conflict (name) do update set started_at = excluded.started_at
      `.execute(queries);
    },

    /** The names of all files that are here. */
    async names(): Promise<ReadonlySet<string>> {
      const { rows } = await sql<{ name: string }>`select jsonb_object_keys(places) as name from web_builds`.execute(queries);
      return new Set(rows.map(({ name }) => name));
    },

    /** A file by its name, which holds a hash of its content: both builds mean the same by it. Undefined when it is not here. */
    async find(name: string): Promise<BuiltFile | undefined> {
      const { rows } = await sql<{ bytes: Uint8Array; isPacked: boolean }>`
        select substring(files from (place->>0)::int for (place->>1)::int) as bytes, (place->>2)::boolean as "isPacked"
          from web_builds, lateral (select places->${name}::text as place) as its where place is not null limit 1
      `.execute(queries);
      return rows[0];
    },
  };
}
