import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { dataOf } from '../../api/client.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { useChange } from '../../page/late/use-change.ts';
import { Button } from '../../ui/button.tsx';
import { saveJson } from '../../ui/late/save-file.ts';
import { TwoStepDialog } from '../kit/forms/two-step-dialog.tsx';
import { Card, ErrorCard } from '../kit/page/page-parts.tsx';
import { useGo, usePanel } from '../kit/page/panel.tsx';
import { CLIENTS_KEY, type ClientDetail, clientKey } from './queries.ts';

/** What a client may ask of the shop: a copy of their data, or that they are erased. Not drawn for those who may not change clients. */
export function ClientRequests({ client }: { client: ClientDetail }) {
  const { t } = useI18n();
  const { can } = usePanel();
  const [isErasing, setErasing] = useState(false);
  const { isPending, error, send } = useChange({
    send: (api) => dataOf(api.POST('/api/admin/clients/{id}/export', { params: { path: { id: client.id } } })),
    onDone: (data) => saveJson(`client-${client.id.slice(0, 8)}.json`, data),
  });
  if (!can('clients.write')) return null;
  return (
    <Card title={t('clients.requests')}>
      <p className="mb-3 text-muted">{t('clients.requestsText')}</p>
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => send()} isBusy={isPending}>
          {t(isPending ? 'staff.running' : 'clients.export')}
        </Button>
        <Button variant="quiet" className="text-danger" onClick={() => setErasing(true)}>
          {t('clients.erase')}
        </Button>
      </div>
      {error && <ErrorCard error={error} onRetry={send} />}
      {isErasing && <EraseDialog client={client} onClose={() => setErasing(false)} />}
    </Card>
  );
}

function EraseDialog({ client, onClose }: { client: ClientDetail; onClose: () => void }) {
  const { t } = useI18n();
  const go = useGo();
  const cache = useQueryClient();
  const erasure = useChange({
    send: (api) => api.POST('/api/admin/clients/{id}/erasure', { params: { path: { id: client.id } } }),
    done: t('clients.erased'),
    onDone: async () => {
      // Away from the client's page first: it would ask for the erased client again.
      await go('/clients', { replace: true });
      cache.removeQueries({ queryKey: clientKey(client.id) });
      void cache.invalidateQueries({ queryKey: [CLIENTS_KEY] });
    },
    // The client may be erased although the answer was lost.
    onFailed: () => void cache.invalidateQueries({ queryKey: clientKey(client.id) }),
  });
  return (
    <TwoStepDialog
      form={erasure}
      onClose={onClose}
      title={t('clients.eraseTitle')}
      choose={
        <ul className="list-disc pl-5">
          <li>{t('clients.eraseGone')}</li>
          <li>{t('clients.eraseStays')}</li>
          <li>{t('clients.eraseRituals')}</li>
          <li>{t('clients.eraseMoney')}</li>
        </ul>
      }
      review={
        <p className="wrap-anywhere">{t('clients.eraseReview', { name: client.name || client.email || client.phoneNumber })}</p>
      }
      confirmLabel={t('clients.eraseConfirm')}
    />
  );
}
