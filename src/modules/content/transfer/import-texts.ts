import type { WriteDeps } from '#kernel/deps.ts';
import { ShopError } from '#kernel/errors.ts';
import { addDraft } from '../add-draft.ts';
import type { ArticleContent } from '../articles.ts';
import { type Authorship, changeText, type Decide, type Editor, operatorOf, publishing, saving } from '../edit-texts.ts';
import type { TextStores } from '../ports.ts';
import { SERVICES, type ServiceContent } from '../services.ts';
import { haveSameFields } from './export-texts.ts';
import type { FiledTexts } from './filed-texts.ts';
import { FILED_ARTICLES, FILED_SERVICES, type FiledKind } from './kinds.ts';
import { type ApplyOptions, type ImportOptions, type ImportPlan, type PlannedService, planImport } from './plan-import.ts';
import type { PlannedText } from './plan-text.ts';
import type { ImportStores, ImportTransact } from './ports.ts';

type Deps = WriteDeps<ImportTransact>;

/** Returns what an import would do, and does nothing. */
export function createPlanImport({ transact }: Pick<Deps, 'transact'>) {
  return (files: FiledTexts, options: ImportOptions): Promise<ImportPlan> =>
    transact((stores) => planImport(stores, files, options));
}

/**
 * Does what a plan of that name said, all or nothing, by the steps of the editor, but a new ritual is shown at once: each step is a version
 * of the history and a line in the log of the staff. Throws `changed_meanwhile` when the files and the shop no longer make that plan, also
 * where somebody else takes the id or the slug of a new ritual in the same moment, `slug_taken` where it is one of an article or of a ritual
 * that is published, and `too_many_articles`.
 */
export function createApplyImport({ transact, clock }: Deps) {
  return (editor: Editor, files: FiledTexts, options: ApplyOptions): Promise<ImportPlan> =>
    transact(async (stores) => {
      const plan = await planImport(stores, files, options);
      if (plan.name !== options.plan) throw new ShopError('changed_meanwhile');
      const authorship = { editor, at: clock() };
      for (const text of plan.services) await takeService(stores, authorship, text);
      for (const text of plan.articles) await takeArticle(stores, authorship, text);
      return plan;
    });
}

async function takeService(stores: ImportStores, authorship: Authorship, text: PlannedService): Promise<void> {
  const textStores = { texts: stores.services, audit: stores.audit };
  const [first, ...rest] = text.writes;
  if (text.version > 0 || !first) return takeText(textStores, FILED_SERVICES, authorship, text);
  await addService(stores, authorship, text, first.content);
  await takeText(textStores, FILED_SERVICES, authorship, { ...text, version: 1, writes: rest });
}

/** Adds a ritual that readers see at once. */
async function addService(
  stores: ImportStores,
  { editor, at }: Authorship,
  { id, slug }: PlannedService,
  content: ServiceContent,
) {
  const isNewRow = await stores.serviceRows.add({ id, slug, articleUpdatedAt: at, ...content });
  if (!isNewRow) throw new ShopError('changed_meanwhile');
  const isNewText = await stores.services.add(id, { version: 1, event: 'published', content, at }, editor.userId);
  if (!isNewText) throw new ShopError('changed_meanwhile');
  const after = { version: 1, name: content.name, slug, ...SERVICES.loggedFields?.(content), ...operatorOf(editor) };
  await stores.audit.record(editor, { action: 'service.published', subject: { kind: 'service', id }, before: null, after, at });
}

async function takeArticle(stores: ImportStores, authorship: Authorship, text: PlannedText<ArticleContent>): Promise<void> {
  const textStores = { texts: stores.articles, audit: stores.audit };
  const [first] = text.writes;
  if (text.version > 0 || !first) return takeText(textStores, FILED_ARTICLES, authorship, text);
  // The draft saves the first content, which `takeText` then finds and does not save again.
  await addDraft(textStores, FILED_ARTICLES, authorship, { id: text.id, content: first.content });
  await takeText(textStores, FILED_ARTICLES, authorship, { ...text, version: 1 });
}

/** Saves and publishes, as an editor does it. */
async function takeText<Content extends object>(
  stores: TextStores<Content>,
  kind: FiledKind<Content>,
  authorship: Authorship,
  text: PlannedText<Content>,
): Promise<void> {
  let version = text.version;
  const makeVersion = async (step: Decide<Content>) => {
    await changeText(stores, kind, authorship, text.id, version, step);
    version += 1;
  };
  for (const { stage, content } of text.writes) {
    const opened = await stores.texts.find(text.id);
    if (!opened || !haveSameFields(kind, opened.newest.content, content)) await makeVersion(saving(() => content));
    if (stage === 'published') await makeVersion(publishing(kind));
  }
}
