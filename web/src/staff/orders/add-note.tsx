import { useState } from 'react';
import { useApi } from '../../api/provider.tsx';
import { useI18n } from '../../i18n/i18n.tsx';
import { orderNoteDraft } from '../../memory/late/order-note-draft.ts';
import { AreaField } from '../../ui/late/field-area.tsx';
import { SubmitButton } from '../kit/forms/submit-button.tsx';
import { useRecordForm } from '../kit/forms/use-record-form.ts';
import { ErrorCard } from '../kit/page/notes.tsx';
import { usePanel } from '../kit/page/panel.tsx';
import { ORDERS_KEY, type OrderFile } from './order-queries.ts';

/** The field for a note; what was typed survives a reload. Nothing for those who may not change orders. */
export function AddNote({ order: { id, actions } }: { order: OrderFile }) {
  const { t } = useI18n();
  const action = actions.find(({ name }) => name === 'note');
  if (!action) return null;
  if (action.refusal) return <p className="mb-4 text-muted">{t('staffOrders.noNotesErased')}</p>;
  return <NoteForm key={id} orderId={id} />;
}

const BLANK = { version: '', values: { text: '' } };

function NoteForm({ orderId }: { orderId: string }) {
  const { t } = useI18n();
  const form = useNote(orderId);
  const isBlank = form.values.text.trim() === '';
  return (
    <form
      className="mb-5 flex flex-col items-start gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBlank) form.send();
      }}
    >
      <AreaField
        {...form.field('text')}
        label={t('staffOrders.note')}
        placeholder={t('staffOrders.noteHint')}
        className="w-full"
        rows={2}
        maxLength={2000}
      />
      {!isBlank && (
        <SubmitButton variant="soft" isPending={form.isPending}>
          {t('staffOrders.addNote')}
        </SubmitButton>
      )}
      {form.error && <ErrorCard error={form.error} onRetry={form.send} />}
    </form>
  );
}

function useNote(orderId: string) {
  const api = useApi();
  const [noteId, setNoteId] = useState(() => crypto.randomUUID());
  // Whoever signs in next in this tab must not find what somebody else typed.
  const place = `${usePanel().member.id} ${orderId}`;
  const kept = () => orderNoteDraft.read()?.[place];
  return useRecordForm({
    name: place,
    memory: {
      read: () => ({ version: '', values: { text: kept() ?? '' } }),
      keep: ({ values }) => orderNoteDraft.keep({ [place]: values.text }),
      drop: () => void (kept() !== undefined && orderNoteDraft.forget()),
    },
    saved: BLANK,
    open: () => BLANK,
    shown: [[ORDERS_KEY]],
    save: ({ values }): Promise<unknown> =>
      api.PUT('/api/admin/orders/{id}/notes/{noteId}', { params: { path: { id: orderId, noteId } }, body: values }),
    onSaved: () => setNoteId(crypto.randomUUID()),
  });
}
