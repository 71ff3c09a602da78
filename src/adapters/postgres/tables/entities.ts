import { defineEntity, type EntitySchemaWithMeta, type InferKyselyTable } from '@mikro-orm/postgresql';
import type { Kysely } from 'kysely';
import { contentTables } from './content.ts';
import { customersTables } from './customers.ts';
import { moneyTables } from './money.ts';
import { operationsTables } from './operations.ts';
import { ordersTables } from './orders.ts';
import { paymentsTables } from './payments.ts';
import { ritualsTables } from './rituals.ts';
import { staffTables } from './staff.ts';
import { webhooksTables } from './webhooks.ts';

/**
 * The columns of every table, by its name, in a file for each room; the types of all queries are derived from them. What a column is for is
 * said by the migration that makes it.
 */
const TABLES = {
  ...ordersTables,
  ...ritualsTables,
  ...paymentsTables,
  ...moneyTables,
  ...customersTables,
  ...staffTables,
  ...contentTables,
  ...webhooksTables,
  ...operationsTables,
};

/** The tables as MikroORM compares them with those of a database. */
export const entities = Object.entries(TABLES).map(([name, properties]) => defineEntity({ name, tableName: name, properties }));

/** Typed queries over the tables above; within a transaction they belong to it. */
export type Queries = Kysely<Tables>;

/** Rows of every table, by its name. */
export type Tables = {
  [Name in keyof typeof TABLES]: InferKyselyTable<EntitySchemaWithMeta<Name, Name, unknown, never, (typeof TABLES)[Name]>>;
};
