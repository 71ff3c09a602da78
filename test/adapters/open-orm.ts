import { join } from 'node:path';
import { MikroORM as OnPglite } from '@mikro-orm/pglite';
import { MikroORM as OnPostgres } from '@mikro-orm/postgresql';
import type { MikroORM } from '@mikro-orm/sql';
import { ORM_OPTIONS } from '../../src/adapters/postgres/database.ts';
import { entities } from '../../src/adapters/postgres/tables/entities.ts';
import type { FreshDatabase } from '../support/fresh-database.ts';

/** MikroORM itself on a database of a test, for tests of the migrations. `drop` closes and removes it. */
export async function openOrm(fresh: FreshDatabase) {
  const { DATABASE_URL: clientUrl, DATA_DIR: folder = '' } = fresh.env;
  const orm: MikroORM = clientUrl
    ? await OnPostgres.init({ ...ORM_OPTIONS, entities, clientUrl })
    : await OnPglite.init({ ...ORM_OPTIONS, entities, dbName: join(folder, 'database') });
  const close = () => orm.close(true);
  const drop = async () => {
    await close();
    await fresh.drop();
  };
  return { orm, close, drop };
}
