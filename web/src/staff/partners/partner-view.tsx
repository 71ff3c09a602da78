import { useParams } from 'react-router-dom';
import { dayIn } from '#kernel/day-in.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { buttonClass } from '../../ui/button.tsx';
import type { Tagged } from '../kit/forms/tagged.ts';
import { WayBack } from '../kit/lists/way-back.tsx';
import { RecordAwaited } from '../kit/page/no-page.tsx';
import { Awaited, Card, PanelHeading } from '../kit/page/page-parts.tsx';
import { PlaceLink, usePanel } from '../kit/page/panel.tsx';
import { useAnswer } from '../kit/page/use-answer.ts';
import { LinkCard } from '../partner/link-card.tsx';
import { Totals } from '../partner/own-sums.tsx';
import { StatementCard } from '../partner/statement-card.tsx';
import { WebhookHealthCard } from '../webhooks/webhook-health-card.tsx';
import { PartnerForm } from './partner-form.tsx';
import { PartnerState } from './partner-list.tsx';
import { type Partner, usePartner } from './partner-queries.ts';

export function NewPartner() {
  const { t } = useI18n();
  return (
    <>
      <WayBack place="/partners" text={t('partners.all')} />
      <PanelHeading title={t('partners.new')} />
      <div className="max-w-3xl">
        <PartnerForm />
      </div>
    </>
  );
}

/** The page of a partner: the sums of the month, the partner's data, the link for customers, people, keys, webhooks, and statements. */
export function PartnerView() {
  const { slug = '' } = useParams();
  const { t } = useI18n();
  const query = usePartner(slug);
  // What the cache holds may be old: the form begins with what is read for it.
  const { data, isFetchedAfterMount } = query;
  return (
    <>
      <WayBack place="/partners" text={t('partners.all')} />
      {data && isFetchedAfterMount ? <PartnerCards key={slug} partner={data} /> : <RecordAwaited query={query} />}
    </>
  );
}

function PartnerCards({ partner }: { partner: Tagged<Partner> }) {
  const { t } = useI18n();
  const { can, timeZone } = usePanel();
  const { slug, name, link } = partner;
  // The figures that the partner's own people see.
  const dashboardQuery = useAnswer('/api/admin/partners/{slug}/dashboard', { path: { slug } });
  return (
    <>
      <PanelHeading
        isPlace
        title={name}
        state={<PartnerState partner={partner} />}
        text={<code className="wrap-anywhere">{slug}</code>}
      />
      <Awaited query={dashboardQuery}>{(dashboard) => <Totals dashboard={dashboard} />}</Awaited>
      <div className="max-w-3xl">
        <PartnerForm partner={partner} />
        <LinkCard link={link} title={t('partners.link')} text={t('partners.linkText')} qrTitle={t('partners.qr', { name })} />
        {can('staff.manage') && <PeopleCard slug={slug} />}
        <KeysCard slug={slug} />
        <WebhookHealthCard slug={slug} />
        <StatementCard partnerPath={`/api/admin/partners/${slug}`} newest={dayIn(new Date(), timeZone).slice(0, 7)} />
      </div>
    </>
  );
}

/** The way to the section in which people are invited to work for the partner. */
function PeopleCard({ slug }: { slug: string }) {
  const { t } = useI18n();
  return (
    <Card title={t('partners.served')} className="mt-5">
      <p className="mb-3">{t('partners.servedText', { slug })}</p>
      <PlaceLink place="/staff" className={buttonClass()}>
        {t('staff.sectionMembers')}
      </PlaceLink>
    </Card>
  );
}

function KeysCard({ slug }: { slug: string }) {
  const { t } = useI18n();
  return (
    <Card title={t('staff.apiKeys')} className="mt-5">
      <p className="mb-3">{t('staffKeys.text')}</p>
      <PlaceLink place={`/partners/${slug}/keys`} className={buttonClass()}>
        {t('staff.apiKeys')}
      </PlaceLink>
    </Card>
  );
}
