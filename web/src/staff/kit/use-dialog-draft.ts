import { dialogDraft } from '../../memory/late/dialog-draft.ts';
import { usePanel } from './panel.tsx';
import { type Typed, useTyped } from './use-typed.ts';

type Texts = Readonly<Record<string, string>>;

/**
 * What is typed into a dialog about a thing, such as an order. It outlives a reload, an ended session and a closed dialog, until it is sent
 * or something is typed into another dialog.
 */
export function useDialogDraft<Values extends Texts>(dialog: string, about: string, blank: Values) {
  // Whoever signs in next in this tab must not find what somebody else typed.
  const own = `${usePanel().member.id} ${about} ${dialog}`;
  const kept = () => {
    const { place, ...values } = dialogDraft.read() ?? {};
    return place === own ? values : undefined;
  };
  const memory = {
    read: () => {
      const values = kept();
      return values && { version: '', values: { ...blank, ...values } };
    },
    keep: ({ values }: Typed<Values, string>) => dialogDraft.keep({ ...values, place: own }),
    drop: () => void (kept() && dialogDraft.forget()),
  };
  const { values, set } = useTyped<Values, string>(own, memory, { version: '', values: blank });
  return { values, type: (typed: Partial<Values>) => set((all) => ({ ...all, ...typed })), forget: memory.drop };
}
