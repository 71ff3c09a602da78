import { useParams } from 'react-router-dom';
import { useI18n } from '../../i18n/i18n.tsx';
import { WayBack } from '../kit/lists/way-back.tsx';
import { usePanel } from '../kit/page/panel.tsx';
import { KeyList } from './key-list.tsx';

/** The section in which a partner's people see the keys of their own programs. */
export default function KeysPage() {
  const slug = usePanel().member.partner ?? '';
  return <KeyList owner={{ side: 'partner', slug }} />;
}

/** The page, below that of a partner, on which administrators see the partner's keys. */
export function KeysOfPartner() {
  const { slug = '' } = useParams();
  const { t } = useI18n();
  return (
    <>
      <WayBack place={`/partners/${slug}`} text={slug} />
      <KeyList key={slug} owner={{ side: 'admin', slug }} />
      <p className="mt-4 max-w-prose text-muted text-sm">{t('staffKeys.forPartner', { slug })}</p>
    </>
  );
}
