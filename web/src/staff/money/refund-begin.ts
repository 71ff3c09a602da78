import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { components } from '#contract';
import { useI18n } from '../../i18n/i18n.tsx';
import { useDialogForm } from '../kit/forms/dialogs.tsx';
import { type Tagged, useTagged } from '../kit/forms/tagged.ts';

/** With the ETag that a refund asks for. */
export type RefundableMoney = Tagged<components['schemas']['RefundableMoney']>;

/** Every query of orders begins with it, and so is read again when an order changes. */
const ORDERS = '/api/admin/orders';
const MONEY = '/api/admin/money';
const REFUNDS = '/api/admin/refunds';

/** The money of an order, with what of it can go back. */
export function useRefundable(id: string, enabled = true) {
  return useTagged('/api/admin/orders/{id}/refunds', { path: { id } }, { enabled, refetchOnWindowFocus: true });
}

/** The form of a refund of money as it was read, which begins once however often it is sent; its text is the reason. */
export function useBeginRefund({ order: { id }, etag }: RefundableMoney, wanted: object, onSaved: () => void) {
  const { t } = useI18n();
  const cache = useQueryClient();
  const [key] = useState(() => crypto.randomUUID());
  return useDialogForm('refund', id, {
    blank: { text: '' },
    done: t('staffMoney.refundBegun'),
    save: (api, { values }): Promise<unknown> => {
      const header = { 'If-Match': etag, 'Idempotency-Key': key };
      const body = { ...wanted, reason: values.text };
      return api.POST('/api/admin/orders/{id}/refunds', { params: { path: { id }, header }, body });
    },
    onSaved: () => {
      onSaved();
      for (const path of [ORDERS, MONEY, REFUNDS]) void cache.invalidateQueries({ queryKey: [path] });
    },
  });
}
