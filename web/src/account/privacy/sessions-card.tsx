import { useInfiniteQuery } from '@tanstack/react-query';
import { useApi } from '../../api/provider.tsx';
import { formatDateTime } from '../../i18n/format.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { useChange } from '../../page/late/use-change.ts';
import { Button } from '../../ui/button.tsx';
import { Badge } from '../../ui/late/badge.tsx';
import { Card } from '../../ui/late/card.tsx';
import { useKeptFocus } from '../../ui/late/use-kept-focus.ts';
import { failureText } from '../failures.ts';
import { MoreButton } from '../more-button.tsx';
import { PartLoading } from '../part-loading.tsx';
import { type Session, sessionsQuery } from '../queries.ts';

/** Lists the browsers in which the customer is signed in. */
export function SessionsCard() {
  const { t } = useI18n();
  const query = sessionsQuery(useApi());
  const list = useInfiniteQuery(query);
  const { data: sessions, error } = list;
  const revoke = useChange({
    send: (api, id: string) => api.DELETE('/api/auth/sessions/{id}', { params: { path: { id } } }),
    refreshes: [query.queryKey],
    done: t('account.revoked'),
    failed: t('account.error'),
    failedText: (error) => failureText(error, t('account.notRevoked')),
  });
  return (
    <Card title={t('account.sessions')} className="print:hidden">
      {!sessions && (
        <PartLoading
          label={t('account.sessions')}
          heights={['h-14']}
          failed={error && failureText(error, t('account.sessionsFailed'))}
          onRetry={() => void list.refetch()}
        />
      )}
      <div {...useKeptFocus()} className="mt-1">
        <ul>
          {sessions?.map((session) => (
            <SessionRow key={session.id} session={session} isBusy={revoke.isPending} onRevoke={() => revoke.mutate(session.id)} />
          ))}
        </ul>
        <MoreButton list={list} failed={t('account.sessionsFailed')} />
      </div>
    </Card>
  );
}

interface SessionRowProps {
  session: Session;
  isBusy: boolean;
  onRevoke: () => void;
}

function SessionRow({ session, isBusy, onRevoke }: SessionRowProps) {
  const { t, language } = useI18n();
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 border-line border-b py-2.5 last:border-b-0">
      <div className="min-w-0">
        <p className="font-medium">
          <bdi>{session.device || t('account.unknownDevice')}</bdi>
        </p>
        <p className="text-muted text-sm">{t('account.lastUsed', { time: formatDateTime(session.lastUsedAt, language) })}</p>
      </div>
      {session.isCurrent ? (
        <Badge tone="ok">{t('account.thisSession')}</Badge>
      ) : (
        <Button
          variant="quiet"
          isBusy={isBusy}
          onClick={onRevoke}
          aria-label={t('account.revokeNamed', { device: session.device || t('account.unknownDevice') })}
        >
          {t('account.revoke')}
        </Button>
      )}
    </li>
  );
}
