import { Migration } from './migration.ts';

/** Drafts of what readers read, and what they read before. */
export class Content extends Migration {
  override name = '040-content';

  override up(): void {
    for (const statement of STATEMENTS) this.addSql(statement);
  }
}

const STATEMENTS = [
  // Who changed a text is kept when the account is gone, so this refers to no row; the seed has no author.
  `create table content_revisions (
    kind text not null,
    id text not null,
    version integer not null,
    event text not null check (event in ('saved', 'published', 'unpublished')),
    content jsonb not null,
    at timestamptz(3) not null,
    author_id uuid,
    primary key (kind, id, version)
  )`,
];
