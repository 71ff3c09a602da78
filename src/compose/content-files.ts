import type { Caller } from '#kernel/caller.ts';
import { dayIn } from '#kernel/day-in.ts';
import type { Transact } from '#kernel/transaction.ts';
import {
  createApplyImport,
  createExportTexts,
  createPlanImport,
  createStaffTransfer,
  type FiledTexts,
  type ImportStores,
  type ReadFile,
} from '#modules/content/index.ts';
import { type RunLimits, runApart } from '../adapters/child-process/run-apart.ts';
import { type Files, writeFiles } from '../adapters/content-files/format.ts';
import { asOneFile } from '../adapters/content-files/one-file.ts';
import { partsOf } from '../adapters/content-files/parts.ts';
import { type FileProblem, problemOf } from '../adapters/content-files/problem.ts';
import { readFiles } from '../adapters/content-files/read-files.ts';
import { NO_NAME, refusedFile, type SentFile } from '../adapters/content-files/read-sent-file.ts';
import { zipOf } from '../adapters/content-files/zip.ts';
import { contentFileHandlers, type SavedFile } from '../http/handlers/content-files.ts';
import { textRules } from '../http/requests/text-rules.ts';
import type { Ground } from './ground.ts';

type FileGround = Pick<Ground, 'clock' | 'database'>;

const READER = new URL('./content-files-reader.ts', import.meta.url);
/** Three times what the most hostile files of 16 MB have taken. */
export const READ_LIMITS: RunLimits = { milliseconds: 10_000, megabytes: 256 };

/** Rituals and articles as files. */
export function composeContentFiles({ clock, database }: FileGround) {
  const { articleTexts: articles, serviceTexts: services, serviceRows } = database.readers;
  const transact: Transact<ImportStores> = (work) =>
    database.transact(({ serviceTexts: services, articleTexts: articles, serviceRows, library, audit }) =>
      work({ services, articles, serviceRows, library, audit }),
    );
  let rules: ReturnType<typeof textRules> | undefined;
  return {
    exportTexts: createExportTexts({ services, articles, addresses: serviceRows.addresses }),
    /** The rules are read from the contract when files are first read. */
    read(files: Files) {
      rules ??= textRules();
      return readFiles(files, rules);
    },
    planImport: createPlanImport({ transact }),
    applyImport: createApplyImport({ transact, clock }),
  };
}

/** Export and import as one file in the panel. The shop serves others while a file is read. */
export function composeFileHandlers(ground: FileGround & Pick<Ground, 'config'>) {
  const { exportTexts, planImport, applyImport } = composeContentFiles(ground);
  const { exportTexts: exportToStaff, ...imports } = createStaffTransfer({
    exportTexts,
    planImport,
    applyImport,
    read: createReadApart(),
  });
  const exportFile = async (caller: Caller) => savedFile(await exportToStaff(caller));
  return contentFileHandlers({ ...imports, exportFile }, () => dayIn(ground.clock(), ground.config.timeZone));
}

/** One file for all texts that fit in it, otherwise an archive of files, each of which the panel takes. */
export async function savedFile(texts: FiledTexts): Promise<SavedFile> {
  const parts = await partsOf(texts);
  const [whole, ...more] = parts;
  if (whole && more.length === 0) return { kind: 'yaml', bytes: Buffer.from(asOneFile(writeFiles(whole))) };
  return { kind: 'zip', bytes: await zipOf(filesOf(parts)) };
}

/** The files of an archive. Each is written when it is asked for, because together they take much memory. */
function* filesOf(parts: readonly FiledTexts[]) {
  const digits = `${parts.length}`.length;
  for (const [index, texts] of parts.entries()) {
    const number = `${index + 1}`.padStart(digits, '0');
    yield { name: `texts-${number}.yaml`, text: () => asOneFile(writeFiles(texts)) };
  }
}

/** Returns a reader of one file, which works in another process, because a hostile file keeps its reader busy for seconds. Beyond the limits it is refused. */
export function createReadApart(limits = READ_LIMITS) {
  return async (bytes: Uint8Array): Promise<ReadFile<FileProblem>> => {
    const read = await runApart<SentFile>(READER, { bytes }, limits);
    const { texts, problems, lines } = read ?? refusedFile({ file: NO_NAME, code: 'too_complex' });
    const placed = (problem: FileProblem) => ({ ...problem, line: lines.get(problem.file) });
    return { texts, problems, problemOf: (refusal) => placed(problemOf(refusal)) };
  };
}
