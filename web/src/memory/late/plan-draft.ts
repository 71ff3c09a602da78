import { isRecord, isTexts } from '../remembered.ts';
import { draft } from './draft.ts';

interface PlanDraft {
  /** The customer who typed. */
  readonly userId: string;
  /** Texts by the names of the form's fields. */
  readonly values: Record<string, string | undefined>;
}

/** What was typed into the plan's form and not yet saved. */
export const planDraft = draft('plan-draft', isDraft);

function isDraft(value: unknown): value is PlanDraft {
  return isRecord(value) && typeof value.userId === 'string' && isTexts(value.values);
}
