import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useApi } from '../../../api/provider.tsx';
import { type DeskNote, deskNotes } from '../../../memory/late/desk-notes.ts';
import { usePanel } from '../../kit/page/panel.tsx';
import { DESK_KEY, type DeskRow } from '../desk-calls.ts';
import { sendNotes } from './send-notes.ts';

/** While something waits it is tried so often, beside the moment at which the line comes back. */
const TRY_EVERY_MS = 15_000;

/** The notes of who is signed in that wait on this device. Draw one sender on a page: it sends them as soon as there is a line. */
export function useWaitingNotes(): readonly DeskNote[] {
  const [notes, setNotes] = useState(deskNotes.all);
  useEffect(() => deskNotes.subscribe(() => setNotes(deskNotes.all())), []);
  const { id } = usePanel().member;
  return notes.filter(({ by }) => by === id);
}

/** Has something been sent in vain, or was it not taken? */
export const isLineLost = (notes: readonly DeskNote[]) => notes.some(({ isTried, refused }) => isTried || refused !== undefined);

/** Sends what waits, and has the desk read anew once something was sent. */
export function useNoteSender(): () => void {
  const api = useApi();
  const cache = useQueryClient();
  const { id } = usePanel().member;
  const waiting = useWaitingNotes().some(({ refused }) => refused === undefined);
  const send = useEffectEvent(async () => {
    const before = deskNotes.all().length;
    await sendNotes(api, id);
    if (deskNotes.all().length < before) await cache.invalidateQueries({ queryKey: DESK_KEY });
  });
  useEffect(() => {
    if (!waiting) return undefined;
    const again = () => void send();
    again();
    const timer = setInterval(again, TRY_EVERY_MS);
    window.addEventListener('online', again);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', again);
    };
  }, [waiting]);
  return () => {
    for (const { note, by, refused } of deskNotes.all())
      if (by === id && refused !== undefined) deskNotes.change(note, { refused: undefined });
    void send();
  };
}

/** A ritual as the priest has left it: with what waits on this device as if the shop had heard of it. */
export function withWaiting(row: DeskRow, notes: readonly DeskNote[]): DeskRow {
  const own = notes.filter(({ order, position }) => order === row.order.id && position === row.ritual.position);
  if (own.length === 0) return row;
  const begin = own.find(({ kind }) => kind === 'begin');
  const end = own.find(({ kind }) => kind === 'end');
  const { ritual, order } = row;
  return {
    ...row,
    order: begin && order.status === 'paid' ? { ...order, status: 'processing' } : order,
    ritual: {
      ...ritual,
      begunAt: ritual.begunAt ?? begin?.at ?? null,
      performedAt: ritual.performedAt ?? end?.at ?? null,
      parts: ritual.parts.map((part) => {
        const note = own.find((each) => each.kind === 'part' && each.part === part.id);
        return part.noted || !note ? part : { ...part, noted: { ...note, takenBack: false } };
      }),
    },
  };
}
