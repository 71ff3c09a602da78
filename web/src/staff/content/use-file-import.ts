import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type RefObject, useRef } from 'react';
import { isConflict } from '../../api/late/refusals.ts';
import { useApi } from '../../api/provider.tsx';
import { useI18n } from '../../i18n/i18n.tsx';
import { applyImport, type ContentPlan, MOST_BYTES, planImport, type WantedImport } from './file-calls.ts';

/** The import of a file: the plan of the file that was chosen last, and the changes that were made by it. */
export function useFileImport() {
  const { t } = useI18n();
  const api = useApi();
  const cache = useQueryClient();
  const choices = useRef(0);
  const readInTurn = useLatest<ContentPlan>();
  const plan = useMutation({
    mutationFn: (wanted: WantedImport) => {
      if (wanted.bytes.byteLength > MOST_BYTES) throw new Error(t('content.fileTooLarge'));
      return readInTurn(() => planImport(api, wanted));
    },
  });
  const apply = useMutation({
    mutationFn: ({ wanted, planName }: { wanted: WantedImport; planName: string }) => applyImport(api, wanted, planName),
    // A file may change any text.
    onSettled: () =>
      cache.invalidateQueries({ predicate: ({ queryKey: [path] }) => `${path}`.startsWith('/api/admin/content/') }),
  });
  const replan = (wanted: WantedImport) => {
    apply.reset();
    plan.mutate(wanted);
  };
  return {
    plan,
    apply,
    replan,
    /** The texts have changed since the plan was made. */
    isOld: isConflict(apply.error),
    async choose(file: File, wantsDrafts: RefObject<boolean>) {
      choices.current += 1;
      const thisChoice = choices.current;
      const bytes = await bytesOf(file);
      // Another file may have been chosen while this one was read.
      if (thisChoice === choices.current) replan({ name: file.name, bytes, asDrafts: wantsDrafts.current });
    },
  };
}

/**
 * Runs one call at a time, because the shop reads one file at a time. Of the calls that wait only the last is made. The promises of the
 * others stay open, which harms nothing: a mutation reports only its last call.
 */
function useLatest<Result>() {
  const running = useRef<Promise<unknown>>(undefined);
  const last = useRef<() => Promise<Result>>(undefined);
  return async (call: () => Promise<Result>): Promise<Result> => {
    last.current = call;
    await running.current?.catch(() => undefined);
    if (last.current !== call) return new Promise(() => undefined);
    const answer = call();
    running.current = answer;
    return answer;
  };
}

/**
 * The bytes of a file; none of a folder, or of a file that is gone: the shop then says that it cannot be read. Of a file that is too large one byte
 * more is read than the shop takes.
 */
function bytesOf(file: File): Promise<ArrayBuffer> {
  return file
    .slice(0, MOST_BYTES + 1)
    .arrayBuffer()
    .catch(() => new ArrayBuffer(0));
}
