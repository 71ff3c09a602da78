import { useState } from 'react';
import { useApi } from '../../api/provider.tsx';
import { useI18n } from '../../i18n/i18n.tsx';
import { clientNoteDraft } from '../../memory/late/client-note-draft.ts';
import { AreaField } from '../../ui/late/field-area.tsx';
import { SubmitButton } from '../kit/forms/submit-button.tsx';
import { useRecordForm } from '../kit/forms/use-record-form.ts';
import { Card } from '../kit/page/card.tsx';
import { ErrorCard } from '../kit/page/notes.tsx';
import { usePanel } from '../kit/page/panel.tsx';
import { Time } from '../kit/values/time.tsx';
import { CLIENTS_KEY, type ClientDetail } from './queries.ts';

/** What the staff wrote about a client, and the field for a further note, which survives a reload. */
export function ClientNotes({ client: { id, notes } }: { client: ClientDetail }) {
  const { t } = useI18n();
  const { can } = usePanel();
  return (
    <Card title={t('clients.notes')}>
      {can('clients.write') && <NoteForm key={id} clientId={id} />}
      {notes.length === 0 ? (
        <p className="text-muted">{t('clients.noNotes')}</p>
      ) : (
        <ul aria-label={t('clients.notes')}>
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

const BLANK = { version: '', values: { text: '' } };

function NoteForm({ clientId }: { clientId: string }) {
  const { t } = useI18n();
  const form = useNote(clientId);
  const isBlank = form.values.text.trim() === '';
  return (
    <form
      className="mb-4 flex flex-col items-start gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBlank) form.send();
      }}
    >
      <AreaField
        {...form.field('text')}
        label={t('clients.note')}
        placeholder={t('clients.noteHint')}
        className="w-full"
        rows={2}
        maxLength={2000}
      />
      {!isBlank && (
        <SubmitButton variant="soft" isPending={form.isPending}>
          {t('clients.addNote')}
        </SubmitButton>
      )}
      {form.error && <ErrorCard error={form.error} onRetry={form.send} />}
    </form>
  );
}

function useNote(clientId: string) {
  const api = useApi();
  const [noteId, setNoteId] = useState(() => crypto.randomUUID());
  // Whoever signs in next in this tab must not find what somebody else typed.
  const place = `${usePanel().member.id} ${clientId}`;
  const kept = () => clientNoteDraft.read()?.[place];
  return useRecordForm({
    name: place,
    memory: {
      read: () => ({ version: '', values: { text: kept() ?? '' } }),
      keep: ({ values }) => clientNoteDraft.keep({ [place]: values.text }),
      drop: () => void (kept() !== undefined && clientNoteDraft.forget()),
    },
    saved: BLANK,
    open: () => BLANK,
    shown: [[CLIENTS_KEY]],
    save: ({ values }): Promise<unknown> =>
      api.PUT('/api/admin/clients/{id}/notes/{noteId}', { params: { path: { id: clientId, noteId } }, body: values }),
    onSaved: () => setNoteId(crypto.randomUUID()),
  });
}
