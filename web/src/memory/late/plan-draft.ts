import { isTexts } from '../remembered.ts';
import { draft } from './draft.ts';
import { isText, optional, recordOf } from './shapes.ts';

interface PlanDraft {
  /** The customer who typed. */
  readonly userId: string;
  /** Texts by the names of the form's fields. */
  readonly values: Record<string, string>;
  /** What the plan said when they were typed; missing in drafts of a former version of the shop. */
  readonly base?: Record<string, string> | undefined;
}

/** What was typed into the plan's form and not yet saved. */
export const planDraft = draft('plan-draft', recordOf<PlanDraft>({ userId: isText, values: isTexts, base: optional(isTexts) }));
