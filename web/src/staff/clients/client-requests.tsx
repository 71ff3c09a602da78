import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type Api, dataOf } from '../../api/client.ts';
import { ApiError } from '../../api/error.ts';
import { useApi } from '../../api/provider.tsx';
import { useI18n } from '../../i18n/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { saveJson } from '../../ui/late/save-file.ts';
import { toast } from '../../ui/toast.tsx';
import { Card } from '../kit/card.tsx';
import { ErrorCard } from '../kit/notes.tsx';
import { usePanel } from '../kit/panel.tsx';
import { TwoStepDialog } from '../kit/two-step-dialog.tsx';
import { useFreshFactor } from '../sign-in/fresh-factor.tsx';
import { CLIENTS_KEY, type ClientDetail } from './queries.ts';

/** What the shop does when a client asks for their data, or to be forgotten. Nothing for those who may not change clients. */
export function ClientRequests({ client }: { client: ClientDetail }) {
  const { t } = useI18n();
  const { can } = usePanel();
  const [isErasing, setErasing] = useState(false);
  const { act, error, dialog } = useTrusted(client, 'export', (data) => saveJson(`client-${client.id.slice(0, 8)}.json`, data));
  if (!can('clients.write')) return null;
  return (
    <Card title={t('clients.requests')}>
      <p className="mb-3 text-muted">{t('clients.requestsText')}</p>
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => act.mutate()} isBusy={act.isPending}>
          {t(act.isPending ? 'staff.running' : 'clients.export')}
        </Button>
        <Button variant="quiet" className="text-danger" onClick={() => setErasing(true)}>
          {t('clients.erase')}
        </Button>
      </div>
      {error && <ErrorCard error={error} onRetry={() => act.mutate()} />}
      {dialog}
      {isErasing && <EraseDialog client={client} onClose={() => setErasing(false)} />}
    </Card>
  );
}

function EraseDialog({ client, onClose }: { client: ClientDetail; onClose: () => void }) {
  const { t } = useI18n();
  const { to } = usePanel();
  const navigate = useNavigate();
  const cache = useQueryClient();
  const { act, error, dialog } = useTrusted(client, 'erasure', async () => {
    toast({ title: t('clients.erased'), kind: 'success' });
    await navigate(to('/clients'), { replace: true });
    cache.removeQueries({ queryKey: [CLIENTS_KEY, client.id] });
    void cache.invalidateQueries({ queryKey: [CLIENTS_KEY] });
  });
  return (
    <>
      <TwoStepDialog
        title={t('clients.eraseTitle')}
        onClose={onClose}
        canGoOn
        canConfirm
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
        onConfirm={() => act.mutate()}
        isPending={act.isPending}
        error={error}
      />
      {dialog}
    </>
  );
}

/** An action that the shop does only for a fresh second factor: the page asks for it and repeats the action. */
function useTrusted(client: ClientDetail, action: 'export' | 'erasure', onDone: (data: unknown) => void | Promise<void>) {
  const api = useApi();
  const fresh = useFreshFactor();
  const act = useMutation({
    mutationFn: () => SEND[action](api, client.id),
    onSuccess: onDone,
    onError: (error) => void fresh.ask(error, () => act.mutate()),
  });
  const isAsked = act.error instanceof ApiError && act.error.problem?.code === 'second_factor_required';
  return { act, error: isAsked ? null : act.error, dialog: fresh.dialog };
}

const SEND = {
  export: (api: Api, id: string): Promise<unknown> =>
    dataOf(api.POST('/api/admin/clients/{id}/export', { params: { path: { id } } })),
  erasure: (api: Api, id: string): Promise<unknown> => api.POST('/api/admin/clients/{id}/erasure', { params: { path: { id } } }),
};
