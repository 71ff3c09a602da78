/**
 * How both drivers read values, by the number of PostgreSQL's type: bigint as a number, since no sum of cents or count leaves a double,
 * timestamptz as Date, and date as the text YYYY-MM-DD, which never goes through a time zone. numeric stays text.
 */
export const VALUE_PARSERS: Readonly<Record<number, (text: string) => unknown>> = {
  20: Number,
  1082: (text) => text,
  1184: (text) => new Date(text),
};
