import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef } from 'react';
import type { Api } from '../../api/client.ts';
import { ApiError } from '../../api/error.ts';
import { isUnsure } from '../../api/late/refusals.ts';
import { useApi } from '../../api/provider.tsx';
import { toast } from '../../ui/toast.tsx';

/** Statuses with which the shop refuses because the record is gone, or has changed since the page read it. */
const OVERTAKEN: readonly number[] = [404, 409, 412];

export interface Change<Input, Answer> {
  readonly send: (api: Api, input: Input) => Promise<Answer>;
  /**
   * The query whose new state is the answer. It is asked again when the shop refuses because the record is gone or has changed meanwhile, and when
   * no answer came, or that of a shop that failed: the change may be stored all the same, and the next press would be refused for it.
   */
  readonly recordKey?: QueryKey;
  /** Queries whose keys begin with one of these are asked again after each try. */
  readonly refreshes?: readonly QueryKey[];
  /** The message that is shown once it is done. */
  readonly done?: string | undefined;
  readonly onDone?: ((answer: Answer, input: Input) => unknown) | undefined;
  /** The title of a message about a failure. With `showsError` the message comes only when nothing shows `error` any more. */
  readonly failed?: string;
  /** True where what sends the change shows `error` itself, such as a dialog, which may be closed before the answer comes. */
  readonly showsError?: boolean;
  /** The text of that message; without it the error's own. */
  readonly failedText?: (error: Error) => string;
  /** What else follows a failure, before anything is asked again. */
  readonly onFailed?: (error: Error, input: Input) => unknown;
}

/** A change of a record that one press makes. */
export function useChange<Input = void, Answer = unknown>(change: Change<Input, Answer>) {
  const { recordKey, refreshes = [], done, onDone, failed, showsError = false, failedText, onFailed } = change;
  const api = useApi();
  const cache = useQueryClient();
  const isDrawn = useIsDrawn();
  const mutation = useMutation({
    mutationFn: (input: Input) => change.send(api, input),
    onSuccess: (answer, input) => {
      if (recordKey) cache.setQueryData(recordKey, answer);
      if (done) toast({ title: done, kind: 'success' });
      return onDone?.(answer, input);
    },
    onError: (error, input) => {
      const isShown = showsError && isDrawn.current;
      if (failed && !isShown) toast({ title: failed, description: failedText?.(error) ?? error.message, kind: 'error' });
      onFailed?.(error, input);
      const isOvertaken = error instanceof ApiError && OVERTAKEN.includes(error.status);
      if (!recordKey || !(isOvertaken || isUnsure(error))) return undefined;
      const reading = cache.invalidateQueries({ queryKey: recordKey });
      // Where no answer came, another may be long in coming: the error is told meanwhile.
      return isOvertaken ? reading : undefined;
    },
    onSettled: () => Promise.all(refreshes.map((queryKey) => cache.invalidateQueries({ queryKey }))),
    // Some answers are told once, or to whoever has a secret link: nothing keeps them beyond their page.
    gcTime: 0,
  });
  // The pages of the panel send a change as they send a form.
  return { ...mutation, send: (input: Input) => mutation.mutate(input) };
}

/** Is the component on the page? Callbacks of a change run also after it is gone. */
function useIsDrawn(): RefObject<boolean> {
  const isDrawn = useRef(false);
  useEffect(() => {
    isDrawn.current = true;
    return () => {
      isDrawn.current = false;
    };
  }, []);
  return isDrawn;
}
