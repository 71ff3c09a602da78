import type { Order } from '../../api/queries.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { useSignedInHint } from '../../memory/signed-in.ts';
import { ButtonLink } from '../../page/links.tsx';
import { SupportMail } from '../../page/support.tsx';
import { paths } from '../../paths.ts';
import { Card } from '../../ui/late/card.tsx';
import { AskForRefund } from './order-repair.tsx';

/** Says that the account of the order is deleted, what will still be done, and how to ask for the money; nothing for other orders. */
export function OrderOfDeletedAccount({ order }: { order: Order }) {
  const { t } = useI18n();
  const isSignedIn = useSignedInHint();
  if (!order.left) return null;
  // A kept order's rituals are still performed; of any other the personal data are erased.
  const { isKept, mayClaim } = order.left;
  // A claim is not enough once a ritual has begun, or while the money is asked for or on its way.
  const mayAsk = mayClaim && order.repair.mayAskForRest;
  return (
    <Card title={t('order.accountDeleted')}>
      <p className="mt-2">{t(isKept ? 'order.accountDeletedKept' : 'order.accountDeletedErased')}</p>
      <p className="mt-2 text-sm">{t(mayClaim ? 'order.accountDeletedClaim' : 'order.accountDeletedClaimOver')}</p>
      {mayAsk && isSignedIn && <AskForRefund order={order} words="order.accountDeletedAsk" />}
      {mayClaim && !isSignedIn && (
        <ButtonLink to={paths.profile()} className="mt-4 w-full">
          {t('order.accountDeletedSignIn')}
        </ButtonLink>
      )}
      <SupportMail />
    </Card>
  );
}
