import type { components } from '#contract';
import { dataOf } from '../../api/client.ts';
import { type Answer, keyOf } from '../../api/late/answer-query.ts';
import { useApi } from '../../api/provider.tsx';
import { type MessageKey, useI18n } from '../../i18n/i18n.tsx';
import { type Tagged, useTagged } from '../kit/forms/tagged.ts';

export type Rule = components['schemas']['MuhurtaRule'];
/** The side of a day at which a rule looks, such as its tithi. */
export type RuleSubject = Rule['on'];

const RULES = '/api/admin/services/{id}/muhurta-rules';

/** The rules of a ritual, with the ETag that a change needs. */
export type OpenedRules = Tagged<Answer<typeof RULES>>;

export const useRules = (id: string) => useTagged(RULES, { path: { id } });

/** How a form stores the rules of a ritual, which are stored as a whole. The shop refuses when they have changed since they were read. */
export function useRulesSetup(id: string) {
  const { t } = useI18n();
  const api = useApi();
  return {
    done: t('rules.saved'),
    refreshes: [keyOf(RULES, { path: { id } })],
    store: (etag: string, items: readonly Rule[]) => {
      const params = { path: { id }, header: { 'If-Match': etag } };
      return dataOf(api.PUT(RULES, { params, body: { items: [...items] } }));
    },
  };
}

/** What a rule may look at. */
export const SUBJECTS = ['tithi', 'nakshatra', 'vara', 'yoga', 'masa', 'adhika', 'festival', 'karana', 'hour'] as const;

/** What somebody must know before they choose the values of a rule. */
export const VALUE_HINTS: Readonly<Partial<Record<RuleSubject, MessageKey>>> = {
  masa: 'rules.masaHint',
  karana: 'rules.hoursHint',
  hour: 'rules.hoursHint',
};

/** A weight with its sign: '+3', '−2'. */
export const weightText = (weight: Rule['weight']) => (weight > 0 ? `+${weight}` : `−${-weight}`);
