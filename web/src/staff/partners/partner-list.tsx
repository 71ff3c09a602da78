import { useI18n } from '../../i18n/i18n.tsx';
import { Badge } from '../../ui/late/badge.tsx';
import { List } from '../kit/lists/list.tsx';
import { useListAddress } from '../kit/lists/use-list-address.ts';
import { NewLink } from '../kit/page/new-link.tsx';
import { Empty, PanelHeading } from '../kit/page/page-parts.tsx';
import { useRows } from '../kit/page/use-answer.ts';
import { PARTNERS_KEY, type Partner } from './partner-queries.ts';

/** All partners, the newest first. */
export function PartnerList() {
  const { t } = useI18n();
  const address = useListAddress([]);
  const partners = useRows(PARTNERS_KEY, { query: { cursor: address.cursor } });
  return (
    <>
      <PanelHeading
        title={t('staff.partners')}
        text={t('partners.text')}
        actions={<NewLink place="/partners/_new" text={t('partners.add')} />}
      />
      <List
        label={t('staff.partners')}
        query={partners}
        keyOf={({ slug }) => slug}
        columns={[
          { title: t('staff.name'), cell: (partner) => <PartnerName partner={partner} /> },
          { title: t('frame.email'), cell: ({ email }) => <span className="wrap-anywhere max-md:text-muted">{email}</span> },
          { title: t('common.state'), onCard: 'end', cell: (partner) => <PartnerState partner={partner} /> },
        ]}
        place={({ slug }) => `/partners/${slug}`}
        empty={<Empty title={t('partners.none')} text={t('partners.noneText')} />}
        address={address}
      />
    </>
  );
}

function PartnerName({ partner: { name, slug } }: { partner: Partner }) {
  return (
    <>
      <span className="wrap-anywhere block font-medium">{name}</span>
      <span className="wrap-anywhere block text-muted text-xs">{slug}</span>
    </>
  );
}

/** Whether a partner is suspended, and so gets no orders. */
export function PartnerState({ partner: { suspended } }: { partner: Partner }) {
  const { t } = useI18n();
  return suspended ? <Badge>{t('staff.suspended')}</Badge> : <Badge tone="ok">{t('partners.active')}</Badge>;
}
