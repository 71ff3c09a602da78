import { isTexts } from '../remembered.ts';
import { draft } from './draft.ts';

/** What was typed into the customer's form that was open last and not yet sent: `of` holds the form's name, with what it is about. */
export const formDraft = draft('form-draft', isTexts);

/** What was typed into this form; undefined when another form was open last. */
export function typedInto(formName: string): Record<string, string> | undefined {
  const { of: lastForm, ...typed } = formDraft.read() ?? {};
  return lastForm === formName ? typed : undefined;
}

export function keepTyped(formName: string, values: Readonly<Record<string, string>>): void {
  formDraft.keep({ ...values, of: formName });
}

export const forgetTyped = formDraft.forget;
