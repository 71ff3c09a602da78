import type { Caller } from '#kernel/caller.ts';
import type { Transact } from '#kernel/transaction.ts';
import {
  createApplyImport,
  createExportTexts,
  createPlanImport,
  createStaffTransfer,
  type ImportStores,
  type ReadFile,
} from '#modules/content/index.ts';
import { writeFiles } from '../adapters/content-files/format.ts';
import { asOneFile, readOneFileBytes } from '../adapters/content-files/one-file.ts';
import { type FileProblem, problemOf } from '../adapters/content-files/problem.ts';
import { readFiles } from '../adapters/content-files/read-files.ts';
import { ARTICLE_SHELF } from '../adapters/postgres/articles.ts';
import { createServiceRows, SERVICE_SHELF } from '../adapters/postgres/catalogue.ts';
import { createTextReader } from '../adapters/postgres/content.ts';
import { contentFileHandlers } from '../http/handlers/content-files.ts';
import { textRules } from '../http/text-rules.ts';
import type { Ground } from './ground.ts';

type Files = Parameters<typeof readFiles>[0];
type FileGround = Pick<Ground, 'clock' | 'database'>;

/** Rituals and articles as files. */
export function composeContentFiles({ clock, database }: FileGround) {
  const { queries } = database;
  const transact: Transact<ImportStores> = (work) =>
    database.transact(({ serviceTexts: services, articleTexts: articles, serviceRows, library, audit }) =>
      work({ services, articles, serviceRows, library, audit }),
    );
  let rules: ReturnType<typeof textRules> | undefined;
  return {
    exportTexts: createExportTexts({
      services: createTextReader(queries, SERVICE_SHELF),
      articles: createTextReader(queries, ARTICLE_SHELF),
      addresses: () => createServiceRows(queries()).addresses(),
    }),
    /** The rules are read from the contract when files are first read. */
    read(files: Files) {
      rules ??= textRules();
      return readFiles(files, rules);
    },
    planImport: createPlanImport({ transact }),
    applyImport: createApplyImport({ transact, clock }),
  };
}

/** The same as one file in the panel. */
export function composeFileHandlers(ground: FileGround) {
  const { read: readTexts, ...useCases } = composeContentFiles(ground);
  const read = (bytes: Uint8Array) => readOne(bytes, readTexts);
  const { exportTexts, ...imports } = createStaffTransfer({ ...useCases, read });
  const exportFile = async (caller: Caller) => asOneFile(writeFiles(await exportTexts(caller)));
  return contentFileHandlers({ ...imports, exportFile }, ground.clock);
}

/** Problems are told by lines of the file that was sent. */
function readOne(bytes: Uint8Array, readTexts: (files: Files) => ReturnType<typeof readFiles>): ReadFile<FileProblem> {
  const one = readOneFileBytes('', bytes);
  if ('code' in one) return { texts: { services: [], articles: [] }, problems: [one], problemOf };
  const placed = (problem: FileProblem) => ({ ...problem, line: one.lineIn(problem.file, problem.line) });
  const { texts, problems } = readTexts(one.files);
  return { texts, problems: problems.map(placed), problemOf: (refusal) => placed(problemOf(refusal)) };
}
