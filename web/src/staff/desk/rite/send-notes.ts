import type { Api } from '../../../api/client.ts';
import { ApiError } from '../../../api/error.ts';
import { type DeskNote, deskNotes } from '../../../memory/late/desk-notes.ts';

/** A bad line may swallow an answer; the shop knows a note that comes again. */
const LONGEST_MS = 20_000;

let running: Promise<void> = Promise.resolve();

/** Sends what waits of one person, in the order of the presses, until the line is lost. What the shop refuses stays, and what follows in the same ritual waits. */
export function sendNotes(api: Api, by: string): Promise<void> {
  running = running.then(() => alone(() => sendAll(api, by)));
  return running;
}

/**
 * Keeps a note on the device and sends it. Resolves also when the line is lost, with whether the shop has it; rejects when the shop refuses it, and
 * then forgets it.
 */
export async function keepAndSend(api: Api, note: DeskNote): Promise<boolean> {
  deskNotes.add(note);
  await sendNotes(api, note.by);
  const waiting = deskNotes.all().find((each) => each.note === note.note);
  if (waiting?.refused === undefined) return waiting === undefined;
  deskNotes.drop(note.note);
  throw new Error(waiting.refused);
}

/** Two tabs of one device send one after the other. */
async function alone(work: () => Promise<void>): Promise<void> {
  if (!navigator.locks) return work();
  await navigator.locks.request('desk-notes', work);
}

async function sendAll(api: Api, by: string): Promise<void> {
  const first = () => nextOf(deskNotes.all().filter((note) => note.by === by));
  for (let next = first(); next; next = first()) {
    try {
      await send(api, next);
      deskNotes.drop(next.note);
    } catch (error) {
      const isLost = !(error instanceof ApiError) || isOfTheLine(error);
      deskNotes.change(next.note, isLost ? { isTried: true } : { refused: error.message });
      if (isLost) return;
    }
  }
}

/** The first note behind no refused one of its ritual. */
function nextOf(notes: readonly DeskNote[]): DeskNote | undefined {
  const isStuck = (note: DeskNote) =>
    notes.some((each) => each.refused !== undefined && each.order === note.order && each.position === note.position);
  return notes.find((note) => !isStuck(note));
}

/** The shop has not judged it: no answer, no session, too many requests, or trouble of its own. */
const isOfTheLine = ({ status }: ApiError) => status < 400 || status >= 500 || [401, 408, 425, 429].includes(status);

function send(api: Api, { order, position, kind, note, at, part, ahutis, startDate }: DeskNote): Promise<unknown> {
  const path = { id: order, position };
  const noted = { note, at };
  const signal = AbortSignal.timeout(LONGEST_MS);
  if (kind === 'begin')
    return api.POST('/api/admin/desk/{id}/rituals/{position}/begin', { params: { path }, body: { startDate, noted }, signal });
  if (kind === 'end')
    return api.POST('/api/admin/desk/{id}/rituals/{position}/complete', { params: { path }, body: { noted }, signal });
  return api.PUT('/api/admin/desk/{id}/rituals/{position}/parts/{note}', {
    params: { path: { ...path, note } },
    body: { part, ahutis, at },
    signal,
  });
}
