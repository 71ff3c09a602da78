import { useQueryClient } from '@tanstack/react-query';
import { currentUserQuery } from '../api/late/current-user.ts';
import { isSignedOut } from '../api/late/refusals.ts';
import { useApi } from '../api/provider.tsx';
import { type Change, useChange } from '../page/late/use-change.ts';
import type { CustomerProfile } from './queries.ts';

/**
 * A change of the customer's profile, whose new state is the answer. After each try the user is read anew, for which nobody waits, unless
 * the session has ended: a refusal may tell that another device, or the staff, has made or changed the profile since it was read.
 */
export function useProfileChange<Input = void>(change: Omit<Change<Input, CustomerProfile>, 'recordKey'>) {
  const cache = useQueryClient();
  const { queryKey } = currentUserQuery(useApi());
  return useChange<Input, CustomerProfile>({
    ...change,
    onDone: (profile, input) => {
      const { firstName, lastName } = profile;
      cache.setQueryData(queryKey, (user) => user && { ...user, firstName, lastName, profile });
      void cache.invalidateQueries({ queryKey });
      return change.onDone?.(profile, input);
    },
    onFailed: (error, input) => {
      if (!isSignedOut(error)) void cache.invalidateQueries({ queryKey });
      return change.onFailed?.(error, input);
    },
  });
}
