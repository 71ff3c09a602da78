import { useParams } from 'react-router-dom';
import { isMissing } from '../../api/late/refusals.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { WayBack } from '../kit/lists/way-back.tsx';
import { NewLink } from '../kit/page/new-link.tsx';
import { RecordAwaited } from '../kit/page/no-page.tsx';
import { PanelHeading, QueryError } from '../kit/page/page-parts.tsx';
import { PlaceLink, usePanel } from '../kit/page/panel.tsx';
import { Time } from '../kit/values/money-and-time.tsx';
import { ClientNotes } from './client-notes.tsx';
import { ClientOrders, MailboxOrders } from './client-orders.tsx';
import { AboutCard, BirthCard, ContactCard, PlanCard } from './client-parts.tsx';
import { ClientRequests } from './client-requests.tsx';
import { type ClientDetail, useClient } from './queries.ts';

/** The page of a client. */
export function ClientView() {
  const { id = '' } = useParams();
  const { t } = useI18n();
  const client = useClient(id);
  // Of a client who is erased nothing stays on the screen.
  const data = isMissing(client.error) ? undefined : client.data;
  return (
    <>
      <WayBack place="/clients" text={t('clients.toList')} />
      {data && <QueryError query={client} />}
      {data ? <ClientCards client={data} /> : <RecordAwaited query={client} />}
    </>
  );
}

function ClientCards({ client }: { client: ClientDetail }) {
  const { t } = useI18n();
  const { can } = usePanel();
  const { id, name, email, phoneNumber, createdAt } = client;
  const since = (
    <>
      {t('clients.since')}: <Time at={createdAt} shape="day" />
    </>
  );
  return (
    <>
      <PanelHeading
        isPlace
        title={name || email || phoneNumber || t('clients.noName')}
        text={since}
        actions={
          <>
            {can('clients.write') && (
              <PlaceLink place={`/clients/${id}/edit`} className={buttonClass('quiet')}>
                {t('common.change')}
              </PlaceLink>
            )}
            {can('orders.write') && <NewLink place={`/orders/new?client=${id}`} text={t('staff.newOrder')} />}
          </>
        }
      />
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <div className="grid gap-4">
          <ContactCard client={client} />
          <ClientOrders client={client} />
          <MailboxOrders client={client} />
          <ClientRequests client={client} />
        </div>
        <div className="grid gap-4">
          <ClientNotes client={client} />
          <BirthCard client={client} />
          <PlanCard client={client} />
          <AboutCard client={client} />
        </div>
      </div>
    </>
  );
}
