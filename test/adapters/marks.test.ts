import { expect, inject, test } from 'vitest';
import { openFilledDatabase } from '../../src/compose/database.ts';
import { type Config, readConfig } from '../../src/config/read-config.ts';
import { emptyDatabase, type FreshDatabase, freshDatabase } from '../support/fresh-database.ts';

/** Opens a database as a start of the shop does, and closes it. */
async function start({ env }: FreshDatabase, isRehearsal: boolean): Promise<'opened'> {
  const config: Config = { ...readConfig(env), isRehearsal };
  await (await openFilledDatabase(config)).close();
  return 'opened';
}

test('a database that a rehearsal made is opened by rehearsals alone', async () => {
  const made = await emptyDatabase(inject('databaseKind'));
  expect(await start(made, true)).toBe('opened');
  expect(await start(made, true)).toBe('opened');
  await expect(start(made, false)).rejects.toThrow('was made by a rehearsal');
  await made.drop();
});

test('a rehearsal opens no database of a shop, and leaves it as it was', async () => {
  const ofShop = await freshDatabase();
  await expect(start(ofShop, true)).rejects.toThrow('holds the data of a shop');
  expect(await start(ofShop, false)).toBe('opened');
  await ofShop.drop();
});
