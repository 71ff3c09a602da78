import type { Translate } from '../../../i18n/i18n.tsx';
import { wordOf } from '../../../i18n/late/word-of.ts';

/** The name of a line of the ledger; one name for all kinds that a newer server may write and this page does not know. */
export const ledgerWord = (t: Translate, kind: string): string =>
  wordOf(t, `staffOrders.ledger.${kind}`, t('staffOrders.ledgerOther'));

/** The number of a line of the ledger, and the ends of its hash. */
export const ledgerLine = (t: Translate, line: number, hash: string): string =>
  t('staffOrders.line', { line, hash: `${hash.slice(0, 6)}…${hash.slice(-2)}` });
