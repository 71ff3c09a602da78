import { type Api, dataOf } from '../../api/client.ts';
import type { DeskRow } from './desk-queries.ts';
import { keepAndSend } from './rite/send-notes.ts';

/** The two steps of a ritual: it begins, and it is performed to its end. */
export type Step = 'begin' | 'complete';

const pathOf = ({ order, ritual }: DeskRow) => ({ id: order.id, position: ritual.position });

/**
 * Notes that a ritual has begun, or that it has been performed to its end. The shop refuses a beginning when the ritual has got another first day
 * since it was read. Without a connection the device keeps the note. Resolves to true when the shop has it, to false when it waits for a connection.
 * `by` is the id of the person at the desk.
 */
export function takeStep(api: Api, { order, ritual }: DeskRow, step: Step, by: string): Promise<boolean> {
  return keepAndSend(api, {
    note: crypto.randomUUID(),
    by,
    order: order.id,
    position: ritual.position,
    kind: step === 'begin' ? 'begin' : 'end',
    part: '',
    ahutis: null,
    startDate: ritual.startDate,
    at: new Date().toISOString(),
  });
}

/** Takes back a part that was noted. */
export async function takeBackPart(api: Api, row: DeskRow, noteId: string, reason: string): Promise<void> {
  const params = { path: { ...pathOf(row), note: noteId } };
  await api.POST('/api/admin/desk/{id}/rituals/{position}/parts/{note}/withdrawal', { params, body: { reason } });
}

/** Takes back that a ritual has begun, or that it has been performed. */
export function undoStep(api: Api, row: DeskRow, step: Step) {
  const params = { path: pathOf(row) };
  if (step === 'begin') return dataOf(api.DELETE('/api/admin/desk/{id}/rituals/{position}/begin', { params }));
  return dataOf(api.DELETE('/api/admin/desk/{id}/rituals/{position}/complete', { params }));
}

/** Notes that a ritual was performed on a day, or takes that back. */
export function tickDay(api: Api, row: DeskRow, day: string, isTicked: boolean) {
  const params = { path: { ...pathOf(row), day } };
  const address = '/api/admin/desk/{id}/rituals/{position}/days/{day}';
  return dataOf(isTicked ? api.PUT(address, { params }) : api.DELETE(address, { params }));
}

/** Marks a ritual as prepared for its day, or takes the mark off. */
export async function markPrepared(api: Api, row: DeskRow, isPrepared: boolean): Promise<void> {
  const params = { path: pathOf(row) };
  const address = '/api/admin/desk/{id}/rituals/{position}/prepared';
  await (isPrepared ? api.PUT(address, { params }) : api.DELETE(address, { params }));
}
