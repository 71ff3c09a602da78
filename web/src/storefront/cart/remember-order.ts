import { readStoredJson, writeStored } from '../../memory/browser-storage.ts';

const KEY = 'recent-orders';
const MOST_KEPT = 20;

/** Keeps the order's address on this device, newest first, so that a guest finds it again. */
export function rememberOrder({ id, createdAt }: { readonly id: string; readonly createdAt: string }): void {
  const others = (readStoredJson(KEY, Array.isArray) ?? []).filter((order) => order?.id !== id);
  writeStored(KEY, JSON.stringify([{ id, createdAt }, ...others].slice(0, MOST_KEPT)));
}
