import { useState } from 'react';
import type { components } from '#contract';
import { useI18n } from '../../i18n/i18n.tsx';
import { useDialogForm } from '../kit/forms/dialogs.tsx';
import { type Tagged, useTagged } from '../kit/forms/tagged.ts';
import { ORDERS_KEY } from '../orders/order-queries.ts';
import { MONEY_KEY, type MoneySource, REFUNDS_KEY } from './money-queries.ts';

/** The money of an order, with the ETag that a refund must send. */
export type RefundableMoney = Tagged<components['schemas']['RefundableMoney']>;

/** A payment, `source` in the contract, of which something can go back now: `left` in its coin or in dollars, and what that is worth in dollars. */
export type Refundable = MoneySource & { readonly refund: { readonly left: string; readonly worth: number } };

/** Reads the money of an order, with what of it can go back. */
export function useRefundable(orderId: string, enabled = true) {
  return useTagged('/api/admin/orders/{id}/refunds', { path: { id: orderId } }, { enabled, refetchOnWindowFocus: true });
}

export function refundablesOf({ sources }: Pick<RefundableMoney, 'sources'>): Refundable[] {
  return sources.filter((source): source is Refundable => source.refund !== null && !source.refund.refusal);
}

/** What can go back of all these payments, in dollars. */
export function worthOfAll(payments: readonly Refundable[]): number {
  return payments.reduce((sum, { refund }) => sum + refund.worth, 0);
}

/** Which payment goes back, and how much of it; empty for all that is left. */
export type WantedRefund = { readonly paymentId: string; readonly amount: string } | Record<string, never>;

/** The form of a refund of money as it was read; its text is the reason. A refund that is sent twice begins once. */
export function useBeginRefund({ order: { id }, etag }: RefundableMoney, wanted: WantedRefund, onSaved: () => void) {
  const { t } = useI18n();
  // Another reason after a lost answer keeps the key: the shop then refuses rather than begin a second refund.
  const [key] = useState(() => crypto.randomUUID());
  return useDialogForm('refund', id, {
    blank: { text: '' },
    refreshes: [[ORDERS_KEY], [MONEY_KEY], [REFUNDS_KEY]],
    done: t('staffMoney.refundBegun'),
    save: (api, { values }): Promise<unknown> => {
      const header = { 'If-Match': etag, 'Idempotency-Key': key };
      const body = { ...wanted, reason: values.text };
      return api.POST('/api/admin/orders/{id}/refunds', { params: { path: { id }, header }, body });
    },
    onSaved,
  });
}
