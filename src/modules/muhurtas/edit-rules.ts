import type { Caller } from '#kernel/caller.ts';
import type { WriteDeps } from '#kernel/deps.ts';
import { ShopError } from '#kernel/errors.ts';
import { inAllLanguages, trimWords } from '#kernel/language.ts';
import { requirePermission } from '#kernel/permissions.ts';
import { changeSetting, type Setting } from '#modules/settings/index.ts';
import type { MuhurtaRulesReader, MuhurtaRulesTransact } from './ports.ts';
import { checkRules, type MuhurtaRule } from './rule.ts';

interface ServiceDeps {
  /** Tells whether there is such a ritual, shown or not. */
  readonly isService: (id: string) => Promise<boolean>;
}

/** Returns the rules of a ritual's days. Throws like `requirePermission`, and `not_found`. */
export function createViewMuhurtaRules({ muhurtaRules, isService }: ServiceDeps & { readonly muhurtaRules: MuhurtaRulesReader }) {
  return async (caller: Caller, serviceId: string): Promise<Setting<readonly MuhurtaRule[]>> => {
    requirePermission(caller, 'content.write');
    if (!(await isService(serviceId))) throw new ShopError('not_found');
    return muhurtaRules.newest(serviceId);
  };
}

interface EditDeps extends WriteDeps<MuhurtaRulesTransact>, ServiceDeps {}

/**
 * Replaces the rules of which the editor has read `version`; readers see them at once, and the history keeps what stood there. Throws like
 * `requirePermission` and `checkRules`; `not_found`, `changed_meanwhile`.
 */
export function createEditMuhurtaRules({ isService, ...deps }: EditDeps) {
  return async (caller: Caller, serviceId: string, version: number, edited: readonly MuhurtaRule[]): Promise<void> => {
    const staff = requirePermission(caller, 'content.write');
    if (!(await isService(serviceId))) throw new ShopError('not_found');
    const value = edited.map(({ text, source, ...rule }) => ({ ...rule, text: trimWords(text), source: trimWords(source) }));
    checkRules(value);
    const change = { staff, version, value };
    await changeSetting(deps, ({ muhurtaRules }) => muhurtaRules.of(serviceId), change, {
      action: 'service.muhurta_rules_changed',
      subject: { kind: 'service', id: serviceId },
      fieldsOf: (rules, others) => ({ rules: linesOnlyIn(rules, others) }),
    });
  };
}

/** The rules that only the first list has, each as a line: the log of the staff shows what a change removed and what it added. */
function linesOnlyIn(rules: readonly MuhurtaRule[], others: readonly MuhurtaRule[]): string[] {
  const known = new Set(others.map(lineOf));
  return rules.map(lineOf).filter((line) => !known.has(line));
}

function lineOf({ on, values, weight, text, source }: MuhurtaRule): string {
  const sign = weight > 0 ? '+' : '';
  return `${on} ${values.join(', ')} (${sign}${weight}): ${inAllLanguages(text)} (${inAllLanguages(source)})`;
}
