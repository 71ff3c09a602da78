import { readStoredJson, writeStored } from '../../memory/browser-storage.ts';

const STORAGE_KEY = 'analytics-purchases';
const MOST_ORDERS = 50;

/** True the first time for an order on this device: a purchase is counted once, however often it is seen. */
export function countOnce(orderId: string): boolean {
  const known = readStoredJson(STORAGE_KEY, isListOfText) ?? [];
  if (known.includes(orderId)) return false;
  writeStored(STORAGE_KEY, JSON.stringify([...known, orderId].slice(-MOST_ORDERS)));
  return true;
}

function isListOfText(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((entry) => typeof entry === 'string');
}
