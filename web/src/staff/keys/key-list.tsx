import { useState } from 'react';
import { type MessageKey, useI18n } from '../../i18n/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { Badge, type BadgeTone } from '../../ui/late/badge.tsx';
import { List } from '../kit/lists/list.tsx';
import { useListAddress } from '../kit/lists/use-list-address.ts';
import { NewButton } from '../kit/page/new-link.tsx';
import { Empty, PanelHeading } from '../kit/page/page-parts.tsx';
import { useRows } from '../kit/page/use-answer.ts';
import { Time } from '../kit/values/money-and-time.tsx';
import { EndKeyDialog, type KeyEnd, NewKeyDialog } from './key-dialogs.tsx';
import { type ApiKey, KEY_PATHS, type KeyOwner } from './key-queries.ts';
import { SCOPE_WORDS } from './scope-words.ts';

const STATE_BADGES: Record<ApiKey['state'], readonly [word: MessageKey, tone: BadgeTone]> = {
  valid: ['staff.valid', 'ok'],
  expired: ['staffKeys.expired', 'muted'],
  revoked: ['staffKeys.revoked', 'muted'],
};

interface ChosenEnd {
  readonly end: KeyEnd;
  readonly apiKey: ApiKey;
}

/** The keys of a partner's programs: what each may do, when it was used last, until when it works, and the buttons that end it. */
export function KeyList({ owner }: { owner: KeyOwner }) {
  const { t } = useI18n();
  const address = useListAddress([]);
  const keys = useRows(KEY_PATHS[owner.side], { path: { slug: owner.slug }, query: { cursor: address.cursor } });
  const [chosen, setChosen] = useState<ChosenEnd>();
  return (
    <>
      <PanelHeading
        title={t('staff.apiKeys')}
        text={
          <>
            {t('staffKeys.text')}{' '}
            <a href="/docs" className="text-link">
              {t('staffKeys.docs')}
            </a>
          </>
        }
        actions={<NewButton text={t('staffKeys.new')} dialog={(close) => <NewKeyDialog owner={owner} onClose={close} />} />}
      />
      <List
        label={t('staff.apiKeys')}
        query={keys}
        keyOf={({ id }) => id}
        columns={[
          { title: t('staffKeys.key'), cell: (apiKey) => <KeyName apiKey={apiKey} /> },
          { title: t('common.state'), cell: (apiKey) => <KeyTimes apiKey={apiKey} /> },
          {
            title: t('staffKeys.actions'),
            cell: (apiKey) => <KeySteps apiKey={apiKey} onEnd={(end) => setChosen({ end, apiKey })} />,
          },
        ]}
        empty={<Empty title={t('staffKeys.none')} text={t('staffKeys.noneText')} />}
        address={address}
      />
      {chosen && <EndKeyDialog owner={owner} apiKey={chosen.apiKey} end={chosen.end} onClose={() => setChosen(undefined)} />}
    </>
  );
}

function KeyName({ apiKey: { name, hint, scopes, addresses } }: { apiKey: ApiKey }) {
  const { t } = useI18n();
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <strong className="wrap-anywhere">{name}</strong>
      <code className="wrap-anywhere text-xs">{hint}</code>
      <span className="text-muted text-xs">{scopes.map((scope) => t(SCOPE_WORDS[scope])).join(' · ')}</span>
      {addresses.length > 0 && (
        <span className="wrap-anywhere text-muted text-xs">
          {t('staffKeys.addresses')}: {addresses.join(', ')}
        </span>
      )}
    </div>
  );
}

function KeyTimes({ apiKey: { state, lastUsedAt, expiresAt } }: { apiKey: ApiKey }) {
  const { t } = useI18n();
  const [word, tone] = STATE_BADGES[state];
  return (
    <div className="flex flex-col items-start gap-1 text-xs">
      <Badge tone={tone}>{t(word)}</Badge>
      <span className="text-muted">
        {t(lastUsedAt ? 'staffKeys.used' : 'staffKeys.neverUsed')} {lastUsedAt && <Time at={lastUsedAt} />}
      </span>
      {expiresAt && state === 'valid' && (
        <span className="text-muted">
          {t('staffKeys.until')} <Time at={expiresAt} />
        </span>
      )}
    </div>
  );
}

function KeySteps({ apiKey, onEnd }: { apiKey: ApiKey; onEnd: (end: KeyEnd) => void }) {
  const { t } = useI18n();
  if (apiKey.state !== 'valid') return null;
  const labelOf = (action: string) => `${action}… ${apiKey.name}`;
  return (
    <div className="flex flex-wrap gap-2">
      <Button aria-label={labelOf(t('staffKeys.rotate'))} onClick={() => onEnd('rotate')}>
        {t('staffKeys.rotate')}…
      </Button>
      <Button variant="quiet" aria-label={labelOf(t('staff.revoke'))} onClick={() => onEnd('revoke')}>
        {t('staff.revoke')}…
      </Button>
    </div>
  );
}
