import type { MikroORM } from '@mikro-orm/sql';
import type { Connection } from './connection.ts';
import { ORM_OPTIONS } from './orm.ts';

/** Opens a pool of at most `size` connections. `hooks` are what the driver takes beside the settings of a connection. */
export async function openPool(connection: Connection, size: number, hooks: object = {}): Promise<MikroORM> {
  const { MikroORM } = await import('@mikro-orm/postgresql');
  const dbName = databaseNameOf(connection);
  return MikroORM.init({ ...ORM_OPTIONS, dbName, pool: { min: 0, max: size }, driverOptions: { ...connection, ...hooks } });
}

export const databaseNameOf = ({ database }: Connection) => database || 'postgres';
