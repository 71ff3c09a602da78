import type { FieldError } from '#kernel/errors.ts';
import { type BrokenRule, fieldErrors } from '../answers/broken-rules.ts';
import { type ContractDocument, readContract } from '../contract/contract.ts';
import { createFollow } from './references.ts';
import { createValidatorCompiler, findUnreadable } from './validation.ts';

interface ObjectSchema {
  readonly required: readonly string[];
  readonly properties: Readonly<Record<string, object>>;
}

type Check = (fields: object) => readonly FieldError[];

const WORD = { type: 'string', maxLength: 60, pattern: '^[a-z]+(-[a-z]+)*$' };
const EMBLEM = { type: 'string', maxLength: 100, pattern: String.raw`^/emblems/[a-z-]+\.svg$` };

/** The rules of the contract for what editors write, with those for what only files hold: ids, slugs, emblems, authors. */
export function textRules(contract: ContractDocument = readContract({ withSandbox: true })) {
  const { schemas } = (contract as unknown as { components: { schemas: Record<string, ObjectSchema> } }).components;
  const follow = createFollow(contract);
  const rulesOf = (name: string, beside: Readonly<Record<string, object>>): Check => {
    const edit = follow(schemas[name]) as ObjectSchema;
    const required = [...new Set([...edit.required, ...Object.keys(beside)])];
    return checkOf({ ...edit, required, properties: { ...edit.properties, ...beside } });
  };
  const address = follow(schemas.Slug) as object;
  const author = { type: 'string', minLength: 1, maxLength: 120 };
  return {
    services: rulesOf('ServiceEdit', { id: address, slug: address, icon: WORD, image_url: EMBLEM }),
    articles: rulesOf('ArticleEdit', { id: address, category: WORD, author }),
  };
}

/** What the compiler makes: a function that leaves its errors at itself. */
type Validator = ((part: unknown) => boolean) & { readonly errors: readonly BrokenRule[] | null };

function checkOf(schema: object): Check {
  const validate = createValidatorCompiler()({ schema, httpPart: 'body', method: 'PUT', url: '' }) as unknown as Validator;
  return (fields) => {
    if (!validate(fields)) return fieldErrors(validate.errors ?? []);
    const unreadable = findUnreadable(fields);
    return unreadable ? [{ path: unreadable, code: 'unreadable_text' }] : [];
  };
}
