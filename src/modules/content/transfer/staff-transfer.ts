import type { Caller } from '#kernel/caller.ts';
import { ShopError } from '#kernel/errors.ts';
import { requirePermission } from '#kernel/permissions.ts';
import type { Editor } from '../edit-texts.ts';
import type { FiledTexts } from './filed-texts.ts';
import type { ApplyOptions, ImportOptions, ImportPlan } from './plan-import.ts';
import type { Refusal } from './plan-text.ts';

/** What a file holds. */
export interface ReadFile<Problem> {
  /** Complete only without problems. */
  readonly texts: FiledTexts;
  readonly problems: readonly Problem[];
  /** A refusal of the shop as a problem at its place in the file. */
  readonly problemOf: (refusal: Refusal) => Problem;
}

/** A plan that tells each refusal as a problem at its place in the file. */
export type FilePlan<Problem> = Omit<ImportPlan, 'refusals'> & { readonly problems: readonly Problem[] };

interface Deps<Problem> {
  readonly exportTexts: () => Promise<FiledTexts>;
  readonly planImport: (texts: FiledTexts, options: ImportOptions) => Promise<ImportPlan>;
  readonly applyImport: (editor: Editor, texts: FiledTexts, options: ApplyOptions) => Promise<ImportPlan>;
  readonly read: (file: Uint8Array) => Promise<ReadFile<Problem>>;
}

/** Rituals and articles as a file in the hands of the staff. Every call throws like `requirePermission`. */
export function createStaffTransfer<Problem>({ exportTexts, planImport, applyImport, read }: Deps<Problem>) {
  const oneFileAtATime = createOneAtATime();
  return {
    async exportTexts(caller: Caller): Promise<FiledTexts> {
      requirePermission(caller, 'content.write');
      return exportTexts();
    },
    /** Returns what an import would do, and does nothing. Throws `unavailable` while another file is read. */
    async planImport(caller: Caller, file: Uint8Array, options: ImportOptions): Promise<FilePlan<Problem>> {
      requirePermission(caller, 'content.write');
      return oneFileAtATime(async () => {
        const { texts, problems, problemOf } = await read(file);
        if (problems.length > 0) return { name: null, services: [], articles: [], unchanged: 0, problems };
        const { refusals, ...plan } = await planImport(texts, options);
        return { ...plan, problems: refusals.map(problemOf) };
      });
    },
    /**
     * Does what a plan of that name said, all or nothing. Throws `unavailable` while another file is read, and as `createApplyImport` does:
     * `changed_meanwhile` for a file with problems too, which makes no plan.
     */
    async applyImport(caller: Caller, file: Uint8Array, options: ApplyOptions): Promise<Omit<ImportPlan, 'refusals'>> {
      const editor = requirePermission(caller, 'content.write');
      return oneFileAtATime(async () => {
        const { texts, problems } = await read(file);
        if (problems.length > 0) throw new ShopError('changed_meanwhile');
        return applyImport(editor, texts, options);
      });
    },
  };
}

/** Runs one work at a time, because reading a file takes a whole processor and much memory. Throws `unavailable` for a second one. */
function createOneAtATime() {
  let isBusy = false;
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (isBusy) throw new ShopError('unavailable');
    isBusy = true;
    try {
      return await work();
    } finally {
      isBusy = false;
    }
  };
}
