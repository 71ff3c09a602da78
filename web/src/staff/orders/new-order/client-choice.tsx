import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useI18n } from '../../../i18n/i18n.tsx';
import { Button } from '../../../ui/button.tsx';
import { CLIENTS_KEY, type Client, contactOf, useClient } from '../../clients/queries.ts';
import { SearchField } from '../../kit/lists/search-field.tsx';
import { Card, QueryError, SkeletonRows } from '../../kit/page/page-parts.tsx';
import { useRows } from '../../kit/page/use-answer.ts';
import type { OrderForm } from './use-order-form.ts';

const MOST_SHOWN = 5;

/** The id of the client whose account will own the order, from the address of the page, and how to change it; undefined for an order of a guest. */
export function useChosenClient() {
  const [params, setParams] = useSearchParams();
  const id = params.get('client') ?? undefined;
  return { id, choose: (client: string | undefined) => setParams(client ? { client } : {}, { replace: true }) };
}

/** Finds a client who has an account, or shows the chosen one. */
export function ClientChoice({ form }: { form: OrderForm }) {
  const { t } = useI18n();
  const { id, choose } = useChosenClient();
  const { values, set } = form;
  // When the client is no longer chosen, their name and e-mail go too: letters would reach the wrong person.
  useEffect(() => {
    if (id === undefined && values.client !== '') set({ client: '', name: '', email: '' });
  });
  return (
    <Card title={t('newOrder.account')}>
      {id === undefined ? (
        <ClientSearch onChoose={choose} />
      ) : (
        <ChosenClient id={id} form={form} onLeave={() => choose(undefined)} />
      )}
    </Card>
  );
}

function ClientSearch({ onChoose }: { onChoose: (id: string) => void }) {
  const { t } = useI18n();
  const [words, setWords] = useState('');
  const search = useRows(CLIENTS_KEY, { query: { search: words, limit: MOST_SHOWN } }, { enabled: words !== '' });
  const clients = words === '' ? [] : (search.data?.items ?? []);
  // While new words are searched for, the clients found by the former ones stay.
  const isNobody = clients.length === 0 && search.isSuccess && !search.isPlaceholderData;
  return (
    <>
      <p className="mb-3 text-muted">{t('newOrder.accountText')}</p>
      <SearchField label={t('staff.searchPeople')} value={words} onSearch={setWords} />
      <QueryError query={search} />
      <ul aria-label={t('newOrder.found')} className="mt-2">
        {clients.map((client) => (
          <li key={client.id} className="flex items-center justify-between gap-3 border-line py-2 not-last:border-b">
            <ClientName client={client} />
            <Button onClick={() => onChoose(client.id)} aria-label={t('newOrder.chooseOne', { name: nameOf(client) })}>
              {t('newOrder.choose')}
            </Button>
          </li>
        ))}
      </ul>
      {isNobody && <p role="status">{t('newOrder.nobody')}</p>}
    </>
  );
}

function ChosenClient({ id, form, onLeave }: { id: string; form: OrderForm; onLeave: () => void }) {
  const { t } = useI18n();
  const query = useClient(id);
  const client = query.data;
  const { values, set } = form;
  // Each choice fills the form only once, so that what was then typed over these data stays after a reload.
  useEffect(() => {
    if (!client || values.client === client.id) return;
    const { name, email, language } = client;
    set({ client: client.id, language, name, email });
  });
  if (!client && !query.error) return <SkeletonRows rows={1} />;
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      {client && <ClientName client={client} />}
      <QueryError query={query} />
      <Button variant="quiet" onClick={onLeave}>
        {t('newOrder.another')}
      </Button>
    </div>
  );
}

function ClientName({ client }: { client: Client }) {
  return (
    <span className="min-w-0 wrap-anywhere">
      <span className="block font-medium">{nameOf(client)}</span>
      <span className="block text-muted text-xs">{contactOf(client)}</span>
    </span>
  );
}

/** The name of a client, or the contact of one who has given no name. */
const nameOf = ({ name, email, phoneNumber }: Client) => name || email || phoneNumber;
