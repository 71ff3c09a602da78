import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useApi } from '../../../api/provider.tsx';
import { useI18n } from '../../../i18n/i18n.tsx';
import { type DeskNote, deskNotes } from '../../../memory/late/desk-notes.ts';
import { toast } from '../../../ui/toast.tsx';
import { usePanel } from '../../kit/page/panel.tsx';
import { DESK_KEY, type DeskRow } from '../desk-queries.ts';
import { type OtherCount, onOtherCounts, sendNotes } from './send-notes.ts';

/** How often waiting notes are sent again, beside the moment at which the connection comes back. */
const TRY_EVERY_MS = 15_000;
/** How long a message about other counts stays: at the fire nobody looks at the screen all the time. */
const READ_WITHIN_MS = 60_000;

/** The notes of the signed-in person that wait on this device. */
export function useWaitingNotes(): readonly DeskNote[] {
  const [notes, setNotes] = useState(deskNotes.all);
  useEffect(() => deskNotes.subscribe(() => setNotes(deskNotes.all())), []);
  const { id } = usePanel().member;
  return notes.filter(({ by }) => by === id);
}

/** Is there a note that was sent without reaching the shop, or that the shop has refused? */
export const hasStuckNotes = (notes: readonly DeskNote[]) =>
  notes.some(({ isStuck, refused }) => isStuck || refused !== undefined);

/**
 * Sends waiting notes as soon as there is a connection, and has the desk read again once some were sent. Tells when the shop keeps the count
 * of somebody else, who noted the part before; `nameOf` says which part a note is about. One component of a page uses it. Returns what sends
 * all notes now, also those that the shop has refused.
 */
export function useNoteSender(nameOf: (note: DeskNote) => string): () => void {
  const { t } = useI18n();
  const api = useApi();
  const cache = useQueryClient();
  const { id } = usePanel().member;
  const isWaiting = useWaitingNotes().some(({ refused }) => refused === undefined);
  const send = useEffectEvent(async () => {
    const before = deskNotes.all().length;
    await sendNotes(api, id);
    if (deskNotes.all().length < before) await cache.invalidateQueries({ queryKey: DESK_KEY });
  });
  // One message tells all: a second one would take the place of the first.
  const tellOtherCounts = useEffectEvent((all: readonly OtherCount[]) => {
    // A colleague may have counted on this device before.
    const others = all.filter(({ note }) => note.by === id);
    if (others.length === 0) return;
    const counted = (count: number) => t('common.ahutis', { count });
    const each = others.map(({ note, own, stands }) =>
      t('rite.otherStandsOf', { part: nameOf(note), own: counted(own), stands: counted(stands) }),
    );
    toast({
      title: t('rite.otherStands', { count: others.length }),
      description: [...each, t('rite.otherStandsText')].join(' '),
      kind: 'error',
      duration: READ_WITHIN_MS,
    });
  });
  useEffect(() => onOtherCounts(tellOtherCounts), []);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const tryNow = () => void send();
    tryNow();
    const timer = setInterval(tryNow, TRY_EVERY_MS);
    window.addEventListener('online', tryNow);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', tryNow);
    };
  }, [isWaiting]);
  return () => {
    const refused = deskNotes.all().filter((note) => note.by === id && note.refused !== undefined);
    // Sending leaves out a refused note and those behind it.
    for (const { note: noteId } of refused) deskNotes.change(noteId, { refused: undefined });
    void send();
  };
}

/** A ritual as it is once the shop has the notes that wait on this device, also those that it has refused so far. */
export function withWaiting(row: DeskRow, notes: readonly DeskNote[]): DeskRow {
  const waiting = notes.filter(({ order, position }) => order === row.order.id && position === row.ritual.position);
  if (waiting.length === 0) return row;
  const begin = waiting.find(({ kind }) => kind === 'begin');
  const end = waiting.find(({ kind }) => kind === 'end');
  const { ritual, order } = row;
  return {
    ...row,
    order: begin && order.status === 'paid' ? { ...order, status: 'processing' } : order,
    ritual: {
      ...ritual,
      begunAt: ritual.begunAt ?? begin?.at ?? null,
      performedAt: ritual.performedAt ?? end?.at ?? null,
      // The shop would take back an earlier step than the one that waits here.
      undoUntil: begin || end ? null : ritual.undoUntil,
      parts: ritual.parts.map((part) => {
        const note = waiting.find((other) => other.kind === 'part' && other.part === part.id);
        return part.noted || !note ? part : { ...part, noted: { ...note, takenBack: false } };
      }),
    },
  };
}
