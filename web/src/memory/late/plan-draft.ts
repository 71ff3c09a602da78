import { isRecord, isTexts, json, remembered } from '../remembered.ts';

interface PlanDraft {
  /** The customer who typed. */
  readonly userId: string;
  /** Texts by the names of the form's fields. */
  readonly values: Record<string, string | undefined>;
}

/** What was typed into the plan's form and not yet saved. */
export const planDraft = remembered({
  key: 'plan-draft',
  where: 'tab',
  personal: true,
  parse: json(isDraft),
});

function isDraft(value: unknown): value is PlanDraft {
  return isRecord(value) && typeof value.userId === 'string' && isTexts(value.values);
}
