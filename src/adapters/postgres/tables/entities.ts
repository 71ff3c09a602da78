import type { InferKyselyDB } from '@mikro-orm/postgresql';
import type { Kysely } from 'kysely';
import { certificatesTables } from './certificates.ts';
import { contentTables } from './content.ts';
import { customersTables } from './customers.ts';
import { moneyTables } from './money.ts';
import { operationsTables } from './operations.ts';
import { ordersTables } from './orders.ts';
import { paymentsTables } from './payments.ts';
import { ritualsTables } from './rituals.ts';
import { staffTables } from './staff.ts';
import { webhooksTables } from './webhooks.ts';

/** The shape of every table, in a file for each room; the types of all queries are derived from it. */
export const entities = [
  ...ordersTables,
  ...ritualsTables,
  ...certificatesTables,
  ...paymentsTables,
  ...moneyTables,
  ...customersTables,
  ...staffTables,
  ...contentTables,
  ...webhooksTables,
  ...operationsTables,
];

/** Typed queries over the tables above; within a transaction they belong to it. */
export type Queries = Kysely<Tables>;

/** Rows of every table, by its name. */
export type Tables = InferKyselyDB<(typeof entities)[number]>;
