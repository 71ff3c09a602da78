import { orderNumber } from '#words/order-number.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { Conflict } from '../kit/forms/conflict.tsx';
import { FormDialog, useDialogForm } from '../kit/forms/dialogs.tsx';
import { usePanel } from '../kit/page/panel.tsx';
import { PartnerField } from '../partners/partner-field.tsx';
import { usePartnerName } from '../partners/use-partner-name.ts';
import { OrderAction } from './order-action.tsx';
import { ORDERS_KEY, type OrderFile } from './order-queries.ts';
import { isUnpaid } from './order-rules.ts';

type Order = Pick<OrderFile, 'id' | 'number' | 'partner'>;

/** The button that sets to which partner an unpaid order belongs. Nothing for those who do not manage partners. */
export function SetPartner({ order }: { order: Order & Pick<OrderFile, 'status'> }) {
  const { can } = usePanel();
  if (!can('partners.manage')) return null;
  return (
    <OrderAction
      label="staffOrders.setPartner"
      isOver={!isUnpaid(order)}
      dialog={(close) => <PartnerDialog order={order} onClose={close} />}
    />
  );
}

function PartnerDialog({ order: { id, number, partner: present }, onClose }: { order: Order; onClose: () => void }) {
  const { t, language } = useI18n();
  const nameOf = usePartnerName();
  const words = (slug: string) => (slug ? nameOf(slug) : t('staffOrders.noPartner'));
  const form = useDialogForm('partner', id, {
    blank: { partner: present ?? '' },
    refreshes: [[ORDERS_KEY]],
    done: t('staffOrders.partnerSet'),
    save: (api, { values, base }) =>
      api.PUT('/api/admin/orders/{id}/partner', {
        params: { path: { id } },
        body: { partner: values.partner || null, former: base.partner || null },
      }),
    onSaved: onClose,
  });
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={t('staffOrders.setPartnerTitle', { number: orderNumber(number, language) })}
      isUnchanged={!form.isDirty}
      action={t('staffOrders.savePartner')}
    >
      <p className="text-muted text-sm">{t('staffOrders.setPartnerText')}</p>
      {form.newer && <Conflict form={form} error={null} wordsOf={() => ({ label: t('staff.role.partner'), words })} />}
      <PartnerField {...form.field('partner')} present={present} empty={t('staffOrders.noPartner')} />
    </FormDialog>
  );
}
