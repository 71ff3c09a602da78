import type { SchemaDescription } from '../../scripts/schema-description.ts';
import { statementsOf } from '../../src/adapters/postgres/migration-files.ts';

/** A released schema: what the instances of that release use while those of the next one run beside them. */
export interface ReleasedSchema extends SchemaDescription {
  readonly migrations: readonly string[];
}

/** What a migration that came after a release says that a running shop cannot bear: a sentence for each statement. */
export function breachesOfMigration(name: string, text: string, { tables }: Pick<ReleasedSchema, 'tables'>): string[] {
  const statements = statementsOf(text.replace(/^\s*--.*\n/gm, '')).map((statement) =>
    statement
      .trim()
      .replace(/\s+/g, ' ')
      .replace(/\bpublic\./g, ''),
  );
  const isConcurrent = name.endsWith('.concurrently');
  const judge = (statement: string, index: number) =>
    isConcurrent ? judgeConcurrent(statement, statements[index - 1]) : judgeStatement(statement, tables);
  const found = statements.flatMap((statement, index) => judge(statement, index) ?? []);
  const validates = statements.some((statement) => /\bvalidate constraint\b/.test(statement));
  return validates && statements.length > 1 ? [...found, 'what validates a constraint is a migration of its own'] : found;
}

const MADE_CONCURRENTLY = /^create (?:unique )?index concurrently (\w+) on /;

/** An index whose making is interrupted stays behind, and is of no use, so each is dropped first. */
function judgeConcurrent(statement: string, before: string | undefined): string | undefined {
  if (/^drop index concurrently if exists \w+;?$/.test(statement)) return undefined;
  const [, made] = MADE_CONCURRENTLY.exec(statement) ?? [];
  if (made && new RegExp(`^drop index concurrently if exists ${made};?$`).test(before ?? '')) return undefined;
  return `only 'drop index concurrently if exists X', then 'create index concurrently X', may stand here: ${statement}`;
}

type Tables = ReleasedSchema['tables'];

/** What only adds passes, and so does what alters, indexes, updates or deletes rows of a table that the release lacks. */
function judgeStatement(statement: string, tables: Tables): string | undefined {
  if (onlyAdds(statement)) return undefined;
  const [, altered, actions] = /^alter table (?:if exists )?(?:only )?(\w+) (.*?);?$/.exec(statement) ?? [];
  if (altered && actions)
    return altered in tables ? partsOf(actions).flatMap((action) => judgeAction(altered, action) ?? [])[0] : undefined;
  const [, indexed] = /^create (?:unique )?index .*? on (?:only )?(\w+)/.exec(statement) ?? [];
  if (indexed) return indexed in tables ? `an index of ${indexed} stops writes unless it is made concurrently` : undefined;
  const [, changed] = /^(?:update|delete from) (?:only )?(\w+)/.exec(statement) ?? [];
  if (changed) return changed in tables ? `rows of ${changed} are locked until the migration ends` : undefined;
  return `a migration only adds: ${statement}`;
}

const ADDS =
  /^(create (or replace )?function|create (constraint )?trigger|create table|create sequence|comment on|insert into|with \w+ as \( ?insert into) /;

/** The `update` of an `on conflict` changes rows of the table that is added to, and of no other. */
function onlyAdds(statement: string): boolean {
  const isOfSeveral = statement.startsWith('with ');
  return ADDS.test(statement) && !(isOfSeveral && /\b(?<!do )(update|delete)\b/.test(statement));
}

/** Parts of `alter table` between commas that stand in no parentheses. */
function partsOf(actions: string): string[] {
  let depth = 0;
  const marked = [...actions].map((letter) => {
    depth += letter === '(' ? 1 : letter === ')' ? -1 : 0;
    return letter === ',' && depth === 0 ? '\n' : letter;
  });
  return marked
    .join('')
    .split('\n')
    .map((part) => part.trim());
}

function judgeAction(table: string, action: string): string | undefined {
  if (/^validate constraint |^alter column \w+ set default /.test(action)) return undefined;
  if (/^add (constraint \w+ )?(check|foreign key) ?\(.* not valid$/.test(action)) return undefined;
  const [, column] = /^add column (\w+)/.exec(action) ?? [];
  if (!column) return `${table}: a migration only adds, and checks 'not valid' first: ${action}`;
  if (/ not null/.test(action) && !/ default /.test(action)) return `${table}.${column} is required of the released version`;
  if (/ (check|unique|primary key|references|generated|(big|small)?serial)\b/.test(action))
    return `all rows of ${table} are read for ${column} while nobody uses it`;
  return / default (?!'[^']*'|-?\d+|true|false)/.test(action) ? `all rows of ${table} are written anew for ${column}` : undefined;
}

/** What of a released schema is gone or has become narrower: a sentence for each thing. */
export function breachesOfSchema(released: SchemaDescription, now: SchemaDescription): string[] {
  const found: string[] = [];
  for (const [name, before] of Object.entries(released.tables)) {
    const after = now.tables[name];
    if (!after) found.push(`table ${name} is gone`);
    else found.push(...judgeColumns(name, before.columns, after.columns), ...judgeParts(name, before, after));
  }
  for (const kind of ['sequences', 'functions'] as const)
    for (const name of missing(released[kind], now[kind])) found.push(`${kind}: ${name} is gone`);
  return found;
}

type Definitions = Readonly<Record<string, string>>;
type Table = Tables[string];

const missing = (before: Definitions, after: Definitions) => Object.keys(before).filter((name) => !(name in after));
const added = (before: Definitions, after: Definitions) => Object.entries(after).filter(([name]) => !(name in before));

function judgeColumns(table: string, before: Definitions, after: Definitions): string[] {
  const changed = Object.entries(before).flatMap(([name, definition]) => {
    const now = after[name];
    if (now === definition || now?.startsWith(`${definition} default `)) return [];
    return now ? `${table}.${name} was '${definition}' and is '${now}'` : `${table}.${name} is gone`;
  });
  // `a`, `d` and `s` stand for a value that PostgreSQL makes itself: an identity or a generated column.
  const required = added(before, after).filter(([, now]) => / not null/.test(now) && !/ default | not null [ads]$/.test(now));
  return [...changed, ...required.map(([name]) => `${table}.${name} is required of the released version`)];
}

function judgeParts(table: string, before: Table, after: Table): string[] {
  const gone = (['constraints', 'indexes', 'triggers'] as const).flatMap((kind) => {
    const differs = Object.entries(before[kind]).filter(([name, definition]) => after[kind][name] !== definition);
    return differs.map(([name]) => `${table}: ${name} is gone or has changed`);
  });
  const asks = (definition: string) => {
    // A trigger that waits for the end of the transaction stands among constraints as well.
    if (definition.startsWith('TRIGGER')) return false;
    const namesColumn = Object.keys(before.columns).some((column) => new RegExp(`\\b${column}\\b`).test(definition));
    return !definition.startsWith('CHECK') || namesColumn;
  };
  const checks = added(before.constraints, after.constraints).filter(([, definition]) => asks(definition));
  const unique = added(before.indexes, after.indexes).filter(([, definition]) => definition.startsWith('CREATE UNIQUE'));
  return [...gone, ...[...checks, ...unique].map(([name]) => `${table}: ${name} asks more of the released version`)];
}
