import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../api/provider.tsx';
import { useI18n } from '../../i18n/i18n.tsx';
import { AgreeDialog } from '../kit/hand-money/agree-dialog.tsx';
import { ConfirmDialog } from '../kit/hand-money/confirm-dialog.tsx';
import { DeclineDialog } from '../kit/hand-money/decline-dialog.tsx';
import { useSayOfMoney } from '../kit/hand-money/say-of-money.ts';
import { FilterBar, FilterChip } from '../kit/lists/filters.tsx';
import { List } from '../kit/lists/list.tsx';
import { useListAddress } from '../kit/lists/use-list-address.ts';
import { PanelHeading } from '../kit/page/heading.tsx';
import { Empty } from '../kit/page/notes.tsx';
import { usePanel } from '../kit/page/panel.tsx';
import { type OrderStatus, useStateWord } from '../kit/values/state-badge.tsx';
import { LinkCard } from './link-card.tsx';
import { OrderLines, OrderMoney, OrderSteps, type Step } from './order-parts.tsx';
import { Totals } from './own-sums.tsx';
import { dashboardQuery, OWN_MONEY, type PartnerOrder, partnerOrdersQuery } from './partner-queries.ts';
import { StatementCard } from './statement-card.tsx';

const STATUSES: readonly OrderStatus[] = ['pending', 'waiting', 'paid', 'processing', 'ready', 'completed', 'cancelled'];

/** The partner's own orders: whose money has come by hand, what it adds up to, and the link that brings customers. */
export default function PartnerPage() {
  const { t } = useI18n();
  const slug = usePanel().member.partner ?? '';
  const api = useApi();
  const word = useStateWord();
  const address = useListAddress(['status']);
  const { status } = address.values;
  const dashboard = useQuery(dashboardQuery(api, slug));
  const orders = useQuery({
    ...partnerOrdersQuery(api, slug, { status, cursor: address.cursor }),
    placeholderData: keepPreviousData,
  });
  const [asked, ask] = useState<Asked>();
  const say = (order: PartnerOrder) => (step: Step) => ask({ step, order });
  const close = () => ask(undefined);
  return (
    <>
      <PanelHeading title={dashboard.data?.name ?? t('staff.partnerOrders')} text={t('staffPartner.text')} />
      {dashboard.data && <Totals dashboard={dashboard.data} />}
      <FilterBar isFiltered={address.isFiltered} onClear={address.clear}>
        <FilterChip
          label={t('staff.state')}
          value={status}
          options={STATUSES.map((value) => ({ value, text: word(value) }))}
          onChange={(value) => address.set({ status: value })}
        />
      </FilterBar>
      <List
        label={t('staff.orders')}
        query={orders}
        keyOf={({ id }) => id}
        columns={[
          { title: t('staff.order'), cell: (order) => <OrderLines order={order} /> },
          { title: t('staff.money'), cell: (order) => <OrderMoney slug={slug} order={order} /> },
          { title: t('staffPartner.step'), cell: (order) => <OrderSteps slug={slug} order={order} onAsk={say(order)} /> },
        ]}
        card={(order) => (
          <div className="flex flex-col gap-3">
            <OrderLines order={order} />
            <OrderMoney slug={slug} order={order} />
            <OrderSteps slug={slug} order={order} onAsk={say(order)} />
          </div>
        )}
        empty={<Empty title={t('staffPartner.none')} text={t('staffPartner.noneText')} />}
        address={address}
      />
      {dashboard.data && (
        <>
          <StatementCard door={`/api/partner/${slug}`} newest={dashboard.data.month} />
          <LinkCard
            link={dashboard.data.link}
            title={t('staffPartner.link')}
            text={t('staffPartner.linkText')}
            qr={t('staffPartner.qr')}
          />
        </>
      )}
      {asked && <SayDialog slug={slug} asked={asked} onClose={close} />}
    </>
  );
}

interface Asked {
  readonly step: Step;
  readonly order: PartnerOrder;
}

function SayDialog({ slug, asked: { step, order }, onClose }: { slug: string; asked: Asked; onClose: () => void }) {
  const say = useSayOfMoney({ slug, id: order.id }, OWN_MONEY);
  if (step === 'confirm') return <ConfirmDialog say={say} order={{ ...order, number: order.orderNumber }} onClose={onClose} />;
  if (step === 'decline') return <DeclineDialog say={say} number={order.orderNumber} onClose={onClose} />;
  const [said] = order.confirmations;
  return said && <AgreeDialog {...{ say, said, number: order.orderNumber, place: { slug, id: order.id }, onClose }} />;
}
