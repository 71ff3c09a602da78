import { hashKey, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';

interface Person<Answer> {
  /** The query that tells who is here. */
  readonly queryKey: QueryKey;
  /** Who that is; undefined for an answer by which nobody else has come. */
  readonly personOf: (answer: Answer) => string | undefined;
  /** The first parts of the keys of answers that are the same for everybody. */
  readonly forEverybody?: readonly string[];
}

/**
 * Whoever comes next must not find what the shop has told somebody else: when the shop names another person, all answers leave the cache before
 * anything is drawn anew. What `personOf` names when a session has ended decides whether the page of it stays.
 */
export function useAnswersOfOnePerson<Answer>({ queryKey, personOf, forEverybody = [] }: Person<Answer>): void {
  const queryClient = useQueryClient();
  const queryHash = hashKey(queryKey);
  const whoIsHere = useEffectEvent(() => {
    const answer = queryClient.getQueryData<Answer>(queryKey);
    return answer === undefined ? undefined : personOf(answer);
  });
  const forget = useEffectEvent(() =>
    queryClient.removeQueries({
      predicate: (query) => query.queryHash !== queryHash && !forEverybody.some((name) => name === query.queryKey[0]),
    }),
  );
  useEffect(() => {
    let last = whoIsHere();
    return queryClient.getQueryCache().subscribe(({ type, query }) => {
      const person = type === 'updated' && query.queryHash === queryHash ? whoIsHere() : undefined;
      if (person === undefined || person === last) return;
      if (last !== undefined) forget();
      last = person;
    });
  }, [queryClient, queryHash]);
}
