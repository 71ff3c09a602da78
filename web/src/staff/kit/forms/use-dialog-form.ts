import { dialogDraft } from '../../../memory/late/text-drafts.ts';
import { usePanel } from '../page/panel.tsx';
import { type RecordSetup, useRecordForm } from './use-record-form.ts';
import type { TypedMemory } from './use-typed.ts';

type Texts = Readonly<Record<string, string>>;

interface DialogSetup<Values extends Texts, Stored>
  extends Omit<RecordSetup<Values, string, Stored>, 'name' | 'memory' | 'saved'> {
  /** What stands in the fields before anything is typed. */
  readonly blank: Values;
}

/**
 * The form of a dialog about a thing, such as an order. What is typed outlives a reload, an ended session and a closed dialog, until it is sent
 * or something is typed into another dialog.
 */
export function useDialogForm<Values extends Texts, Stored = unknown>(
  dialog: string,
  about: string,
  { blank, ...setup }: DialogSetup<Values, Stored>,
) {
  // Whoever signs in next in this tab must not find what somebody else typed.
  const place = `${usePanel().member.id} ${about} ${dialog}`;
  const saved = { version: '', values: blank };
  return useRecordForm<Values, string, Stored>({ ...setup, name: place, saved, memory: memoryOf(place, blank) });
}

function memoryOf<Values extends Texts>(place: string, blank: Values): TypedMemory<Values, string> {
  const ownDraft = () => {
    const draft = dialogDraft.read();
    return draft?.place === place ? draft : undefined;
  };
  return {
    read: () => {
      const draft = ownDraft();
      if (!draft) return undefined;
      const { place: _, ...values } = draft;
      return { version: '', values: { ...blank, ...values } };
    },
    keep: ({ values }) => dialogDraft.keep({ ...values, place }),
    drop: () => {
      if (ownDraft()) dialogDraft.forget();
    },
  };
}
