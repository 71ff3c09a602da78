import { useState } from 'react';
import { useI18n } from '../../../i18n/i18n.tsx';
import { type NewOrderDraft, newOrderDraft } from '../../../memory/late/new-order-draft.ts';
import { usePanel } from '../../kit/panel.tsx';

export interface OrderDraft extends NewOrderDraft {
  /** Changes texts of the form. */
  readonly set: (values: Partial<NewOrderDraft['values']>) => void;
  readonly setLines: (lines: NewOrderDraft['lines']) => void;
}

/** What is typed into the form. It survives a reload and an ended session; whoever signs in next finds nothing of it. */
export function useOrderDraft(): OrderDraft {
  const { language } = useI18n();
  const memberId = usePanel().member.id;
  const [draft, setDraft] = useState<NewOrderDraft>(() => {
    const kept = newOrderDraft.read();
    if (kept?.memberId === memberId) return kept;
    return { memberId, values: { client: '', name: '', email: '', language, wishes: '', key: '', content: '' }, lines: [] };
  });
  const change = (changed: (before: NewOrderDraft) => NewOrderDraft) =>
    setDraft((before) => {
      const after = changed(before);
      newOrderDraft.keep(after);
      return after;
    });
  return {
    ...draft,
    set: (values) => change((before) => ({ ...before, values: { ...before.values, ...values } })),
    setLines: (lines) => change((before) => ({ ...before, lines })),
  };
}
