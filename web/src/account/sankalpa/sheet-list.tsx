import { useQuery } from '@tanstack/react-query';
import { textIn } from '../../api/bilingual.ts';
import type { User } from '../../api/late/current-user.ts';
import { useApi } from '../../api/provider.tsx';
import { formatDay, withDash } from '../../i18n/format.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { LineLink } from '../../page/links.tsx';
import { paths } from '../../paths.ts';
import { Card } from '../../ui/late/card.tsx';
import { failureText } from '../failures.ts';
import { PartLoading } from '../part-loading.tsx';
import { isUndated } from '../plan/plan-values.ts';
import { planQuery } from '../queries.ts';

/** The planned rituals, each with a way to its sheet. */
export function SheetList({ user }: { user: User }) {
  const { t, language } = useI18n();
  const { data: plan, error, refetch } = useQuery(planQuery(useApi(), user.email));
  if (!plan?.rituals.length && !error) return null;
  return (
    <Card title={t('sankalpa.sheets')}>
      {error && (
        <PartLoading
          label={t('frame.loading')}
          heights={[]}
          failed={failureText(error, t('account.planNotLoaded'))}
          onRetry={() => void refetch()}
        />
      )}
      <ul>
        {plan?.rituals.map((ritual) => (
          <li key={`${ritual.orderId} ${ritual.position}`} className="border-line border-b py-1 last:border-b-0">
            <LineLink to={paths.sankalpa(ritual.orderId, ritual.position)}>
              {withDash(textIn(ritual, language)('name'))}
              {!isUndated(ritual) && `, ${formatDay(ritual.startDate, language)}`}
            </LineLink>
          </li>
        ))}
      </ul>
    </Card>
  );
}
