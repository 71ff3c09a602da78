import type { FastifyError } from 'fastify';
import type { FieldCode, FieldError } from '#kernel/errors.ts';
import { FIRST_LANGUAGE } from '#kernel/language.ts';
import { FIELD_WORDS } from '#words/field-rules.ts';
import { namesAlong } from '../requests/references.ts';

/** A rule of the contract's schemas that a request breaks, as Ajv reports it. */
type BrokenRule = NonNullable<FastifyError['validation']>[number];

const MOST_FIELD_ERRORS = 50;

/** How the path of a field begins, by the part of the request; in the body and in the parameters of the address with the field itself. */
const PATH_OF_CONTEXT: Readonly<Record<string, readonly string[]>> = { querystring: ['query'], headers: ['headers'] };

/** The first broken rule of each field: an empty name is also too short and of the wrong form, and one of these messages is enough. */
export function fieldErrors(broken: readonly BrokenRule[], context?: FastifyError['validationContext']): FieldError[] {
  const beginning = PATH_OF_CONTEXT[context ?? 'body'] ?? [];
  const byField = new Map<string, FieldError>();
  // The first broken rule on names that senders choose, with its bound.
  let ruleOnNames = '';
  for (const rule of broken) {
    const { keyword, params } = rule;
    // A fault of a name that the sender chose is reported for its object, by the rule on names, which Ajv reports next.
    if ('propertyName' in rule) {
      ruleOnNames ||= `${keyword} ${params.limit ?? params.pattern}`;
      continue;
    }
    const path = [...beginning, ...pathOf(rule)];
    const field = path.join('/');
    if (byField.has(field)) continue;
    byField.set(field, { path, code: codeOfRule(keyword), ...boundOf(keyword, { ...params, ruleOnNames }) });
  }
  return [...byField.values()].slice(0, MOST_FIELD_ERRORS);
}

/** The path of the field that breaks a rule; a field that is missing or should not be there is named by the rule. */
function pathOf({ instancePath, params }: BrokenRule): string[] {
  const path = namesAlong(instancePath);
  const name = params.missingProperty ?? params.additionalProperty;
  return typeof name === 'string' ? [...path, name] : path;
}

/** The bound that was broken, where the words of the rule do not name it already. */
function boundOf(
  keyword: string,
  { limit, allowedValues, type, format, pattern, ruleOnNames }: BrokenRule['params'],
): Pick<FieldError, 'names'> {
  if (keyword === 'enum' && Array.isArray(allowedValues)) return { names: allowedValues.map(String).join(', ') };
  if (keyword === 'pattern') return { names: String(pattern) };
  if (keyword === 'propertyNames') return { names: String(ruleOnNames) };
  if (keyword === 'format') return { names: String(format) };
  if (keyword === 'type') return { names: String(type).replaceAll(',', ', ') };
  if (limit === undefined) return {};
  const isInWords = limit === 1 && ['minItems', 'minProperties'].includes(keyword);
  return isInWords ? {} : { names: String(limit) };
}

/** The code of a schema's keyword, which is the keyword in lower case; `invalid` for a keyword without a code. */
function codeOfRule(keyword: string): FieldCode {
  // Programs know the code by the keyword of the contract's first version.
  if (keyword === 'x-decimals') return 'multipleof';
  const code = keyword.toLowerCase();
  return code in FIELD_WORDS[FIRST_LANGUAGE] ? (code as FieldCode) : 'invalid';
}
