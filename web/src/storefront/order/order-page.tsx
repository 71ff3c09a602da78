import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Language } from '#kernel/language.ts';
import type { Order } from '../../api/queries.ts';
import { formatPrice } from '../../i18n/format.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { useSignedInHint } from '../../memory/signed-in.ts';
import { ButtonLink } from '../../page/links.tsx';
import { paths } from '../../paths.ts';
import { Badge } from '../../ui/late/badge.tsx';
import { Card } from '../../ui/late/card.tsx';
import { useKeptFocus } from '../../ui/late/use-kept-focus.ts';
import { LatePart } from '../../ui/late-part.tsx';
import { CorrectContact } from './correct-contact.tsx';
import { OrderContact } from './order-contact.tsx';
import { OrderFrame } from './order-frame.tsx';
import { OrderHeading } from './order-heading.tsx';
import { OrderOfDeletedAccount } from './order-of-deleted-account.tsx';
import { OrderProgress } from './order-progress.tsx';
import { OrderRepair } from './order-repair.tsx';
import { OrderReports } from './order-reports.tsx';
import { OrderRite } from './order-rite.tsx';
import { isMethodChosen, isMoneyComing, methodWord, orderStateView } from './order-state.ts';
import { OrderSummary } from './order-summary.tsx';
import { OrderTimeline } from './order-timeline.tsx';
import { OrderWishes } from './order-wishes.tsx';
import { useOwnPostponement } from './own-postponement.ts';

const loadAfterwards = () => import('./afterwards/afterwards.tsx');

/** The public page of an order, kept up to date. Whoever has its address may follow and pay the order. */
export default function OrderPage() {
  return <OrderFrame>{(order) => <OrderView order={order} />}</OrderFrame>;
}

function OrderView({ order }: { order: Order }) {
  const { t } = useI18n();
  // A button for what can be asked for once goes when it was pressed, often with its card.
  const keptFocus = useKeptFocus();
  // Only the order's own customer is told about another day.
  const isOthers = useOwnPostponement(order) === null;
  return (
    <>
      <OrderHeading order={order} />
      <div className="grid items-start gap-6 md:grid-cols-[1fr_22rem]">
        <div className="flex flex-col gap-6">
          {order.reports && <OrderReports order={order} reports={order.reports} />}
          <OrderSummary order={order} />
          {/* `left` is there once the customer has deleted the account. */}
          {order.status === 'completed' && !order.left && <LatePart load={loadAfterwards} props={{ order }} />}
          <OrderTimeline timeline={order.timeline} />
        </div>
        <div className="flex flex-col gap-6 max-md:order-first" {...keptFocus}>
          <OrderState order={order} isOthers={isOthers} />
          <OrderOfDeletedAccount order={order} />
          <Card title={t('order.progress')}>
            <div className="mt-4">
              <OrderProgress order={order} isOthers={isOthers} />
            </div>
          </Card>
          <OrderRite order={order} />
          <OrderRepair order={order} />
          <OrderWishes order={order} />
          {order.contact.missing && order.status !== 'cancelled' && <OrderContact order={order} />}
          {order.contact.correctable && order.status !== 'cancelled' && <CorrectContact order={order} />}
        </div>
      </div>
    </>
  );
}

interface OrderStateProps {
  order: Order;
  /** Is somebody signed in whose order it is not? Known of a paid order, until it is completed. */
  isOthers: boolean;
}

function OrderState({ order, isOthers }: OrderStateProps) {
  const { t, language } = useI18n();
  const { tone, title, text } = orderStateView(order);
  const { firstName, maskedEmail } = order.contact;
  const contact = [firstName, maskedEmail].filter(Boolean).join(', ');
  return (
    <section aria-label={t(title)} className="rounded-card border border-line bg-surface p-5 shadow-card md:p-6">
      <div role="status" className="flex flex-col items-start gap-2.5">
        <Badge tone={tone}>{t(title)}</Badge>
        <p>{t(text, amountsOf(order, language))}</p>
      </div>
      {order.paymentMethods.length > 0 && <PayLink order={order} />}
      {order.progress.next.kind === 'choose_day' && <PlanLink isOthers={isOthers} />}
      <dl className="mt-5 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5 border-line border-t pt-4 text-sm empty:hidden">
        {isMethodChosen(order) && <Fact name={t('common.payment')}>{t(methodWord(order.paymentMethod))}</Fact>}
        {order.receiptNumber !== undefined && (
          <Fact name={t('common.receipt')}>
            <Link to={paths.receipt(order.id)} className="text-link">
              {t('order.receiptNumber', { number: order.receiptNumber })}
            </Link>
          </Fact>
        )}
        {order.certificate && <CertificateLinks code={order.certificate.code} />}
        {contact && (
          <Fact name={t('order.customer')}>
            <bdi>{contact}</bdi>
          </Fact>
        )}
      </dl>
    </section>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-muted">{name}</dt>
      <dd className="break-words text-right">{children}</dd>
    </>
  );
}

/** The proof that the rituals were performed, to check, to show and to print. */
function CertificateLinks({ code }: { code: string }) {
  const { t, language } = useI18n();
  return (
    <Fact name={t('common.certificate')}>
      <Link to={paths.verify(code)} className="text-link">
        {t('order.certificateCheck')}
      </Link>
      <br />
      <a href={`/api/certificates/${code}/certificate.pdf?lang=${language}`} className="text-link">
        {t('order.receiptPdf')}
      </a>
    </Fact>
  );
}

/** The amounts that the words about a part payment name. */
function amountsOf({ received, total, due }: Order, language: Language) {
  return { received: formatPrice(received, language), total: formatPrice(total, language), rest: formatPrice(due, language) };
}

/** Leads the customer of an order without a first day to the account, which asks for the birth data and the first day. */
function PlanLink({ isOthers }: { isOthers: boolean }) {
  const { t } = useI18n();
  const isSignedIn = useSignedInHint();
  return (
    <div className="print:hidden">
      {(!isSignedIn || isOthers) && <p className="mt-3 text-muted text-sm">{t('order.planText')}</p>}
      <ButtonLink to={paths.profile()} variant="primary" className="mt-5 w-full">
        {t('order.plan')}
      </ButtonLink>
    </div>
  );
}

function PayLink({ order }: { order: Order }) {
  const { t, language } = useI18n();
  const isComing = isMoneyComing(order);
  const price = formatPrice(order.due, language);
  const label = order.received > 0 ? t('payment.payRest', { price }) : t('order.pay', { price });
  return (
    <ButtonLink to={paths.checkout(order.id)} variant={isComing ? 'soft' : 'primary'} className="mt-5 w-full">
      {isComing ? t('order.openPayment') : label}
    </ButtonLink>
  );
}
