import type { components } from '#contract';
import { orderNumber } from '#words/order-number.ts';
import { dataOf } from '../../../api/client.ts';
import { type Translate, useI18n } from '../../../i18n/i18n.tsx';
import { isEmail } from '../../../ui/late/field.tsx';
import { toast } from '../../../ui/toast.tsx';
import { NEW_ORDER } from '../../kit/forms/own-draft.ts';
import { type Faults, useRecordForm } from '../../kit/forms/use-record-form.ts';
import { useGo, usePanel } from '../../kit/page/panel.tsx';
import { ORDERS_KEY } from '../order-queries.ts';
import { itemOf, type OrderLine } from './order-line.ts';

type Wire = components['schemas'];
/** `client` is the account whose data were filled in, and is no field. */
type Values = Readonly<Record<'client' | 'name' | 'email' | 'language' | 'wishes', string>> & {
  readonly lines: readonly OrderLine[];
};
export type OrderForm = ReturnType<typeof useOrderForm>;

/**
 * The form of an order for a client, which leads to the page of the order. What is typed survives a reload and an ended session; whoever signs in
 * next finds nothing of it.
 */
export function useOrderForm(clientId: string | undefined) {
  const { t, language } = useI18n();
  const go = useGo();
  const { can } = usePanel();
  const blank: Values = { client: '', name: '', email: '', language, wishes: '', lines: [] };
  return useRecordForm<Values, string, Wire['OrderedForClient']>({
    about: NEW_ORDER,
    // A new order has no version yet.
    saved: { version: '', values: blank },
    refreshes: [[ORDERS_KEY]],
    check: (values) => {
      const wrong = wrongOf(values, t);
      // What stands in the fields may still be that of another client, to whom the letters would go.
      const isAwaited = clientId !== undefined && values.client !== clientId && can('clients.read');
      return isAwaited ? { ...wrong, name: t('newOrder.clientAwaited') } : wrong;
    },
    save: (api, { values }, keyOf) => {
      const body = bodyOf(values, clientId);
      return dataOf(api.POST('/api/admin/orders', { params: { header: { 'Idempotency-Key': keyOf(body) } }, body }));
    },
    onSaved: ({ id, number }) => {
      toast({
        title: t('newOrder.done', { number: orderNumber(number, language) }),
        description: t('newOrder.doneText'),
        kind: 'success',
      });
      return go(`/orders/${id}`, { replace: true });
    },
  });
}

/**
 * The order to send. A try is known by the JSON of this, also after an update of the shop: so the order of the fields must stay. The cast: the
 * choice of a language offers only those of the contract.
 */
function bodyOf({ name, email, language, lines, wishes }: Values, clientId: string | undefined) {
  return {
    clientId,
    customerName: name.trim(),
    customerEmail: email.trim(),
    language,
    items: lines.map(itemOf),
    specialInstructions: wishes.trim() || undefined,
  } as Wire['OrderForClient'];
}

const SHORTEST_NAME = 2;

function wrongOf({ name, email, lines }: Values, t: Translate): Faults {
  const wrong: Record<string, string> = {};
  if (name.trim().length < SHORTEST_NAME) wrong.name = t(name.trim() ? 'newOrder.shortName' : 'newOrder.noName');
  if (!isEmail(email)) wrong.email = t(email.trim() ? 'staff.wrongEmail' : 'newOrder.noEmail');
  if (lines.length === 0) wrong.lines = t('newOrder.noRitual');
  return wrong;
}
