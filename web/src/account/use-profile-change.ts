import { useQueryClient } from '@tanstack/react-query';
import { currentUserQuery } from '../api/late/current-user.ts';
import { useApi } from '../api/provider.tsx';
import { type Change, useChange } from '../page/late/use-change.ts';
import type { CustomerProfile } from './queries.ts';

/**
 * A change of the customer's profile, whose new state is the answer. After each try the user is read anew: a refusal may tell that another
 * device, or the staff, has made or changed the profile since it was read.
 */
export function useProfileChange<Input = void>(change: Omit<Change<Input, CustomerProfile>, 'recordKey'>) {
  const cache = useQueryClient();
  const { queryKey } = currentUserQuery(useApi());
  return useChange<Input, CustomerProfile>({
    ...change,
    refreshes: [queryKey, ...(change.refreshes ?? [])],
    onDone: (profile, input) => {
      const { firstName, lastName } = profile;
      cache.setQueryData(queryKey, (user) => user && { ...user, firstName, lastName, profile });
      return change.onDone?.(profile, input);
    },
  });
}
