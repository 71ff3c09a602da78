/** The checkboxes of a form with birth data. */
export interface BirthBoxes {
  isTimeUncertain: boolean;
  isGotraUnknown: boolean;
  /** The consent to use the birth data; it is given anew with what is sent. */
  consent: boolean;
}

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
export function birthRequest<Texts extends Readonly<Record<'birthTime' | 'gotra', string>>>(
  texts: Texts,
  boxes: Omit<BirthBoxes, 'consent'>,
) {
  const trimmed = Object.fromEntries(Object.entries(texts).map(([field, text]) => [field, text.trim()])) as Texts;
  return {
    ...trimmed,
    isTimeUncertain: boxes.isTimeUncertain && trimmed.birthTime ? 'true' : '',
    isGotraUnknown: boxes.isGotraUnknown && !trimmed.gotra ? 'true' : '',
  } as const;
}
