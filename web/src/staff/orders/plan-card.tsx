import { formatDay } from '../../i18n/format.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { Card } from '../kit/page/page-parts.tsx';
import { usePanel } from '../kit/page/panel.tsx';
import { Birth, keyOf } from '../kit/values/person.tsx';
import { StarAndGotra } from '../kit/values/star.tsx';
import type { OrderFile } from './order-queries.ts';

/** For when and for whom the customer has planned the rituals, with their wishes. Nothing for those who may not read clients. */
export function PlanCard({ order: { plan, people, wishes, status, customer } }: { order: OrderFile }) {
  const { t, language } = useI18n();
  const { can } = usePanel();
  if (!can('clients.read')) return null;
  // Whoever has left, and whoever's order is over, makes no plan any more.
  const isAwaited = status !== 'cancelled' && status !== 'ready' && status !== 'completed' && !customer?.leftAt;
  return (
    <Card title={t('staffOrders.plan')}>
      {wishes && <Fact name={t('account.instructions')}>{wishes}</Fact>}
      {plan ? (
        <>
          <Fact name={t('order.stepPlan')}>{formatDay(plan.startDate, language)}</Fact>
          {plan.wishes && <Fact name={t('account.instructions')}>{plan.wishes}</Fact>}
        </>
      ) : (
        <p className="mb-3 text-muted">{t(isAwaited ? 'staffOrders.noPlan' : 'staffOrders.planNone')}</p>
      )}
      {people.length > 0 && (
        <section aria-label={t('staffOrders.people')}>
          <h3 className="font-sans font-normal text-muted text-xs">{t('staffOrders.people')}</h3>
          <ul>
            {people.map((person) => (
              <li key={keyOf(person)} className="wrap-anywhere py-1">
                <bdi className="font-medium">{person.readAs || person.name}</bdi>{' '}
                <span className={person.birthDate && !person.contradicted ? 'text-muted' : 'text-danger'}>
                  <Birth person={person} />
                </span>
                <p className="text-sm empty:hidden">
                  <StarAndGotra person={person} />
                </p>
              </li>
            ))}
          </ul>
        </section>
      )}
    </Card>
  );
}

function Fact({ name, children }: { name: string; children: string }) {
  return (
    <div className="mb-3">
      <p className="text-muted text-xs">{name}</p>
      <p className="wrap-anywhere whitespace-pre-line">{children}</p>
    </div>
  );
}
