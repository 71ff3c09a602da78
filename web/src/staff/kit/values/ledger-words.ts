import type { Translate } from '../../../i18n/i18n.tsx';
import { wordOf } from '../../../i18n/late/word-of.ts';

/** What a line of the ledger is called, from the area `staffOrders`; a newer server may write kinds that this page does not know. */
export const ledgerWord = (t: Translate, kind: string): string =>
  wordOf(t, `staffOrders.ledger.${kind}`, t('staffOrders.ledgerOther'));
