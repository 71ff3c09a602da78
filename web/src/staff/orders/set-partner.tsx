import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../api/provider.tsx';
import { useI18n } from '../../i18n/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/late/field-select.tsx';
import { Modal } from '../../ui/late/modal.tsx';
import { toast } from '../../ui/toast.tsx';
import { CheckedForm } from '../kit/checked-form.tsx';
import { FormError } from '../kit/form-error.tsx';
import { usePanel } from '../kit/panel.tsx';
import { Offered } from '../kit/shortcuts.ts';
import { SubmitButton } from '../kit/submit-button.tsx';
import { partnerChoiceQuery } from '../partners/partner-queries.ts';
import { ORDERS_KEY, type OrderFile } from './order-queries.ts';

type Order = Pick<OrderFile, 'id' | 'number' | 'partner'>;

export const isUnpaid = ({ status }: Pick<OrderFile, 'status'>): boolean => status === 'pending' || status === 'waiting';

/** Sets to which partner an unpaid order belongs. Nothing for those who do not manage partners. */
export function SetPartner({ order }: { order: Order & Pick<OrderFile, 'status'> }) {
  const { t } = useI18n();
  const { can } = usePanel();
  const [isOpen, setOpen] = useState(false);
  if (!isUnpaid(order) || !can('partners.manage')) return null;
  return (
    <div>
      <Button variant="quiet" onClick={() => setOpen(true)} className="-ml-3 px-3! text-sm">
        {t('staffOrders.setPartner')}
      </Button>
      <Offered label={t('staffOrders.setPartner')} run={() => setOpen(true)} />
      {isOpen && <PartnerDialog order={order} onClose={() => setOpen(false)} />}
    </div>
  );
}

function PartnerDialog({ order: { id, number, partner: present }, onClose }: { order: Order; onClose: () => void }) {
  const { t } = useI18n();
  const partners = useQuery(partnerChoiceQuery(useApi()));
  const [slug, setSlug] = useState(present ?? '');
  const change = useSetPartner(id, onClose);
  const error = partners.error ?? change.error;
  const offered = (partners.data ?? []).filter((partner) => !partner.suspended && partner.slug !== present);
  return (
    <Modal open onClose={onClose} title={t('staffOrders.setPartnerTitle', { number })} closeLabel={t('frame.close')}>
      <CheckedForm
        className="flex flex-col gap-4"
        isReady
        isUnchanged={slug === (present ?? '')}
        isPending={change.isPending}
        onSend={() => change.mutate(slug || null)}
      >
        <p className="text-muted text-sm">{t('staffOrders.setPartnerText')}</p>
        <SelectField
          label={t('staff.rolePartner')}
          options={[
            ['', t('staffOrders.noPartner')],
            ...(present ? [[present, partners.data?.find((one) => one.slug === present)?.name ?? present] as const] : []),
            ...offered.map((partner) => [partner.slug, partner.name] as const),
          ]}
          value={slug}
          onChange={({ target }) => setSlug(target.value)}
        />
        <FormError error={error} />
        <SubmitButton isPending={change.isPending} className="self-end">
          {t('staffOrders.savePartner')}
        </SubmitButton>
      </CheckedForm>
    </Modal>
  );
}

function useSetPartner(id: string, onDone: () => void) {
  const { t } = useI18n();
  const api = useApi();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (partner: string | null) =>
      api.PUT('/api/admin/orders/{id}/partner', { params: { path: { id } }, body: { partner } }),
    onSuccess: () => {
      toast({ title: t('staffOrders.partnerSet'), kind: 'success' });
      onDone();
    },
    onSettled: () => cache.invalidateQueries({ queryKey: [ORDERS_KEY] }),
  });
}
