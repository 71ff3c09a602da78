import type { RecordDraft } from '../../memory/late/record-draft.ts';
import type { TypedMemory } from './use-typed.ts';

interface Remembered {
  readonly read: () => RecordDraft | undefined;
  readonly keep: (draft: RecordDraft) => void;
  readonly forget: () => void;
}

/** Where a form over a record keeps what is typed: one draft for all records of a kind, of the last `place`. `usual` fills what it lacks. */
export function recordMemory<Values extends Readonly<Record<string, string>>>(
  draft: Remembered,
  place: string,
  usual: Values,
): TypedMemory<Values, string> {
  const kept = () => {
    const typed = draft.read();
    return typed?.place === place ? typed : undefined;
  };
  return {
    read: () => {
      const typed = kept();
      return typed && { ...typed, values: { ...usual, ...typed.values }, base: typed.base as Partial<Values> | undefined };
    },
    keep: ({ base, ...typed }) => draft.keep({ place, ...typed, base: base as Readonly<Record<string, string>> }),
    drop: () => void (kept() && draft.forget()),
  };
}
