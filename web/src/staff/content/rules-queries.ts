import type { components } from '#contract';
import { dataOf } from '../../api/client.ts';
import { keyOf } from '../../api/late/answer-query.ts';
import { useApi } from '../../api/provider.tsx';
import { type MessageKey, useI18n } from '../../i18n/i18n.tsx';
import { useTagged } from '../kit/forms/tagged.ts';

export type Rule = components['schemas']['MuhurtaRule'];
/** At what of a day a rule looks. */
export type RuleSubject = Rule['on'];

const PLACE = '/api/admin/services/{id}/muhurta-rules';

/** The rules of a ritual's days, and the ETag that a change asks for. */
export const useRules = (id: string) => useTagged(PLACE, { path: { id } });

/** How all rules of a ritual are stored as a change of those that were read. When somebody else was faster, the newest are read again. */
export function useRulesSetup(id: string) {
  const { t } = useI18n();
  const api = useApi();
  return {
    done: t('rules.saved'),
    shown: [keyOf(PLACE, { path: { id } })],
    store: (etag: string, items: readonly Rule[]) =>
      dataOf(api.PUT(PLACE, { params: { path: { id }, header: { 'If-Match': etag } }, body: { items: [...items] } })),
  };
}

/** What a rule may look at. */
export const SUBJECTS = ['tithi', 'nakshatra', 'vara', 'yoga', 'masa', 'adhika', 'festival', 'karana', 'hour'] as const;

/** What must be known before values are chosen. */
export const VALUE_HINTS: Readonly<Partial<Record<RuleSubject, MessageKey>>> = {
  masa: 'rules.masaHint',
  karana: 'rules.hoursHint',
  hour: 'rules.hoursHint',
};
