import type { components } from '#contract';
import { type Api, dataOf } from '../../api/client.ts';
import { nullIf } from '../../api/error.ts';
import { answerQuery } from '../../api/late/answer-query.ts';
import { isMissing } from '../../api/late/refusals.ts';
import { useApi } from '../../api/provider.tsx';
import { useI18n } from '../../i18n/i18n.tsx';
import { useChange } from '../../page/late/use-change.ts';
import { toast } from '../../ui/toast.tsx';
import { failureText } from '../failures.ts';
import type { Person, PersonInput } from './person-values.ts';

export type Circle = components['schemas']['Circle'];

/** The customer's circle, and who takes part in the plan. */
export const peopleQuery = (api: Api) => answerQuery(api, '/api/participants');

export interface PersonToSave {
  id: string;
  /** Undefined for somebody new. */
  version: number | undefined;
  body: PersonInput;
}

/** Saves somebody of the circle. */
export function useSavePerson<Sent extends PersonToSave>(onSaved?: (person: Person, sent: Sent) => void) {
  const { t } = useI18n();
  return useChange({
    ...useCircleChange(),
    send: (api, { id, version, body }: Sent) => {
      const params = { path: { id }, ...(version ? { header: { 'If-Match': `"${version}"` } } : {}) };
      return dataOf(api.PUT('/api/participants/{id}', { params, body }));
    },
    onDone: (person, sent) => {
      toast({ title: t('people.saved'), description: person.name, kind: 'success' });
      onSaved?.(person, sent);
    },
  });
}

/** Forgets somebody of the circle. */
export function useForgetPerson(onDone: () => void) {
  const { t } = useI18n();
  return useChange({
    ...useCircleChange(),
    send: (api, { id, version }: Pick<Person, 'id' | 'version'>) =>
      api
        .DELETE('/api/participants/{id}', { params: { path: { id }, header: { 'If-Match': `"${version}"` } } })
        .catch(nullIf(isMissing)),
    done: t('people.forgotten'),
    onDone,
  });
}

/** What follows a change of the circle: it and the plan are read anew, and a failure is told. */
export function useCircleChange() {
  const { t } = useI18n();
  return {
    refreshes: [['/api/ritual-plans'], peopleQuery(useApi()).queryKey],
    failed: t('account.error'),
    failedText: (error: Error) => failureText(error, t('people.notSaved')),
  };
}
