import type { RecordDraft } from '../../../memory/late/record-draft.ts';
import { usePanel } from '../page/panel.tsx';
import type { TypedMemory } from './use-typed.ts';

interface DraftMemory {
  readonly read: () => RecordDraft | undefined;
  readonly keep: (draft: RecordDraft) => void;
  readonly forget: () => void;
}

/**
 * Where a form over a record keeps what is typed: one draft for all records of a kind, of the last one that somebody typed over. `about` tells the
 * record from others, `blank` fills what a draft lacks.
 */
export function useRecordMemory<Values extends Readonly<Record<string, string>>>(
  drafts: DraftMemory,
  about: string,
  blank: Values,
): { readonly name: string; readonly memory: TypedMemory<Values, string> } {
  // Whoever signs in next in this tab must not find what somebody else typed.
  const place = `${usePanel().member.id} ${about}`;
  const ownDraft = () => {
    const draft = drafts.read();
    return draft?.place === place ? draft : undefined;
  };
  const memory: TypedMemory<Values, string> = {
    read: () => {
      const draft = ownDraft();
      return draft && { ...draft, values: { ...blank, ...draft.values }, base: draft.base as Partial<Values> | undefined };
    },
    keep: ({ base, ...typed }) => drafts.keep({ place, ...typed, base: base as Readonly<Record<string, string>> }),
    drop: () => {
      if (ownDraft()) drafts.forget();
    },
  };
  return { name: place, memory };
}
