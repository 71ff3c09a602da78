import { useI18n } from '../../i18n/i18n.tsx';
import { newOrderDraft } from '../../memory/late/new-order-draft.ts';
import { clientDraft } from '../../memory/late/record-draft.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { PlaceLink, useGo, usePanel } from '../kit/page/panel.tsx';
import type { Consultation } from './consultation.ts';

/** What a talk can lead to: an order, and an account; the forms begin with what the visitor has told. */
export function NextSteps({ request }: { request: Consultation }) {
  const { t } = useI18n();
  const { can, member } = usePanel();
  const go = useGo();
  const { name, phone, email, language, message, clientId } = request;
  // What was typed about somebody else gives way: nothing of it may go to this person.
  const toOrder = () => {
    newOrderDraft.keep({
      memberId: member.id,
      values: { client: '', name, email, language, wishes: message, key: '', content: '' },
      lines: [],
    });
    void go('/orders/new');
  };
  const toClient = () => {
    const [firstName = '', ...rest] = name.split(/\s+/);
    const values = { firstName, lastName: rest.join(' '), phoneNumber: phone, email, language, consultation: request.id };
    clientDraft.keep({ place: `${member.id} `, version: '', values });
    void go('/clients/new');
  };
  return (
    <div className="-ml-5.5 flex flex-wrap">
      {can('orders.write') &&
        (clientId ? (
          <PlaceLink
            place={`/orders/new?client=${clientId}`}
            aria-label={t('staffConsultations.orderFor', { name })}
            className={buttonClass('quiet', 'text-sm')}
          >
            {t('staffConsultations.order')}
          </PlaceLink>
        ) : (
          <Button variant="quiet" aria-label={t('staffConsultations.orderFor', { name })} onClick={toOrder}>
            {t('staffConsultations.order')}
          </Button>
        ))}
      {clientId
        ? can('clients.read') && (
            <PlaceLink
              place={`/clients/${clientId}`}
              aria-label={t('staffConsultations.clientOf', { name })}
              className={buttonClass('quiet', 'text-sm')}
            >
              {t('staff.client')}
            </PlaceLink>
          )
        : can('clients.write') && (
            <Button variant="quiet" aria-label={t('staffConsultations.newClientOf', { name })} onClick={toClient}>
              {t('staffConsultations.newClient')}
            </Button>
          )}
    </div>
  );
}
