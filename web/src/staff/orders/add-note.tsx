import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useApi } from '../../api/provider.tsx';
import { useI18n } from '../../i18n/i18n.tsx';
import { orderNoteDraft } from '../../memory/late/order-note-draft.ts';
import { AreaField } from '../../ui/late/field-area.tsx';
import { ErrorCard } from '../kit/notes.tsx';
import { usePanel } from '../kit/panel.tsx';
import { SubmitButton } from '../kit/submit-button.tsx';
import { ORDERS_KEY, type OrderFile } from './order-queries.ts';

/** The field for a note; what was typed survives a reload. Nothing for those who may not change orders. */
export function AddNote({ order: { id, actions } }: { order: OrderFile }) {
  const { t } = useI18n();
  const action = actions.find(({ name }) => name === 'note');
  if (!action) return null;
  if (action.refusal) return <p className="mb-4 text-muted">{t('staffOrders.noNotesErased')}</p>;
  return <NoteForm key={id} orderId={id} />;
}

function NoteForm({ orderId }: { orderId: string }) {
  const { t } = useI18n();
  // Whoever signs in next in this tab must not find what somebody else typed.
  const place = `${usePanel().member.id} ${orderId}`;
  const [text, setText] = useState(() => orderNoteDraft.read()?.[place] ?? '');
  const type = (typed: string) => {
    setText(typed);
    if (typed) orderNoteDraft.keep({ [place]: typed });
    else orderNoteDraft.forget();
  };
  const note = useNote(orderId, () => type(''));
  const send = () => text.trim() !== '' && !note.isPending && note.mutate(text);
  return (
    <form
      className="mb-5 flex flex-col items-start gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <AreaField
        label={t('staffOrders.note')}
        placeholder={t('staffOrders.noteHint')}
        className="w-full"
        rows={2}
        maxLength={2000}
        value={text}
        onChange={({ target }) => type(target.value)}
      />
      {text.trim() !== '' && (
        <SubmitButton variant="soft" isPending={note.isPending}>
          {t('staffOrders.addNote')}
        </SubmitButton>
      )}
      {note.error && <ErrorCard error={note.error} onRetry={send} />}
    </form>
  );
}

function useNote(orderId: string, onDone: () => void) {
  const api = useApi();
  const cache = useQueryClient();
  const noteId = useRef(crypto.randomUUID());
  return useMutation({
    mutationFn: (text: string) =>
      api.PUT('/api/admin/orders/{id}/notes/{noteId}', {
        params: { path: { id: orderId, noteId: noteId.current } },
        body: { text },
      }),
    onSuccess: async () => {
      noteId.current = crypto.randomUUID();
      onDone();
      await cache.invalidateQueries({ queryKey: [ORDERS_KEY] });
    },
  });
}
