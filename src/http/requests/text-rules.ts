import type { FieldError } from '#kernel/errors.ts';
import { fieldErrors } from '../answers/broken-rules.ts';
import { readContract } from '../contract/contract-document.ts';
import { createFollow } from './references.ts';
import { createBodyValidators, findUnreadable } from './validation.ts';

interface ObjectSchema {
  readonly required: readonly string[];
  readonly properties: Readonly<Record<string, object>>;
}

type Check = (fields: object) => readonly FieldError[];

const WORD = { type: 'string', maxLength: 60, pattern: '^[a-z]+(-[a-z]+)*$' };
const EMBLEM = { type: 'string', maxLength: 100, pattern: String.raw`^/emblems/[a-z-]+\.svg$` };
const AUTHOR = { type: 'string', minLength: 1, maxLength: 120 };

/**
 * Checks of the texts that an editor imports as files: the contract's rules for what is written in the panel, and rules of their own for what
 * only files can set, which are ids, slugs, emblems, categories and authors.
 */
export function textRules() {
  const contract = readContract({ withSandbox: true });
  const { schemas } = (contract as unknown as { components: { schemas: Record<string, ObjectSchema> } }).components;
  const follow = createFollow(contract);
  const rulesOf = (name: string, onlyInFiles: Readonly<Record<string, object>>): Check => {
    const edit = follow(schemas[name]) as ObjectSchema;
    const required = [...new Set([...edit.required, ...Object.keys(onlyInFiles)])];
    return checkOf({ ...edit, required, properties: { ...edit.properties, ...onlyInFiles } });
  };
  const slug = follow(schemas.Slug) as object;
  return {
    services: rulesOf('ServiceEdit', { id: slug, slug, icon: WORD, image_url: EMBLEM }),
    articles: rulesOf('ArticleEdit', { id: slug, category: WORD, author: AUTHOR }),
  };
}

function checkOf(schema: object): Check {
  const validate = createBodyValidators()(schema);
  return (fields) => {
    if (!validate(fields)) return fieldErrors(validate.errors ?? []);
    const unreadable = findUnreadable(fields);
    return unreadable ? [{ path: unreadable, code: 'unreadable_text' }] : [];
  };
}
