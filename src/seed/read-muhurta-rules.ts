import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { inEachLanguage, type Language } from '#kernel/language.ts';
import type { MuhurtaRule } from '#modules/muhurtas/index.ts';

type Written = Pick<MuhurtaRule, 'on' | 'values' | 'weight'> &
  Record<Language, { readonly text: string; readonly source: string }>;

/** The rules of good days that a new shop opens with, by the ritual's id. Throws when the file is missing or is not YAML. */
export function readMuhurtaRules(): ReadonlyMap<string, readonly MuhurtaRule[]> {
  const source = readFileSync(new URL('services/muhurtas.yaml', import.meta.url), 'utf8');
  // `merge`: a rule of the file takes fields of another by `<<`.
  const { rituals } = parse(source, { merge: true }) as { readonly rituals: Record<string, readonly Written[]> };
  return new Map(Object.entries(rituals).map(([id, rules]) => [id, rules.map(ruleOf)]));
}

function ruleOf({ on, values, weight, ...words }: Written): MuhurtaRule {
  return {
    on,
    values,
    weight,
    text: inEachLanguage((language) => words[language].text),
    source: inEachLanguage((language) => words[language].source),
  };
}
