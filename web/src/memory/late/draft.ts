/**
 * The values of a draft as the form has them today: what a former version of the shop kept of other fields, or as other kinds of values, is
 * left out.
 */
export function filled<Values extends object>(kept: object, blank: Values): Values {
  const kinds = new Map(Object.entries(blank).map(([name, value]) => [name, kindOf(value)]));
  const fits = ([name, value]: [string, unknown]) => kinds.get(name) === kindOf(value);
  return { ...blank, ...Object.fromEntries(Object.entries(kept).filter(fits)) };
}

const kindOf = (value: unknown) => (Array.isArray(value) ? 'list' : typeof value);
