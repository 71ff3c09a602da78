import { hashKey, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { forgetPerson, isOfAnother, welcomePerson } from '../../memory/late/forget-person.ts';
import { personOfDevice } from '../../memory/late/person.ts';
import { signedIn } from '../../memory/signed-in.ts';

interface Person<Answer> {
  /** The query that tells who is here. */
  readonly queryKey: QueryKey;
  /**
   * Id of that user. Empty for nobody, or somebody whom the answer does not name: the answers of the last person go, and what was typed stays in
   * the tab. Undefined leaves both, as where the last person is about to sign in again.
   */
  readonly personOf: (answer: Answer) => string | undefined;
  /** The first parts of the keys of answers that are the same for everybody. */
  readonly forEverybody?: readonly string[];
}

/**
 * Hides from each person what the shop told the last one, and what the last one typed. When the shop names another person, all answers that
 * are not for everybody leave the cache, and the memory of this tab is emptied, before anything is drawn anew.
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
    let last: string | undefined;
    const meet = () => {
      const person = whoIsHere();
      if (person === undefined || person === last) return;
      // Somebody may have come while no page looked: the tab then knows who was here.
      if (last !== undefined || isOfAnother(person)) forget();
      last = person;
      if (person) welcomePerson(person);
    };
    meet();
    return queryClient.getQueryCache().subscribe(({ type, query }) => {
      if (type === 'updated' && query.queryHash === queryHash) meet();
    });
  }, [queryClient, queryHash]);
}

/**
 * Another tab may sign out, let somebody else in, or notice that the session has ended, also while this one shows no page that notices: `follow`
 * then asks the server again. What was typed in this tab goes only when its person has left: has signed out or was followed by another.
 */
export function useFollowOtherTabs(follow: (hasLeft: boolean) => void): void {
  const notice = useEffectEvent(() => {
    const hasLeft = isOfAnother(personOfDevice.read());
    if (hasLeft) forgetPerson('tab');
    follow(hasLeft);
  });
  useEffect(() => {
    notice();
    const stops = [signedIn, personOfDevice].map((thing) => thing.watchOtherTabs(() => notice()));
    return () => {
      for (const stop of stops) stop();
    };
  }, []);
}
