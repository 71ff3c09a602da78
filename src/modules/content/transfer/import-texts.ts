import type { WriteDeps } from '#kernel/deps.ts';
import { ShopError } from '#kernel/errors.ts';
import { beginArticle } from '../articles.ts';
import { changeText, type Editor, operatorOf, publishing, saving } from '../edit-texts.ts';
import type { TextStores } from '../ports.ts';
import { SERVICES, type ServiceContent } from '../services.ts';
import { haveSameFields } from './export-texts.ts';
import type { FiledTexts } from './filed-texts.ts';
import { FILED_ARTICLES, FILED_SERVICES, type FiledKind } from './kinds.ts';
import { type ImportOptions, type ImportPlan, planImport } from './plan-import.ts';
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
  return (editor: Editor, files: FiledTexts, options: ImportOptions & { readonly plan: string }): Promise<ImportPlan> =>
    transact(async (stores) => {
      const plan = await planImport(stores, files, options);
      if (plan.name !== options.plan) throw new ShopError('changed_meanwhile');
      const taking = { editor, at: clock() };
      for (const text of plan.services) await takeService(stores, taking, text);
      for (const text of plan.articles) await takeArticle(stores, taking, text);
      return plan;
    });
}

async function takeService(
  { services: texts, serviceRows, audit }: ImportStores,
  taking: Taking,
  text: ImportPlan['services'][number],
): Promise<void> {
  if (text.version > 0) return takeText({ texts, audit }, FILED_SERVICES, taking, text);
  const { id, slug, writes } = text;
  const { editor, at } = taking;
  const [first, ...rest] = writes;
  if (!first) return;
  const { content } = first;
  const isNew =
    (await serviceRows.add({ id, slug, articleUpdatedAt: at, ...content })) &&
    (await texts.add(id, { version: 1, event: 'published', content, at }, editor.userId));
  if (!isNew) throw new ShopError('changed_meanwhile');
  const after = { version: 1, name: content.name, slug, ...loggedOf(content), ...operatorOf(editor) };
  await audit.record(editor, { action: 'service.published', subject: { kind: 'service', id }, before: null, after, at });
  await takeText({ texts, audit }, FILED_SERVICES, taking, { ...text, version: 1, writes: rest });
}

const loggedOf = (content: ServiceContent) => SERVICES.logged?.(content) ?? {};

async function takeArticle(
  { articles: texts, audit }: ImportStores,
  taking: Taking,
  text: ImportPlan['articles'][number],
): Promise<void> {
  const [first] = text.writes;
  if (text.version > 0 || !first) return takeText({ texts, audit }, FILED_ARTICLES, taking, text);
  await beginArticle({ texts, audit }, taking, text.id, first.content);
  await takeText({ texts, audit }, FILED_ARTICLES, taking, { ...text, version: 1 });
}

/** Saves and publishes, as an editor does it. */
async function takeText<Content extends object>(
  stores: TextStores<Content>,
  kind: FiledKind<Content>,
  taking: Taking,
  { id, version: first, writes }: Pick<PlannedText<Content>, 'id' | 'version' | 'writes'>,
): Promise<void> {
  let version = first;
  for (const { stage, content } of writes) {
    const newest = (await stores.texts.open(id))?.newest.content;
    if (!newest || !haveSameFields(kind, newest, content))
      await changeText(
        stores,
        { kind, ...taking },
        id,
        version++,
        saving(() => content),
      );
    if (stage === 'published') await changeText(stores, { kind, ...taking }, id, version++, publishing(kind));
  }
}
