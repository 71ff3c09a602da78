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

/**
 * Types whose own parsers the embedded database keeps: the arrays that statements return, since an array of any other type would come as text;
 * and smallint, because an array is read by the parser of its elements. (Text needs none.)
 */
export const KEPT_PARSERS = [SMALLINT, SMALLINT_ARRAY, TEXT_ARRAY];
