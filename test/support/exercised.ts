import { appendFileSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../../.cache/exercised');

/** Records that this run has called an operation on a kind of database. Each process writes its own file. */
export function recordExercised(run: string, databaseKind: string, operationId: string, status: number): void {
  mkdirSync(join(folder, run), { recursive: true });
  appendFileSync(join(folder, run, `${databaseKind}.${process.pid}`), `${operationId} ${status}\n`);
}

/** `operationId status` pairs that this run has seen on a kind of database. */
export function readExercised(run: string, databaseKind: string): Set<string> {
  const names = listOrNone(join(folder, run)).filter((name) => name.startsWith(`${databaseKind}.`));
  const texts = names.map((name) => readFileSync(join(folder, run, name), 'utf8'));
  return new Set(texts.flatMap((text) => text.trim().split('\n')));
}

/** Deletes the records of all runs that are over. A run is named after the time of its start and its process. */
export function forgetEndedRuns(): void {
  for (const name of listOrNone(folder))
    if (!isRunning(Number(name.split('-')[1]))) rmSync(join(folder, name), { recursive: true });
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

function listOrNone(path: string): string[] {
  try {
    return readdirSync(path);
  } catch {
    return [];
  }
}
