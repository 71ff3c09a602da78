import { useI18n } from '../../i18n/i18n.tsx';
import { useChange } from '../../page/late/use-change.ts';
import { Button } from '../../ui/button.tsx';
import { Badge } from '../../ui/late/badge.tsx';
import { Awaited, Card } from '../kit/page/page-parts.tsx';
import { useAnswer } from '../kit/page/use-answer.ts';
import { Time } from '../kit/values/money-and-time.tsx';

const SESSIONS = '/api/auth/sessions';
/** Sessions of staff last for hours, so there are few. */
const MOST_SESSIONS = 100;

/** The browsers in which the member of staff is signed in; each but this one can be signed out. */
export function OwnSessions() {
  const { t } = useI18n();
  const sessions = useAnswer(SESSIONS, { query: { limit: MOST_SESSIONS } });
  const end = useChange({
    send: (api, id: string) => api.DELETE('/api/auth/sessions/{id}', { params: { path: { id } } }),
    refreshes: [[SESSIONS]],
    done: t('access.ended'),
    failed: t('staff.failed'),
  });
  return (
    <Card title={t('access.sessions')}>
      <Awaited query={sessions} rows={2}>
        {({ items }) => (
          <ul>
            {items.map(({ id, device, lastUsedAt, isCurrent }) => (
              <li key={id} className="flex items-center gap-3 border-line py-2.5 not-last:border-b">
                <div className="min-w-0 grow">
                  <p className="font-medium">
                    <bdi>{device || t('account.unknownDevice')}</bdi>
                  </p>
                  <p className="text-muted text-xs">
                    <Time at={lastUsedAt} />
                  </p>
                </div>
                {isCurrent ? (
                  <Badge tone="ok">{t('access.here')}</Badge>
                ) : (
                  <Button
                    variant="quiet"
                    isBusy={end.isPending}
                    aria-label={t('account.revokeNamed', { device: device || t('account.unknownDevice') })}
                    onClick={() => end.send(id)}
                  >
                    {t('account.revoke')}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        )}
      </Awaited>
    </Card>
  );
}
