import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from '../../../ui/toast.tsx';

interface Change<Wanted, Done> {
  readonly send: (wanted: Wanted) => Promise<Done>;
  /** Where what is changed shows: queries whose keys begin with one of these are asked again after each try. */
  readonly shown: readonly QueryKey[];
  /** Said once it is done. */
  readonly done?: string | undefined;
  readonly onDone?: ((done: Done) => unknown) | undefined;
}

/** Something that is done to a record by a press alone. */
export function useChange<Wanted = void, Done = unknown>({ send, shown, done, onDone }: Change<Wanted, Done>) {
  const cache = useQueryClient();
  const change = useMutation({
    mutationFn: send,
    onSuccess: (answer) => {
      if (done) toast({ title: done, kind: 'success' });
      return onDone?.(answer);
    },
    onSettled: () => Promise.all(shown.map((queryKey) => cache.invalidateQueries({ queryKey }))),
  });
  return { ...change, send: (wanted: Wanted) => change.mutate(wanted) };
}
