import { appendFileSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Answer } from './contract-check.ts';

/** With the folder `RECORD_ANSWERS` every answer that a test gets is kept there, for tools of others that hold it against the contract. */
export function recordAnswer(answer: Answer): void {
  const folder = process.env.RECORD_ANSWERS;
  if (folder) appendFileSync(join(folder, `${process.pid}.jsonl`), `${JSON.stringify(answer)}\n`);
}

/** What the tests have got, without repetitions. */
export function recordedAnswers(folder: string): Answer[] {
  const lines = readdirSync(folder).flatMap((file) => readFileSync(join(folder, file), 'utf8').trim().split('\n'));
  return [...new Set(lines)].map((line) => JSON.parse(line) as Answer);
}
