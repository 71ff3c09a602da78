import type { components } from '#contract';
import type { Api } from '../../api/client.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { useDialogForm } from '../kit/forms/dialogs.tsx';
import { type Tagged, useTagged } from '../kit/forms/tagged.ts';
import { ORDERS_KEY } from '../orders/order-queries.ts';
import { MONEY_KEY, REFUNDS_KEY } from './money-queries.ts';

type Wire = components['schemas'];
export type OpenRefund = Wire['OpenRefund'];
/** A refund with its steps, and with the ETag that an action must send. */
export type RefundFile = Tagged<Wire['RefundFile']>;
export type RefundAction = RefundFile['actions'][number];

/** Reads a refund, also one that is over. */
export const useRefund = (id: string) => useTagged('/api/admin/refunds/{id}', { path: { id } }, { refetchOnWindowFocus: true });

/**
 * The form of an action on a refund as it was read; its text is the reference or the reason. The refund is read again after each try, because a
 * failed one, too, may have changed it.
 */
export function useRefundAction(action: RefundAction, refund: RefundFile, onSaved: () => void) {
  const { t } = useI18n();
  return useDialogForm(action, refund.id, {
    blank: { text: '' },
    refreshes: [[REFUNDS_KEY], [MONEY_KEY], [ORDERS_KEY]],
    done: t(`staffRefunds.done.${action}`),
    save: (api, { values }) => sendAction(api, action, refund, values.text.trim()),
    onSaved,
  });
}

function sendAction(api: Api, action: RefundAction, { id, etag }: RefundFile, text: string): Promise<unknown> {
  const params = { path: { id }, header: { 'If-Match': etag } };
  switch (action) {
    case 'link':
      return api.POST('/api/admin/refunds/{id}/link', { params });
    case 'pay':
      return api.POST('/api/admin/refunds/{id}/payment', { params });
    case 'send':
      return api.POST('/api/admin/refunds/{id}/sending', { params, body: { reference: text } });
    case 'confirm':
      return api.POST('/api/admin/refunds/{id}/confirmation', { params });
    case 'reject':
      return api.POST('/api/admin/refunds/{id}/rejection', { params, body: { reason: text } });
  }
}
