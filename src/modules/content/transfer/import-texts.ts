import type { WriteDeps } from '#kernel/deps.ts';
import { ShopError } from '#kernel/errors.ts';
import { type ArticleContent, beginArticle } from '../articles.ts';
import { changeText, type Decide, type Editor, operatorOf, publishing, saving } from '../edit-texts.ts';
import type { TextStores } from '../ports.ts';
import { SERVICES, type ServiceContent } from '../services.ts';
import { haveSameFields } from './export-texts.ts';
import type { FiledTexts } from './filed-texts.ts';
import { FILED_ARTICLES, FILED_SERVICES, type FiledKind } from './kinds.ts';
import { type ApplyOptions, type ImportOptions, type ImportPlan, type PlannedService, planImport } from './plan-import.ts';
import type { PlannedText } from './plan-text.ts';
import type { ImportStores, ImportTransact } from './ports.ts';

type Deps = WriteDeps<ImportTransact>;

/** Who takes files over, and when. */
interface Taking {
  readonly editor: Editor;
  readonly at: Date;
}

/** Returns what an import would do, and does nothing. */
export function createPlanImport({ transact }: Pick<Deps, 'transact'>) {
  return (files: FiledTexts, options: ImportOptions): Promise<ImportPlan> =>
    transact((stores) => planImport(stores, files, options));
}

/**
 * Does what a plan of that name said, all or nothing, by the steps of the editor: each is a version of the history and a line in the log of
 * the staff. Throws `changed_meanwhile` when the files and the shop no longer make that plan, and `too_many_articles`.
 */
export function createApplyImport({ transact, clock }: Deps) {
  return (editor: Editor, files: FiledTexts, options: ApplyOptions): Promise<ImportPlan> =>
    transact(async (stores) => {
      const plan = await planImport(stores, files, options);
      if (plan.name !== options.plan) throw new ShopError('changed_meanwhile');
      const taking = { editor, at: clock() };
      for (const text of plan.services) await takeService(stores, taking, text);
      for (const text of plan.articles) await takeArticle(stores, taking, text);
      return plan;
    });
}

async function takeService(stores: ImportStores, taking: Taking, text: PlannedService): Promise<void> {
  const textStores = { texts: stores.services, audit: stores.audit };
  const [first, ...rest] = text.writes;
  if (text.version > 0 || !first) return takeText(textStores, FILED_SERVICES, taking, text);
  await addService(stores, taking, text, first.content);
  await takeText(textStores, FILED_SERVICES, taking, { ...text, version: 1, writes: rest });
}

/** Adds a ritual that readers see at once. */
async function addService(stores: ImportStores, { editor, at }: Taking, { id, slug }: PlannedService, content: ServiceContent) {
  const isRow = await stores.serviceRows.add({ id, slug, articleUpdatedAt: at, ...content });
  if (!isRow) throw new ShopError('changed_meanwhile');
  const isText = await stores.services.add(id, { version: 1, event: 'published', content, at }, editor.userId);
  if (!isText) throw new ShopError('changed_meanwhile');
  const after = { version: 1, name: content.name, slug, ...SERVICES.logged?.(content), ...operatorOf(editor) };
  await stores.audit.record(editor, { action: 'service.published', subject: { kind: 'service', id }, before: null, after, at });
}

async function takeArticle(stores: ImportStores, taking: Taking, text: PlannedText<ArticleContent>): Promise<void> {
  const textStores = { texts: stores.articles, audit: stores.audit };
  const [first] = text.writes;
  if (text.version > 0 || !first) return takeText(textStores, FILED_ARTICLES, taking, text);
  await beginArticle(textStores, taking, text.id, first.content);
  await takeText(textStores, FILED_ARTICLES, taking, { ...text, version: 1 });
}

/** Saves and publishes, as an editor does it. */
async function takeText<Content extends object>(
  stores: TextStores<Content>,
  kind: FiledKind<Content>,
  { editor, at }: Taking,
  text: PlannedText<Content>,
): Promise<void> {
  let version = text.version;
  const take = async (step: Decide<Content>) => {
    await changeText(stores, { kind, editor, at }, text.id, version, step);
    version += 1;
  };
  for (const { stage, content } of text.writes) {
    const opened = await stores.texts.open(text.id);
    if (!opened || !haveSameFields(kind, opened.newest.content, content)) await take(saving(() => content));
    if (stage === 'published') await take(publishing(kind));
  }
}
