import { orderDialogDraft } from '../../memory/late/order-dialog-draft.ts';
import { usePanel } from '../kit/panel.tsx';
import { type Typed, useTyped } from '../kit/use-typed.ts';

type Texts = Readonly<Record<string, string>>;

/** What is typed into a dialog about an order. It outlives a reload, an ended session and a closed dialog, until it is sent. */
export function useDialogDraft<Values extends Texts>(dialog: string, orderId: string, blank: Values) {
  // Whoever signs in next in this tab must not find what somebody else typed.
  const own = `${usePanel().member.id} ${orderId} ${dialog}`;
  const kept = () => {
    const { place, ...values } = orderDialogDraft.read() ?? {};
    return place === own ? values : undefined;
  };
  const memory = {
    read: () => {
      const values = kept();
      return values && { version: '', values: { ...blank, ...values } };
    },
    keep: ({ values }: Typed<Values, string>) => orderDialogDraft.keep({ ...values, place: own }),
    drop: () => void (kept() && orderDialogDraft.forget()),
  };
  const { values, set } = useTyped<Values, string>(own, memory, { version: '', values: blank });
  return { values, type: (typed: Partial<Values>) => set((all) => ({ ...all, ...typed })), forget: memory.drop };
}
