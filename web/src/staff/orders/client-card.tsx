import { useI18n } from '../../i18n/i18n.tsx';
import { Card } from '../kit/page/page-parts.tsx';
import { usePanel } from '../kit/page/panel.tsx';
import { writeTime } from '../kit/values/time.tsx';
import type { OrderFile } from './order-queries.ts';

/** Whose order it is; who has deleted the account is told, with what stays of their data. */
function Account({ customer }: Pick<OrderFile, 'customer'>) {
  const { t, language } = useI18n();
  const { timeZone } = usePanel();
  if (!customer) return t('staffOrders.guest');
  if (customer.leftAt) return t('staffOrders.left', { day: writeTime(customer.leftAt, 'day', language, timeZone) });
  return `${t('staffOrders.account')}: ${customer.email ?? customer.phone}`;
}

/** Who ordered, in which language they are written to, and how they pay. */
export function ClientCard({ order }: { order: OrderFile }) {
  const { contact, customer, erased, language: written, paymentMethod, status, timeline } = order;
  const { t, language } = useI18n();
  const name = new Intl.DisplayNames(language, { type: 'language' }).of(written) ?? written;
  // What stands in the order is only a proposal until a payment begins.
  const isOpen = status === 'pending' && !timeline.some(({ kind }) => kind === 'money');
  return (
    <Card title={t('staff.client')}>
      <p className="wrap-anywhere font-medium">
        {contact?.name ?? t(erased ? 'staffOrders.erased' : 'staffOrders.hiddenContact')}
      </p>
      <p className="wrap-anywhere">{contact?.email}</p>
      {!erased && (
        <p className="mt-2 text-muted text-xs">
          <Account customer={customer} />
        </p>
      )}
      <p className="text-muted text-xs">{t('staffOrders.written', { name })}</p>
      <p className="text-muted text-xs">
        {t('staffOrders.payment')}: {t(isOpen ? 'staffOrders.notChosen' : `staffOrders.method.${paymentMethod}`)}
      </p>
    </Card>
  );
}
