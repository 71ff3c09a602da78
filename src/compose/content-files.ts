import type { Transact } from '#kernel/transaction.ts';
import { createApplyImport, createExportTexts, createPlanImport, type ImportStores } from '#modules/content/index.ts';
import { readFiles } from '../adapters/content-files/read-files.ts';
import { ARTICLE_SHELF } from '../adapters/postgres/articles.ts';
import { createServiceRows, SERVICE_SHELF } from '../adapters/postgres/catalogue.ts';
import { createTextReader } from '../adapters/postgres/content.ts';
import { textRules } from '../http/text-rules.ts';
import type { Ground } from './ground.ts';

/** Rituals and articles as files. */
export function composeContentFiles({ clock, database }: Pick<Ground, 'clock' | 'database'>) {
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
    read(files: Parameters<typeof readFiles>[0]) {
      rules ??= textRules();
      return readFiles(files, rules);
    },
    planImport: createPlanImport({ transact }),
    applyImport: createApplyImport({ transact, clock }),
  };
}
