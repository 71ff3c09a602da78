import { useQuery } from '@tanstack/react-query';
import type { User } from '../../api/late/current-user.ts';
import { useApi } from '../../api/provider.tsx';
import { useI18n } from '../../i18n/i18n.tsx';
import { withWords } from '../../i18n/late/with-words.tsx';
import { LinesSkeleton } from '../../ui/late/card.tsx';
import { PageMessage } from '../../ui/page-message.tsx';
import { PeopleView } from './people-view.tsx';
import { peopleQuery } from './use-people.ts';

/** The people of the customer's circle, and who of them takes part in the plan. Drawn when the account's address ends with `#people`. */
function People({ user }: { user: User }) {
  const { t } = useI18n();
  const people = useQuery(peopleQuery(useApi()));
  if (people.data) return <PeopleView user={user} circle={people.data} />;
  if (people.isError)
    return <PageMessage title={t('people.title')} text={t('people.failed')} onRetry={() => void people.refetch()} />;
  return (
    <div className="page-width py-8">
      <h1 className="text-title">{t('people.title')}</h1>
      <LinesSkeleton label={t('people.loading')} heights={['h-32', 'h-32']} />
    </div>
  );
}

export default withWords(['people'], People);
