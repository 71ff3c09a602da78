import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Api } from '../../../api/client.ts';
import { useApi } from '../../../api/provider.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { toast } from '../../../ui/toast.tsx';

interface Change<Input, Answer> {
  readonly send: (api: Api, input: Input) => Promise<Answer>;
  /** Queries whose keys begin with one of these are asked again after each try. */
  readonly refreshes: readonly QueryKey[];
  /** The message that is shown once it is done. */
  readonly done?: string | undefined;
  readonly onDone?: ((answer: Answer) => unknown) | undefined;
  /** The title of a message about a failure, for a page that does not show `error`. */
  readonly failed?: string;
}

/** A change of a record that one press makes. */
export function useChange<Input = void, Answer = unknown>({ send, refreshes, done, onDone, failed }: Change<Input, Answer>) {
  const api = useApi();
  const cache = useQueryClient();
  const change = useMutation({
    mutationFn: (input: Input) => send(api, input),
    onSuccess: (answer) => {
      if (done) toast({ title: done, kind: 'success' });
      return onDone?.(answer);
    },
    onError: (error) => failed && toast({ title: failed, description: error.message, kind: 'error' }),
    onSettled: () => Promise.all(refreshes.map((queryKey) => cache.invalidateQueries({ queryKey }))),
  });
  return { ...change, send: (input: Input) => change.mutate(input) };
}

/** Why the shop refused a press, beside the button; nothing without an error. */
export function Refused({ error, className }: { error: Error | null; className?: string }) {
  return (
    error && (
      <p role="alert" className={classNames('text-danger', className)}>
        {error.message}
      </p>
    )
  );
}

/** Why the shop refused a form, in a coloured box below its fields; nothing without an error. */
export function FormError({ error, className }: { readonly error: Error | null | undefined; readonly className?: string }) {
  return (
    error && (
      <p role="alert" className={classNames('rounded-field bg-danger-soft px-4 py-3 text-danger text-sm', className)}>
        {error.message}
      </p>
    )
  );
}
