import { useI18n } from '../../i18n/i18n.tsx';
import { NoteForm } from '../kit/forms/note-form.tsx';
import { Card } from '../kit/page/page-parts.tsx';
import { usePanel } from '../kit/page/panel.tsx';
import { Time } from '../kit/values/money-and-time.tsx';
import { CLIENTS_KEY, type ClientDetail } from './queries.ts';

/** What the staff wrote about a client, and the field for a further note, which survives a reload. */
export function ClientNotes({ client: { id, notes } }: { client: ClientDetail }) {
  const { t } = useI18n();
  const { can } = usePanel();
  return (
    <Card title={t('staff.notes')}>
      {can('clients.write') && (
        <NoteForm
          key={id}
          about={id}
          hint={t('clients.noteHint')}
          className="mb-4"
          refreshes={[[CLIENTS_KEY]]}
          save={(api, noteId, body) =>
            api.PUT('/api/admin/clients/{id}/notes/{noteId}', { params: { path: { id, noteId } }, body })
          }
        />
      )}
      {notes.length === 0 ? (
        <p className="text-muted">{t('clients.noNotes')}</p>
      ) : (
        <ul aria-label={t('staff.notes')}>
          {notes.map(({ id: noteId, at, by, text }) => (
            <li key={noteId} className="border-line py-2.5 not-last:border-b first:pt-0 last:pb-0">
              <p className="wrap-anywhere whitespace-pre-line">
                <bdi>{text}</bdi>
              </p>
              <p className="mt-1 text-muted text-xs">
                <Time at={at} /> · <bdi className="wrap-anywhere">{by ?? t('clients.noteByFormer')}</bdi>
              </p>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
