import { dialogDraft } from '../../../memory/late/dialog-draft.ts';
import { staffNoteDraft } from '../../../memory/late/staff-note-draft.ts';
import { usePanel } from '../page/panel.tsx';
import type { Saved, Typed, TypedMemory } from './use-typed.ts';

type Texts = Readonly<Record<string, string>>;

/** The part of a form's setup that says where a dialog keeps what is typed. */
interface DialogDraft<Values> {
  readonly name: string;
  readonly memory: TypedMemory<Values, string>;
  readonly saved: Saved<Values, string>;
}

/**
 * What is typed into a dialog about a thing, such as an order. It outlives a reload, an ended session and a closed dialog, until it is sent
 * or something is typed into another dialog.
 */
export function useDialogDraft<Values extends Texts>(dialog: string, about: string, blank: Values): DialogDraft<Values> {
  // Whoever signs in next in this tab must not find what somebody else typed.
  const place = `${usePanel().member.id} ${about} ${dialog}`;
  const ownDraft = () => {
    const draft = dialogDraft.read();
    return draft?.place === place ? draft : undefined;
  };
  return {
    name: place,
    saved: { version: '', values: blank },
    memory: {
      read: () => {
        const draft = ownDraft();
        if (!draft) return undefined;
        const { place: _, ...values } = draft;
        return { version: '', values: { ...blank, ...values } };
      },
      keep: ({ values }: Typed<Values, string>) => dialogDraft.keep({ ...values, place }),
      drop: () => {
        if (ownDraft()) dialogDraft.forget();
      },
    },
  };
}

/** The same of one text, such as a note or a reason; `text` is what stands there before anything is typed. */
export function useNoteDraft(about: string, text = ''): DialogDraft<{ readonly text: string }> {
  const ownDraft = () => {
    const draft = staffNoteDraft.read();
    return draft?.about === about ? draft : undefined;
  };
  return {
    name: about,
    saved: { version: '', values: { text } },
    memory: {
      read: () => {
        const draft = ownDraft();
        return draft && { version: '', values: { text: draft.text } };
      },
      keep: ({ values }) => staffNoteDraft.keep({ about, text: values.text }),
      drop: () => {
        if (ownDraft()) staffNoteDraft.forget();
      },
    },
  };
}
