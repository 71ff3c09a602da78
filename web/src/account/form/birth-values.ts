/** The checkboxes of a form with birth data. */
export interface BirthBoxes {
  isTimeUncertain: boolean;
  isGotraUnknown: boolean;
  /** The consent to use the birth data; it is given anew with what is sent. */
  consent: boolean;
}

type Boxes = Omit<BirthBoxes, 'consent'>;
/** What a form with birth data holds in these fields, and in the boxes beside two of them. */
export type BirthValues<Field extends string> = { readonly [Name in Field | 'birthTime' | 'gotra']?: string | undefined } & Boxes;

/** The texts of these fields in a record; empty for what the record lacks. */
export function textsOf<Field extends string>(
  fields: readonly Field[],
  record: { readonly [Name in Field]?: string | undefined },
): Record<Field, string> {
  return Object.fromEntries(fields.map((field) => [field, record[field] ?? ''])) as Record<Field, string>;
}

/** The boxes that a stored record has ticked. */
export function boxesOf(record: { readonly isTimeUncertain?: string; readonly isGotraUnknown?: string }): BirthBoxes {
  return {
    isTimeUncertain: record.isTimeUncertain === 'true',
    isGotraUnknown: record.isGotraUnknown === 'true',
    consent: false,
  };
}

/**
 * The texts and boxes as the API takes them, without blanks around the texts. A time of birth that is not given cannot be uncertain, and a
 * gotra that is given is not unknown.
 */
export function birthRequest<Texts extends Readonly<Record<'birthTime' | 'gotra', string>>>(texts: Texts, boxes: Boxes) {
  const trimmed = Object.fromEntries(Object.entries(texts).map(([field, text]) => [field, text.trim()])) as Texts;
  return {
    ...trimmed,
    isTimeUncertain: boxes.isTimeUncertain && trimmed.birthTime ? 'true' : '',
    isGotraUnknown: boxes.isGotraUnknown && !trimmed.gotra ? 'true' : '',
  } as const;
}

/** The fields of a form that say something else than those of another; of a box the field beside which it stands. */
export function differingFields<Field extends string>(
  fields: readonly Field[],
  values: BirthValues<Field>,
  others: BirthValues<Field>,
): Field[] {
  const requestOf = (form: BirthValues<Field>) =>
    birthRequest(textsOf<Field | 'birthTime' | 'gotra'>([...fields, 'birthTime', 'gotra'], form), form);
  const [some, other] = [requestOf(values), requestOf(others)];
  const boxes: Partial<Record<string, boolean>> = {
    birthTime: some.isTimeUncertain !== other.isTimeUncertain,
    gotra: some.isGotraUnknown !== other.isGotraUnknown,
  };
  return fields.filter((field) => boxes[field] || some[field] !== other[field]);
}
