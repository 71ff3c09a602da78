import { useParams } from 'react-router-dom';
import { useI18n } from '../../i18n/i18n.tsx';
import { WayOn } from '../../page/late/way-on.tsx';
import { LineLink } from '../../page/links.tsx';
import { paths } from '../../paths.ts';
import { PageMessage } from '../../ui/page-message.tsx';
import { AccountSkeleton } from '../account-skeleton.tsx';
import { useCurrentUser } from '../use-session.ts';
import { NamesCard } from './names-card.tsx';
import { OwnSheet } from './own-sheet.tsx';
import { SheetList } from './sheet-list.tsx';

/** What is read at the customer's rituals: the names and a list of sheets, or one sheet. */
export default function SankalpaPage() {
  const { t } = useI18n();
  const { order } = useParams();
  const { data: me, isError, refetch } = useCurrentUser();
  if (isError && me === undefined) return <PageMessage title={t('account.failed')} onRetry={() => void refetch()} />;
  if (me === undefined) return <AccountSkeleton />;
  if (me === null)
    return (
      <PageMessage
        title={t('sankalpa.title')}
        text={t('sankalpa.signIn')}
        action={<WayOn to={paths.profile()}>{t('frame.profile')}</WayOn>}
      />
    );
  return (
    <div key={me.id} className="page-width flex max-w-220 flex-col gap-6 py-8 md:py-12">
      <header>
        <h1 className="text-title">{t('sankalpa.title')}</h1>
        <p className="mt-1 text-muted">{t('sankalpa.text')}</p>
        <LineLink to={order ? paths.sankalpa() : paths.profile()}>{t(order ? 'sankalpa.toNames' : 'sankalpa.back')}</LineLink>
      </header>
      {order ? (
        <OwnSheet />
      ) : (
        <>
          <SheetList user={me} />
          <NamesCard user={me} />
        </>
      )}
    </div>
  );
}
