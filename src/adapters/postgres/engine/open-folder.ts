import { readdir } from 'node:fs/promises';
import { setFlagsFromString } from 'node:v8';
import type { PGlite } from '@electric-sql/pglite';
import type { MikroORM } from '@mikro-orm/sql';
import { lockDataFolder } from './data-folder-lock.ts';
import { unpackEmptyDatabase } from './empty-database.ts';
import { explainFullDisk } from './full-disk.ts';
import { ORM_OPTIONS } from './orm.ts';
import { KEPT_PARSERS, VALUE_PARSERS } from './value-parsers.ts';

/** The embedded database fills its cache with zeros when it starts: its own 128 MB would take a fifth of a start's time, and stay in memory. */
const CACHE = '16MB';

/**
 * Locks the folder of an embedded database and opens it; `close` also lets other processes open it. Throws OperatorError when another process
 * uses it, or when its disk is full.
 */
export async function openFolder(folder: string): Promise<{ readonly orm: MikroORM; readonly close: () => Promise<void> }> {
  if (folder.startsWith('memory://')) {
    const orm = await openUnlocked(folder);
    return { orm, close: () => orm.close(true) };
  }
  const release = await explainFullDisk(folder, () => lockDataFolder(folder));
  const orm = await explainFullDisk(folder, async () => {
    if ((await readdir(folder)).length === 0) await unpackEmptyDatabase(folder);
    return openUnlocked(folder);
  });
  const close = async () => {
    await orm.close(true);
    await release();
  };
  return { orm, close };
}

async function openUnlocked(folder: string): Promise<MikroORM> {
  // By default V8 optimizes PGlite's code at once, for more than half of a start's processor time, and no statement gets quicker by it.
  setFlagsFromString('--wasm-tiering-budget=2000000000');
  const [{ MikroORM }, { PGlite }] = await Promise.all([import('@mikro-orm/pglite'), import('@electric-sql/pglite')]);
  const startParams = [...PGlite.defaultStartParams, '-c', `shared_buffers=${CACHE}`];
  const driverOptions = { parsers: VALUE_PARSERS, startParams };
  const orm = await MikroORM.init({ ...ORM_OPTIONS, dbName: folder, driverOptions });
  // Waits until PGlite has opened the folder, so that whatever is wrong with it comes out here.
  const client = await orm.em.getConnection().getNativeClient();
  // PGlite reads arrays of every type, even of the rows of each table, and copies the list of these types for each statement: more than half
  // of the time of a small statement.
  client.parsers = { ...VALUE_PARSERS, ...Object.fromEntries(KEPT_PARSERS.map((type) => [type, client.parsers[type]])) };
  restoreStackAfterStatements(client);
  return orm;
}

/**
 * PGlite 0.5.8 leaves on the stack of its WebAssembly what a failing statement had put there: after some 3,000 of them every statement fails
 * until the process ends. A call that has returned needs nothing of it.
 */
function restoreStackAfterStatements(client: PGlite): void {
  const { ___stack_pointer: pointer } = client.Module as unknown as { readonly ___stack_pointer: WebAssembly.Global<'i32'> };
  const execute = client.execProtocolRawSync.bind(client);
  client.execProtocolRawSync = (message) => {
    const before = pointer.value;
    try {
      return execute(message);
    } finally {
      pointer.value = before;
    }
  };
}
