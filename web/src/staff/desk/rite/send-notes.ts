import type { Api } from '../../../api/client.ts';
import { ApiError } from '../../../api/error.ts';
import { type DeskNote, deskNotes } from '../../../memory/late/desk-notes.ts';

/** How long an answer is awaited. A poor connection may lose it; the note is then sent again, and the shop knows it by its id. */
const ANSWER_WITHIN_MS = 20_000;

let running: Promise<void> = Promise.resolve();

/** A part that two people noted with different counts: `own` is that of this device, `stands` the one that the shop keeps instead. */
export interface OtherCount {
  readonly note: DeskNote;
  readonly own: number;
  readonly stands: number;
}

let tellOtherCounts: ((counts: readonly OtherCount[]) => void) | undefined;
/** What was found while nobody could tell it, because the person had left the desk. */
let untold: readonly OtherCount[] = [];

/**
 * Registers the function that shows other counts, called once after each sending that found some, and at once with those that nobody has told yet.
 * Returns the function that removes it.
 */
export function onOtherCounts(tell: (counts: readonly OtherCount[]) => void): () => void {
  tellOtherCounts = tell;
  tellOthers([]);
  return () => {
    tellOtherCounts = undefined;
  };
}

/**
 * Sends the waiting notes of one person in the order of the presses. Stops at the first note that the shop neither takes nor refuses: without a
 * connection, without a session, or while the shop has trouble of its own. A note that the shop refuses stays on the device, and with it the
 * later notes of the same ritual.
 */
export function sendNotes(api: Api, by: string): Promise<void> {
  // Sending goes on after an earlier sending has failed.
  running = running.catch(() => undefined).then(() => inOneTab(() => sendAll(api, by)));
  return running;
}

/**
 * Keeps a note on the device and sends it. Resolves to true when the shop has it or the person has removed it meanwhile, and to false when
 * it still waits, as without a connection. Rejects when the shop refuses the note, which is then forgotten, and when the device cannot keep a
 * note that does not reach the shop.
 */
export async function keepAndSend(api: Api, note: DeskNote): Promise<boolean> {
  deskNotes.add(note);
  const isKept = waitingNote(note) !== undefined;
  await sendNotes(api, note.by);
  if (!isKept) {
    tellOthers([await send(api, note)]);
    return true;
  }
  const waiting = waitingNote(note);
  if (waiting?.refused === undefined) return waiting === undefined;
  deskNotes.drop(note.note);
  throw new Error(waiting.refused);
}

const waitingNote = ({ note: id }: DeskNote) => deskNotes.all().find(({ note }) => note === id);

/** Two tabs of one device send one after the other. */
async function inOneTab(work: () => Promise<void>): Promise<void> {
  if (!navigator.locks) return work();
  await navigator.locks.request('desk-notes', work);
}

/** Sends one note after the other, then tells the other counts that the shop keeps. */
async function sendAll(api: Api, by: string): Promise<void> {
  const others: (OtherCount | undefined)[] = [];
  let last: DeskNote | undefined;
  // A device that cannot store what became of a note offers the same note again, which then waits for the next sending.
  for (let note = nextOf(by); note && note.note !== last?.note; note = nextOf(by)) {
    last = note;
    deskNotes.change(note.note, { isTried: true });
    try {
      others.push(await send(api, note));
      deskNotes.drop(note.note);
    } catch (error) {
      if (!isRefusal(error)) {
        deskNotes.change(note.note, { isStuck: true });
        break;
      }
      deskNotes.change(note.note, { refused: error.message });
    }
  }
  tellOthers(others);
}

function tellOthers(others: readonly (OtherCount | undefined)[]): void {
  untold = [...untold, ...others.filter((other) => other !== undefined)];
  if (!tellOtherCounts || untold.length === 0) return;
  tellOtherCounts(untold);
  untold = [];
}

/** The person's first note of a ritual of which the shop has refused nothing. */
function nextOf(by: string): DeskNote | undefined {
  const notes = deskNotes.all().filter((note) => note.by === by);
  const refused = notes.filter((note) => note.refused !== undefined);
  return notes.find(({ order, position }) => !refused.some((note) => note.order === order && note.position === position));
}

/** Refusals without a look at the note: because of who calls, or a timeout, too early, too many requests. */
const NOT_JUDGED = [401, 403, 408, 425, 429];

/** Has the shop judged the note? Otherwise there was no answer, or the shop has trouble of its own, and the note is sent again later. */
function isRefusal(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status >= 400 && error.status < 500 && !NOT_JUDGED.includes(error.status);
}

/**
 * Sends a note. Resolves to the counts when the shop keeps that of somebody else. `request` asks nobody for a second factor: a timer sends, too,
 * and other tabs would wait for the answer.
 */
async function send(api: Api, sent: DeskNote): Promise<OtherCount | undefined> {
  const { order, position, kind, note, at, part, ahutis, startDate } = sent;
  const path = { id: order, position };
  const noted = { note, at };
  const signal = AbortSignal.timeout(ANSWER_WITHIN_MS);
  if (kind === 'begin')
    await api.request('post', '/api/admin/desk/{id}/rituals/{position}/begin', {
      params: { path },
      body: { startDate, noted },
      signal,
    });
  if (kind === 'end')
    await api.request('post', '/api/admin/desk/{id}/rituals/{position}/complete', { params: { path }, body: { noted }, signal });
  if (kind !== 'part') return undefined;
  const answer = await api.request('put', '/api/admin/desk/{id}/rituals/{position}/parts/{note}', {
    params: { path: { ...path, note } },
    body: { part, ahutis, at },
    signal,
  });
  const stands = answer.data?.ahutis;
  return ahutis !== null && stands && stands !== ahutis ? { note: sent, own: ahutis, stands } : undefined;
}
