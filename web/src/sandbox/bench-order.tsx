import { useQuery } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { SPECIAL_INTENTION_SERVICE } from '#modules/cart-pricing/index.ts';
import { useApi } from '../api/provider.tsx';
import { servicesQuery } from '../api/queries.ts';
import { formatPrice } from '../i18n/format.ts';
import { useI18n } from '../i18n/i18n.tsx';
import { LineLink } from '../page/links.tsx';
import { paths } from '../paths.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/late/card.tsx';
import { SelectField } from '../ui/late/field-select.tsx';
import type { Bench } from './use-bench.ts';

/** Places an order of one month of a ritual. */
export function BenchOrder({ bench }: { bench: Bench }) {
  const { t, language } = useI18n();
  const { data: services = [] } = useQuery(servicesQuery(useApi()));
  const rituals = services.filter(({ id }) => id !== SPECIAL_INTENTION_SERVICE);
  const create = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const chosen = new FormData(event.currentTarget).get('service');
    const service = rituals.find(({ id }) => id === chosen);
    if (service) bench.create(service);
  };
  return (
    <Card title={t('sandbox.newOrder')}>
      <form onSubmit={create} className="mt-3">
        <SelectField
          label={t('common.ritual')}
          name="service"
          options={rituals.map(({ id, name, price }) => [id, `${name[language]} · ${formatPrice(price, language)}`])}
        />
        <Button type="submit" disabled={bench.isBusy || rituals.length === 0} className="mt-4">
          {t('sandbox.createOrder')}
        </Button>
      </form>
      {bench.orderId && (
        <div className="mt-4 border-line border-t pt-3">
          <p className="text-muted text-sm">{t('sandbox.orderId')}</p>
          <code className="block break-all font-mono text-sm">{bench.orderId}</code>
          <p className="mt-1 flex flex-wrap gap-x-5">
            <LineLink to={paths.order(bench.orderId)}>{t('payment.openOrder')}</LineLink>
            <LineLink to={paths.checkout(bench.orderId)}>{t('sandbox.openCheckout')}</LineLink>
          </p>
        </div>
      )}
    </Card>
  );
}
