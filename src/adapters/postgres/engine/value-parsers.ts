/** The numbers (OIDs) of PostgreSQL's types. */
const BIGINT = 20;
const DATE = 1082;
const TIMESTAMPTZ = 1184;
const SMALLINT = 21;
const SMALLINT_ARRAY = 1005;
const TEXT_ARRAY = 1009;

/**
 * How both drivers read values, by the number of their type: bigint as a number, since every sum of cents and every count fits into a
 * double; timestamptz as Date; and date as the text YYYY-MM-DD, which never goes through a time zone. numeric stays text.
 */
export const VALUE_PARSERS: Readonly<Record<number, (text: string) => unknown>> = {
  [BIGINT]: Number,
  [DATE]: (text) => text,
  [TIMESTAMPTZ]: (text) => new Date(text),
};

/** The arrays that statements return, with their elements: of any other type the embedded database gives an array as text. */
export const ARRAY_TYPES = [SMALLINT, SMALLINT_ARRAY, TEXT_ARRAY];
