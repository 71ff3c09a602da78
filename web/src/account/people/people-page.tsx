import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { useApi } from '../../api/provider.tsx';
import { useI18n } from '../../i18n/i18n.tsx';
import { PageNeedsScript } from '../../page/support.tsx';
import { paths } from '../../paths.ts';
import { buttonClass } from '../../ui/button.tsx';
import { CardSkeleton } from '../../ui/late/card.tsx';
import { PageMessage } from '../../ui/page-message.tsx';
import { useCurrentUser } from '../use-session.ts';
import { PeopleView } from './people-view.tsx';
import { peopleQuery } from './use-people.ts';

/** The people of the customer's circle, and who of them takes part in the plan. */
export default function PeoplePage() {
  const { t } = useI18n();
  const api = useApi();
  const me = useCurrentUser();
  const people = useQuery({ ...peopleQuery(api), enabled: Boolean(me.data) });
  if (me.data === null)
    return (
      <PageMessage
        title={t('people.signIn')}
        text={t('people.signInText')}
        action={
          <Link to={paths.profile()} className={buttonClass('primary')}>
            {t('people.toSignIn')}
          </Link>
        }
      />
    );
  if (me.data && people.data) return <PeopleView user={me.data} circle={people.data} />;
  if (me.isError || people.isError) {
    const again = () => void (me.isError ? me : people).refetch();
    return <PageMessage title={t('people.title')} text={t('people.failed')} onRetry={again} />;
  }
  return (
    <>
      <div className="page-width py-8">
        <h1 className="text-title">{t('people.title')}</h1>
        <CardSkeleton label={t('people.loading')} heights={['h-32', 'h-32']} />
      </div>
      <PageNeedsScript>{t('people.needsScript')}</PageNeedsScript>
    </>
  );
}
