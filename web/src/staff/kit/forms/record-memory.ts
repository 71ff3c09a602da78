import type { RecordDraft } from '../../../memory/late/record-draft.ts';
import { usePanel } from '../page/panel.tsx';
import type { TypedMemory } from './use-typed.ts';

interface Remembered {
  readonly read: () => RecordDraft | undefined;
  readonly keep: (draft: RecordDraft) => void;
  readonly forget: () => void;
}

/**
 * Where a form over a record keeps what is typed: one draft for all records of a kind, of the last one that somebody typed over. `about` tells the
 * record from others, `usual` fills what a draft lacks.
 */
export function useRecordMemory<Values extends Readonly<Record<string, string>>>(
  draft: Remembered,
  about: string,
  usual: Values,
): { readonly name: string; readonly memory: TypedMemory<Values, string> } {
  // Whoever signs in next in this tab must not find what somebody else typed.
  const place = `${usePanel().member.id} ${about}`;
  const kept = () => {
    const typed = draft.read();
    return typed?.place === place ? typed : undefined;
  };
  const memory: TypedMemory<Values, string> = {
    read: () => {
      const typed = kept();
      return typed && { ...typed, values: { ...usual, ...typed.values }, base: typed.base as Partial<Values> | undefined };
    },
    keep: ({ base, ...typed }) => draft.keep({ place, ...typed, base: base as Readonly<Record<string, string>> }),
    drop: () => void (kept() && draft.forget()),
  };
  return { name: place, memory };
}
