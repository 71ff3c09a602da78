import { useI18n } from '../../i18n/i18n.tsx';
import { List } from '../kit/lists/list.tsx';
import { NewButton } from '../kit/page/new-link.tsx';
import { Empty, PanelHeading } from '../kit/page/page-parts.tsx';
import { usePanel } from '../kit/page/panel.tsx';
import { useAnswer } from '../kit/page/use-answer.ts';
import { NewWebhookDialog } from './webhook-form.tsx';
import { WebhookState, WebhookText } from './webhook-parts.tsx';
import { WEBHOOKS } from './webhook-queries.ts';

/** The partner's webhooks: the address, the events and the state of each. */
export function WebhookList() {
  const { t } = useI18n();
  const slug = usePanel().member.partner ?? '';
  const query = useAnswer(WEBHOOKS, { path: { slug } });
  return (
    <>
      <PanelHeading
        title={t('staff.webhooks')}
        text={
          <>
            {t('staffWebhooks.text')}{' '}
            <a href="/docs/webhooks" className="text-link">
              {t('staffWebhooks.docs')}
            </a>
          </>
        }
        actions={<NewButton text={t('staffWebhooks.new')} dialog={(close) => <NewWebhookDialog slug={slug} onClose={close} />} />}
      />
      <List
        label={t('staff.webhooks')}
        query={query}
        keyOf={({ id }) => id}
        columns={[
          { title: t('staffWebhooks.webhook'), cell: (webhook) => <WebhookText webhook={webhook} /> },
          { title: t('common.state'), cell: (webhook) => <WebhookState webhook={webhook} /> },
        ]}
        place={({ id }) => `/webhooks/${id}`}
        empty={<Empty title={t('staffWebhooks.none')} text={t('staffWebhooks.noneText')} />}
      />
    </>
  );
}
