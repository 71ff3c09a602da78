import { composeSankalpa } from '#modules/sankalpa/index.ts';
import { createOrderReader } from '../adapters/postgres/orders/order-reader.ts';
import { createNamesReader } from '../adapters/postgres/rituals/spellings.ts';
import { readScripts } from '../adapters/scripts/sanscript.ts';
import type { Ground } from './ground.ts';

/** What is read aloud at the fire. */
export function composeSankalpaOf({ config, clock, database: { transact, queries } }: Ground) {
  return composeSankalpa({
    ...{ transact, clock, readScripts, timeZone: config.timeZone },
    names: createNamesReader(queries),
    findOrder: createOrderReader(queries).find,
  });
}
