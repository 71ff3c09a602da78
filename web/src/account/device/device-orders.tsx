import { useState } from 'react';
import { useI18n } from '../../i18n/i18n.tsx';
import { recentOrders } from '../../memory/late/recent-orders.ts';
import { ButtonLink } from '../../page/links.tsx';
import { paths } from '../../paths.ts';
import { DeviceOrderRow } from './device-order-row.tsx';

/** The orders placed on this device, for guests. */
export function DeviceOrders() {
  const { t } = useI18n();
  const [orders] = useState(recentOrders.read);
  return (
    <section aria-labelledby="device-orders" className="mt-10">
      <h2 id="device-orders" className="text-card">
        {t('account.deviceOrders')}
      </h2>
      <p className="mt-1 mb-4 text-muted">{t(orders.length > 0 ? 'account.deviceOrdersText' : 'account.noDeviceOrders')}</p>
      <ul className="flex flex-col gap-3">
        {orders.map((order) => (
          <li key={order.id}>
            <DeviceOrderRow order={order} />
          </li>
        ))}
      </ul>
      <ButtonLink to={paths.catalogue()} className="mt-5">
        {t('account.toCatalogue')}
      </ButtonLink>
    </section>
  );
}
