import { isTexts, json } from '../remembered.ts';
import { draft } from './draft.ts';
import { isSame } from './merge-record.ts';

/** What was typed into the customer's form that was open last and not yet sent: `of` holds the form's name, with what it is about; `base` the JSON of what its fields had held. */
export const formDraft = draft('form-draft', isTexts);

/** What was typed into this form; undefined when another form was open last. */
export function typedInto(formName: string): Record<string, string> | undefined {
  return typedOver(formName)?.values;
}

/** The same over a record, with what its fields had held: `base` is missing where nothing was stored, or in drafts of a former version. */
export function typedOver(formName: string) {
  const { of: lastForm, base = null, ...values } = formDraft.read() ?? {};
  return lastForm === formName ? { values, base: parseTexts(base) } : undefined;
}

const parseTexts = json(isTexts);

type Texts = Readonly<Record<string, string>>;

export function keepTyped(formName: string, values: Texts, base?: Texts): void {
  formDraft.keep({ ...values, ...(base && { base: JSON.stringify(base) }), of: formName });
}

/** Keeps what was typed over a record, whose fields hold `base`; forgets it once the fields say again what the record says. */
export function keepTypedOver(formName: string, values: Texts, base: Texts): void {
  if (!isSame(values, base)) keepTyped(formName, values, base);
  else if (typedOver(formName)) forgetTyped();
}

export const forgetTyped = formDraft.forget;
