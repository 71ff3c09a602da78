import { isTexts } from '../remembered.ts';
import { draft } from './draft.ts';

/** What was typed into the customer's form that was open last and not yet sent: `of` names the form and what it is about. */
export const formDraft = draft('form-draft', isTexts);

/** What was typed into this form before; undefined when it was another. */
export function typedInto(of: string): Record<string, string> | undefined {
  const { of: last, ...typed } = formDraft.read() ?? {};
  return last === of ? typed : undefined;
}

export const keepTyped = (of: string, values: Readonly<Record<string, string>>) => formDraft.keep({ ...values, of });
export const forgetTyped = formDraft.forget;
