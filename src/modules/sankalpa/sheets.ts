import { requireUser } from '#kernel/access.ts';
import type { Caller } from '#kernel/caller.ts';
import { ShopError } from '#kernel/errors.ts';
import type { Language } from '#kernel/language.ts';
import { requirePermission } from '#kernel/permissions.ts';
import { belongsTo, isPaid, type Order, requireOwn } from '#modules/orders/index.ts';
import type { Answer, AnswerTransact, NamesReader, SheetDeps } from './ports.ts';
import { forCustomer, type Sheet, type WantedSheet, writeSheet } from './sheet.ts';
import { readWords } from './spelled-names.ts';

/** Draws a sheet as a tagged PDF file of A4. */
export type DrawSankalpa = (sheet: Sheet, language: Language) => Promise<Uint8Array>;

interface Deps extends SheetDeps {
  readonly names: NamesReader;
  readonly findOrder: (id: string) => Promise<Order | undefined>;
}

/**
 * Returns a sheet of the caller's own order. Throws `not_signed_in`, `not_found` unless the order is the caller's and paid, and like
 * `writeSheet`.
 */
export function createViewOwnSankalpa(deps: Deps) {
  return async (caller: Caller, orderId: string, wanted: WantedSheet): Promise<Sheet> => {
    const user = requireUser(caller);
    return forCustomer(await sheetOf(deps, orderId, wanted, (order) => belongsTo(order, user)));
  };
}

/** Returns a sheet for the desk. Throws like `requirePermission`, `not_found` unless the order is paid, and like `writeSheet`. */
export function createViewSankalpa(deps: Deps) {
  return async (caller: Caller, orderId: string, wanted: WantedSheet): Promise<Sheet> => {
    requirePermission(caller, 'rituals.perform');
    return sheetOf(deps, orderId, wanted, () => true);
  };
}

/** Draws a sheet for the desk as PDF. Throws like `createViewSankalpa`. */
export function createPrintSankalpa(deps: Deps & { readonly draw: DrawSankalpa }) {
  const view = createViewSankalpa(deps);
  return async (caller: Caller, orderId: string, wanted: WantedSheet, language: Language) => {
    const sheet = await view(caller, orderId, wanted);
    return { sheet, pdf: await deps.draw(sheet, language) };
  };
}

async function sheetOf(deps: Deps, orderId: string, wanted: WantedSheet, mayRead: (order: Order) => boolean): Promise<Sheet> {
  const order = await deps.findOrder(orderId);
  if (!order || order.isErased || !isPaid(order) || !mayRead(order)) throw new ShopError('not_found');
  return writeSheet(deps, order, await deps.names.ofOrder(order), wanted);
}

/** What a customer says of the lines that they have read, which `print` names by their hash. */
export interface NewAnswer extends Pick<Answer, 'print' | 'state' | 'words'> {
  readonly position: number;
  /** The version of the former answer; 0 without one. */
  readonly version: number;
}

/**
 * Notes that the caller confirms the lines of their own order, or asks for a change of them. Throws like `createViewOwnSankalpa`,
 * `invalid_request` for a wish without a word, `illegal_transition` once the ritual has been performed, and `changed_meanwhile` when the
 * lines or the answer are not those that the caller has read.
 */
export function createAnswerSankalpa(deps: Deps & { readonly transact: AnswerTransact }) {
  const view = createViewOwnSankalpa(deps);
  return async (caller: Caller, orderId: string, { position, version, ...reply }: NewAnswer): Promise<Sheet> => {
    const user = requireUser(caller);
    const words = readWords(reply);
    const sheet = await view(caller, orderId, { position });
    if (sheet.print !== reply.print || (sheet.answer?.version ?? 0) !== version) throw new ShopError('changed_meanwhile');
    const at = deps.clock();
    await deps.transact(async ({ orders, answers }) => {
      const order = requireOwn(await orders.lock(orderId), user);
      if (order.items[position]?.performedAt) throw new ShopError('illegal_transition');
      const answer: Answer = { ...reply, orderId, position, words, version: version + 1, at };
      if (!(await answers.save(answer))) throw new ShopError('changed_meanwhile');
    });
    return view(caller, orderId, { position });
  };
}
