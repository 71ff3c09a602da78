import { useI18n } from '../../i18n/i18n.tsx';
import { NoteForm } from '../kit/forms/note-form.tsx';
import { ORDERS_KEY, type OrderFile } from './order-queries.ts';
import { actionOf } from './order-rules.ts';

/** The field for a note; what was typed survives a reload. Nothing for those who may not change orders. */
export function AddNote({ order }: { order: OrderFile }) {
  const { t } = useI18n();
  const { id } = order;
  const action = actionOf(order, 'note');
  if (!action) return null;
  // The only refusal: the personal data of the order were erased.
  if (action.refusal) return <p className="mb-4 text-muted">{t('staffOrders.noNotesErased')}</p>;
  return (
    <NoteForm
      about={id}
      hint={t('staffOrders.noteHint')}
      className="mb-5"
      refreshes={[[ORDERS_KEY]]}
      save={(api, noteId, body) => api.PUT('/api/admin/orders/{id}/notes/{noteId}', { params: { path: { id, noteId } }, body })}
    />
  );
}
