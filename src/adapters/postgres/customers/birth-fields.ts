/** What a profile, a person of a circle and an invited person say of a birth; each of their tables has these columns. */
export const BIRTH_FIELDS = [
  'birthDate',
  'birthTime',
  'isTimeUncertain',
  'birthPlace',
  'birthNakshatra',
  'birthRashi',
  'gotra',
  'isGotraUnknown',
] as const;
