import { type Migration, migrationsIn } from '../migration-files.ts';
import { ledgerChain } from './017-ledger-chain.ts';
import { office } from './039-office.ts';
import { unreadLines } from './061-unread-lines.ts';
import { moneyMovements } from './080-money-movements.ts';

/** The first were recorded by the day on which they were made, before migrations had numbers. */
const RECORDED_NAMES: Readonly<Record<string, string>> = {
  '001-purchase': '2026-11-20-purchase',
  '002-reading': '2026-11-20-reading',
  '003-customers-auth': '2026-11-20-customers-auth',
  '004-customers-data': '2026-11-20-customers-data',
  '005-money-facts': '2026-11-21-money-facts',
  '006-phone-customers': '2026-11-21-phone-customers',
  '007-consultations': '2026-11-21-consultations',
};

const WITH_CODE: readonly Migration[] = [ledgerChain, office, unreadLines, moneyMovements];

/** The migrations that made the tables before the baseline, in the order in which they run: files of SQL, and those that need code. */
export const HISTORY: readonly Migration[] = [...migrationsIn(new URL('./', import.meta.url)), ...WITH_CODE]
  .toSorted((one, other) => (one.name < other.name ? -1 : 1))
  .map(({ name, run }) => ({ name: RECORDED_NAMES[name] ?? name, run }));
