import type { Order } from '../../api/queries.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { useSignedInHint } from '../../memory/signed-in.ts';
import { ButtonLink } from '../../page/links.tsx';
import { SupportMail } from '../../page/support.tsx';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/late/card.tsx';
import { Failure, useAskForRefund } from './order-repair.tsx';

/** Says that the account of the order is deleted, what will still be done, and how to ask for the money; nothing for other orders. */
export function OrderLeft({ order }: { order: Order }) {
  const { t } = useI18n();
  const isSignedIn = useSignedInHint();
  const { left } = order;
  if (!left) return null;
  const mayAsk = left.mayClaim && order.repair.mayAskForRest === true;
  return (
    <Card title={t('order.accountDeleted')}>
      <p className="mt-2">{t(left.isKept ? 'order.accountDeletedKept' : 'order.accountDeletedErased')}</p>
      <p className="mt-2 text-sm">{t(left.mayClaim ? 'order.accountDeletedClaim' : 'order.accountDeletedClaimOver')}</p>
      {mayAsk && isSignedIn && <AskForMoney order={order} />}
      {left.mayClaim && !isSignedIn && (
        <ButtonLink to={paths.profile()} className="mt-4 w-full print:hidden">
          {t('order.accountDeletedSignIn')}
        </ButtonLink>
      )}
      <SupportMail />
    </Card>
  );
}

function AskForMoney({ order: { id } }: { order: Order }) {
  const { t } = useI18n();
  const ask = useAskForRefund(id);
  return (
    <div className="print:hidden">
      <Button variant="soft" className="mt-4 w-full" isBusy={ask.isPending} onClick={() => ask.mutate()}>
        {t('order.accountDeletedAsk')}
      </Button>
      <Failure error={ask.error} />
    </div>
  );
}
