import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Api } from '../../../api/client.ts';
import { useApi } from '../../../api/provider.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { toast } from '../../../ui/toast.tsx';

interface Change<Wanted, Done> {
  readonly send: (api: Api, wanted: Wanted) => Promise<Done>;
  /** Where what is changed shows: queries whose keys begin with one of these are asked again after each try. */
  readonly shown: readonly QueryKey[];
  /** Said once it is done. */
  readonly done?: string | undefined;
  readonly onDone?: ((done: Done) => unknown) | undefined;
  /** The title of the message about a failure, which nothing else on the page tells. */
  readonly failed?: string;
}

/** Something that is done to a record by a press alone. */
export function useChange<Wanted = void, Done = unknown>({ send, shown, done, onDone, failed }: Change<Wanted, Done>) {
  const api = useApi();
  const cache = useQueryClient();
  const change = useMutation({
    mutationFn: (wanted: Wanted) => send(api, wanted),
    onSuccess: (answer) => {
      if (done) toast({ title: done, kind: 'success' });
      return onDone?.(answer);
    },
    onError: (error) => failed && toast({ title: failed, description: error.message, kind: 'error' }),
    onSettled: () => Promise.all(shown.map((queryKey) => cache.invalidateQueries({ queryKey }))),
  });
  return { ...change, send: (wanted: Wanted) => change.mutate(wanted) };
}

/** Why the shop did not do what was pressed, beside what was pressed; nothing without an error. */
export function Refused({ error, className }: { error: Error | null; className?: string }) {
  return (
    error && (
      <p role="alert" className={classNames('text-danger', className)}>
        {error.message}
      </p>
    )
  );
}

/** Why the shop did not take what was sent, in the words of the answer; nothing without an error. */
export function FormError({ error, className }: { readonly error: Error | null | undefined; readonly className?: string }) {
  return (
    error && (
      <p role="alert" className={classNames('rounded-field bg-danger-soft px-4 py-3 text-danger text-sm', className)}>
        {error.message}
      </p>
    )
  );
}
