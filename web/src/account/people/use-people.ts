import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { components } from '#contract';
import { type Api, dataOf } from '../../api/client.ts';
import { answerQuery } from '../../api/late/answer-query.ts';
import { useApi } from '../../api/provider.tsx';
import { useI18n } from '../../i18n/i18n.tsx';
import { toast } from '../../ui/toast.tsx';
import { failureText, isMissing, isOvertaken } from '../failures.ts';
import type { Person, PersonInput } from './person-values.ts';

export type Circle = components['schemas']['Circle'];

/** The customer's circle, and who takes part in the plan. */
export const peopleQuery = (api: Api) => answerQuery(api, '/api/participants');

interface PersonToSave {
  id: string;
  /** Undefined for somebody new. */
  version: number | undefined;
  body: PersonInput;
}

/** Saves somebody of the circle. When another device has saved or forgotten them meanwhile, the circle is read anew. */
export function useSavePerson(onSaved?: () => void) {
  const { t } = useI18n();
  const api = useApi();
  const { readAnew, tellFailure } = useAfterChange();
  return useMutation({
    mutationFn: ({ id, version, body }: PersonToSave) => {
      const params = { path: { id }, ...(version ? { header: { 'If-Match': `"${version}"` } } : {}) };
      return dataOf(api.PUT('/api/participants/{id}', { params, body }));
    },
    onSuccess: async (person) => {
      await readAnew();
      toast({ title: t('people.saved'), description: person.name, kind: 'success' });
      onSaved?.();
    },
    onError: tellFailure,
  });
}

/** Forgets somebody of the circle. */
export function useForgetPerson(onDone: () => void) {
  const { t } = useI18n();
  const api = useApi();
  const { readAnew, tellFailure } = useAfterChange();
  return useMutation({
    mutationFn: ({ id, version }: Pick<Person, 'id' | 'version'>) => {
      const params = { path: { id }, header: { 'If-Match': `"${version}"` } };
      return api.DELETE('/api/participants/{id}', { params });
    },
    onSuccess: async () => {
      await readAnew();
      toast({ title: t('people.forgotten'), kind: 'success' });
      onDone();
    },
    onError: tellFailure,
  });
}

/** What follows a change of the circle: it and the plan are read anew, and a failure is told. */
function useAfterChange() {
  const { t } = useI18n();
  const api = useApi();
  const queryClient = useQueryClient();
  const readAnew = async () => {
    void queryClient.invalidateQueries({ queryKey: ['/api/ritual-plans'] });
    await queryClient.invalidateQueries({ queryKey: peopleQuery(api).queryKey });
  };
  return {
    readAnew,
    tellFailure: (error: Error) => {
      if (isOvertaken(error) || isMissing(error)) void readAnew();
      toast({ title: t('account.error'), description: failureText(error, t('people.notSaved')), kind: 'error' });
    },
  };
}
