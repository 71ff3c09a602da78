import { Check, CloudOff } from 'lucide-react';
import { useState } from 'react';
import { dayIn } from '#kernel/day-in.ts';
import { textIn } from '../../../api/bilingual.ts';
import { isMissing } from '../../../api/late/refusals.ts';
import { useI18n } from '../../../i18n/i18n.tsx';
import { deskNotes } from '../../../memory/late/desk-notes.ts';
import { useChange } from '../../../page/late/use-change.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/late/field.tsx';
import { FormDialog } from '../../kit/forms/dialogs.tsx';
import { Refused } from '../../kit/forms/refusals.tsx';
import { usePanel } from '../../kit/page/panel.tsx';
import { Time } from '../../kit/values/money-and-time.tsx';
import { DESK_KEY, type DeskRow } from '../desk-queries.ts';
import { keepAndSend } from './send-notes.ts';
import { hasStuckNotes, useWaitingNotes } from './waiting-notes.ts';

type Part = DeskRow['ritual']['parts'][number];

/**
 * The parts of a ritual on the shown day. While the ritual goes on today each is noted by a press, also without a connection; otherwise only those
 * that were noted are shown.
 */
export function RiteParts({ row, day }: { row: DeskRow; day: string | undefined }) {
  const { t } = useI18n();
  const today = dayIn(new Date(), usePanel().timeZone);
  const { begunAt, performedAt, parts } = row.ritual;
  if (!begunAt || day === undefined) return null;
  const mayNote = day === today && !performedAt && row.order.status === 'processing';
  const shown = mayNote ? parts : parts.filter(({ noted }) => noted);
  if (shown.length === 0) return null;
  return (
    <section aria-label={t('staff.riteParts')} className="border-line border-t py-4">
      <h3 className="mb-1 font-sans font-normal text-muted text-xs">{t('staff.riteParts')}</h3>
      <ul>
        {shown.map((part) => (
          <li key={part.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line py-2.5 not-last:border-b">
            <PartName part={part} />
            {part.noted ? <NotedPart row={row} part={part} noted={part.noted} /> : <NewNote row={row} part={part} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

function PartName({ part }: { part: Part }) {
  const { language } = useI18n();
  return (
    <p className="wrap-anywhere min-w-0 grow basis-40">
      <span className="font-heading font-semibold text-xl">{textIn(part, language)('name')}</span>{' '}
      <span className="text-muted">{textIn(part, language)('text')}</span>
    </p>
  );
}

/** The API takes no more. */
const MOST_AHUTIS = 100_000;
const WHOLE_NUMBER = /^\d{1,6}$/;

/** The button that notes a part as performed, with the count of its ahutis where they are counted. */
function NewNote({ row: { order, ritual }, part }: { row: DeskRow; part: Part }) {
  const { t, language } = useI18n();
  const by = usePanel().member.id;
  const [typed, setTyped] = useState(`${part.ahutis}`);
  const isCounted = part.ahutis > 0;
  const count = WHOLE_NUMBER.test(typed.trim()) ? Number(typed) : 0;
  const note = useChange({
    send: (api) =>
      keepAndSend(api, {
        note: crypto.randomUUID(),
        by,
        order: order.id,
        position: ritual.position,
        kind: 'part',
        part: part.id,
        ahutis: isCounted ? count : null,
        startDate: null,
        at: new Date().toISOString(),
      }),
    refreshes: [DESK_KEY],
    // While it is sent the part stands as noted, in the place of what shows the error.
    failed: t('rite.notNoted', { part: textIn(part, language)('name') }),
    showsError: true,
  });
  const isWrong = isCounted && (count < 1 || count > MOST_AHUTIS);
  return (
    <div className="flex flex-wrap items-end gap-3 max-sm:w-full">
      {isCounted && (
        <div className="w-28">
          <Field
            label={t('staff.ahutis')}
            inputMode="numeric"
            maxLength={6}
            value={typed}
            error={isWrong ? t('rite.ahutisWrong') : undefined}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
        </div>
      )}
      <Button
        variant="soft"
        className="max-sm:grow"
        isBusy={note.isPending}
        aria-label={t('rite.noteOf', { part: textIn(part, language)('name') })}
        onClick={() => !isWrong && !note.isPending && note.send()}
      >
        {t('rite.note')}
      </Button>
      <Refused error={note.error} className="w-full" />
    </div>
  );
}

interface NotedPartProps {
  row: DeskRow;
  part: Part;
  noted: NonNullable<Part['noted']>;
}

/** A part that was performed, with the button that takes the note back, until the report is sent. */
function NotedPart({ row, part, noted }: NotedPartProps) {
  const { t, language } = useI18n();
  const [isOpen, setOpen] = useState(false);
  const waiting = useWaitingNotes();
  // While no note is stuck each reaches the shop at once, so that it waits is not shown.
  const kept = hasStuckNotes(waiting) ? waiting.find(({ note }) => note === noted.note) : undefined;
  const isWaiting = kept !== undefined;
  const name = textIn(part, language)('name');
  const Icon = isWaiting ? CloudOff : Check;
  return (
    <div className="flex flex-wrap items-center justify-end gap-x-3 gap-y-1">
      <p className={isWaiting ? 'text-gold-ink' : 'text-ok'}>
        <Icon size={16} aria-hidden="true" className="mr-1 inline" />
        {noted.ahutis !== null && `${t('common.ahutis', { count: noted.ahutis })} · `}
        <Time at={noted.at} shape="clock" />
        {isWaiting && ` · ${t('rite.waits')}`}
      </p>
      {(isWaiting || !row.ritual.reported) && (
        <Button
          variant="quiet"
          aria-label={t('rite.takeBackOf', { part: name })}
          // A note whose sending has begun may have reached the shop, although no answer came: it is taken back there.
          onClick={() => (kept && !kept.isTried ? deskNotes.drop(noted.note) : setOpen(true))}
        >
          {t('rite.takeBack')}
        </Button>
      )}
      {isOpen && <TakeBackDialog row={row} name={name} noteId={noted.note} onClose={() => setOpen(false)} />}
    </div>
  );
}

interface TakeBackProps {
  row: DeskRow;
  /** The name of the part. */
  name: string;
  noteId: string;
  onClose: () => void;
}

function TakeBackDialog({ row, name, noteId, onClose }: TakeBackProps) {
  const { t } = useI18n();
  const [reason, setReason] = useState('');
  const change = useChange({
    send: (api) => {
      const params = { path: { id: row.order.id, position: row.ritual.position, note: noteId } };
      const address = '/api/admin/desk/{id}/rituals/{position}/parts/{note}/withdrawal';
      return takeBackSent(() => api.POST(address, { params, body: { reason } }), noteId);
    },
    refreshes: [DESK_KEY],
    onDone: onClose,
  });
  return (
    <FormDialog form={change} onClose={onClose} title={t('rite.takeBackTitle', { part: name })} action={t('rite.takeBack')}>
      <p className="text-muted">{t('rite.takeBackText')}</p>
      <Field
        label={t('staff.why')}
        required
        maxLength={300}
        value={reason}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
    </FormDialog>
  );
}

/** Takes a note back in the shop, and on this device where it still waits for an answer: the shop then may not know it. */
async function takeBackSent(withdraw: () => Promise<unknown>, noteId: string): Promise<void> {
  try {
    await withdraw();
  } catch (error) {
    if (!isMissing(error) || !deskNotes.all().some(({ note }) => note === noteId)) throw error;
  }
  deskNotes.drop(noteId);
}
