import { CloudOff } from 'lucide-react';
import { textIn } from '../../../api/bilingual.ts';
import { withDash } from '../../../i18n/format.ts';
import { useI18n } from '../../../i18n/i18n.tsx';
import { type DeskNote, deskNotes } from '../../../memory/late/desk-notes.ts';
import { Button } from '../../../ui/button.tsx';
import { Time } from '../../kit/values/money-and-time.tsx';
import type { DeskRow } from '../desk-queries.ts';
import { hasStuckNotes, useNoteSender, useWaitingNotes } from './waiting-notes.ts';

/** What waits on this device for a connection, and what the shop refused; nothing while notes reach the shop at once. */
export function WaitingCard({ rows }: { rows: readonly DeskRow[] }) {
  const { t } = useI18n();
  const notes = useWaitingNotes();
  const nameOf = useNoteName(rows);
  const send = useNoteSender(nameOf);
  if (!hasStuckNotes(notes)) return null;
  // A part that waits has its own button, where it is shown as noted.
  const listed = notes.filter(({ kind, refused }) => kind !== 'part' || refused !== undefined);
  return (
    <section aria-label={t('rite.waiting')} className="mt-3 mb-4 rounded-card bg-gold-soft px-4 py-3 text-gold-ink text-sm">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p role="status" className="flex items-center gap-2 font-medium">
          <CloudOff size={18} aria-hidden="true" className="shrink-0" />
          {t('rite.waitCount', { count: notes.length })}
        </p>
        <Button onClick={send}>{t('rite.sendNow')}</Button>
      </div>
      {listed.length > 0 && (
        <ul className="mt-2 flex flex-col gap-2 border-line border-t pt-2">
          {listed.map((note) => (
            <WaitingNote key={note.note} note={note} name={nameOf(note)} onDrop={send} />
          ))}
        </ul>
      )}
    </section>
  );
}

/** Returns the function that names what a note is about: the ritual, and its part, its beginning or its end. */
function useNoteName(rows: readonly DeskRow[]): (note: DeskNote) => string {
  const { t, language } = useI18n();
  return (note) => {
    const row = rows.find(({ order, ritual }) => order.id === note.order && ritual.position === note.position);
    const part = row?.ritual.parts.find(({ id }) => id === note.part);
    const words = {
      begin: t('rite.begin'),
      end: t('rite.end'),
      part: part ? textIn(part, language)('name') : t('staff.ritePart'),
    };
    return [row && withDash(textIn(row.ritual, language)('name')), words[note.kind]].filter(Boolean).join(' · ');
  };
}

function WaitingNote({ note, name, onDrop }: { note: DeskNote; name: string; onDrop: () => void }) {
  const { t } = useI18n();
  const drop = () => {
    deskNotes.drop(note.note);
    // The notes behind it can be sent then.
    onDrop();
  };
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
      <p className="min-w-0 grow basis-60">
        {name} · <Time at={note.at} />
        {note.refused !== undefined && (
          <span role="alert" className="block text-danger">
            {note.refused}
          </span>
        )}
      </p>
      <Button onClick={drop}>{t('rite.drop')}</Button>
    </li>
  );
}
