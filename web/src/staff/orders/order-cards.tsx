import { formatDay } from '../../i18n/format.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { Card } from '../kit/page/page-parts.tsx';
import { usePanel } from '../kit/page/panel.tsx';
import { languageName } from '../kit/values/language-name.ts';
import { Time, writeTime } from '../kit/values/money-and-time.tsx';
import { Birth, personKey, StarAndGotra } from '../kit/values/person.tsx';
import type { OpenedOrder, OrderFile } from './order-queries.ts';

/** Who ordered, in which language they are written to, and how they pay. */
export function ClientCard({ order }: { order: OrderFile }) {
  const { contact, customer, erased, paymentMethod, status, timeline } = order;
  const { t, language } = useI18n();
  // The method that stands in the order is only a proposal until a payment begins.
  const isMethodOpen = status === 'pending' && !timeline.some(({ kind }) => kind === 'money');
  return (
    <Card title={t('staff.client')}>
      <p className="wrap-anywhere font-medium">
        {contact?.name ?? t(erased ? 'staffOrders.erased' : 'staffOrders.noContactData')}
      </p>
      <p className="wrap-anywhere">{contact?.email}</p>
      {!erased && (
        <p className="mt-2 text-muted text-xs">
          <Account customer={customer} />
        </p>
      )}
      <p className="text-muted text-xs">{t('staffOrders.mailLanguage', { name: languageName(order.language, language) })}</p>
      <p className="text-muted text-xs">
        {t('common.payment')}: {t(isMethodOpen ? 'staffOrders.notChosen' : `common.method.${paymentMethod}`)}
      </p>
    </Card>
  );
}

/** Whose order it is: a guest's, an account's, or that of somebody who has deleted the account. */
function Account({ customer }: Pick<OrderFile, 'customer'>) {
  const { t, language } = useI18n();
  const { timeZone } = usePanel();
  if (!customer) return t('staffOrders.guest');
  if (customer.leftAt) return t('staffOrders.accountDeleted', { day: writeTime(customer.leftAt, 'day', language, timeZone) });
  return `${t('staffOrders.account')}: ${customer.email ?? customer.phone}`;
}

/** What the customer has written about a completed order, and whether the shop may publish it. Nothing without feedback. */
export function FeedbackCard({ order: { feedback } }: { order: OpenedOrder }) {
  const { t } = useI18n();
  if (!feedback) return null;
  return (
    <Card title={t('staffOrders.feedback')}>
      <p className="font-medium">{t('staffOrders.feedbackMark', { mark: feedback.mark })}</p>
      <p className="text-muted text-xs">
        <Time at={feedback.writtenAt} />
      </p>
      {feedback.text && <p className="wrap-anywhere mt-2 whitespace-pre-line">{feedback.text}</p>}
      {feedback.consent ? (
        <p className="mt-2 text-sm">
          {t('staffOrders.feedbackAllowed')} «{feedback.consent.words}» <Time at={feedback.consent.at} />
        </p>
      ) : (
        <p className="mt-2 text-muted text-sm">{t('staffOrders.feedbackPrivate')}</p>
      )}
    </Card>
  );
}

/** For when and for whom the customer has planned the rituals, with their wishes. Nothing for those who may not read clients. */
export function PlanCard({ order: { plan, people, wishes, status, customer } }: { order: OrderFile }) {
  const { t, language } = useI18n();
  const { can } = usePanel();
  if (!can('clients.read')) return null;
  // A customer who has deleted the account makes no plan, nor does one whose order is over.
  const isAwaited = status !== 'cancelled' && status !== 'ready' && status !== 'completed' && !customer?.leftAt;
  return (
    <Card title={t('staffOrders.plan')}>
      {wishes && <Fact name={t('account.instructions')}>{wishes}</Fact>}
      {plan ? (
        <>
          <Fact name={t('common.firstDay')}>{formatDay(plan.startDate, language)}</Fact>
          {plan.wishes && <Fact name={t('account.instructions')}>{plan.wishes}</Fact>}
        </>
      ) : (
        <p className="mb-3 text-muted">{t(isAwaited ? 'staffOrders.noPlan' : 'staffOrders.planNone')}</p>
      )}
      {people.length > 0 && (
        <section aria-label={t('staffOrders.people')}>
          <h3 className="font-sans font-normal text-muted text-xs">{t('staffOrders.people')}</h3>
          <ul>
            {people.map((person, place, all) => (
              <li key={personKey(person, place, all)} className="wrap-anywhere py-1">
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
