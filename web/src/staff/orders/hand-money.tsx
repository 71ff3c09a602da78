import { HandMoneyCard } from '../kit/hand-money/hand-money-card.tsx';
import { ErrorCard } from '../kit/page/page-parts.tsx';
import { usePanel } from '../kit/page/panel.tsx';
import { type OrderFile, useHandMoney } from './order-queries.ts';

/** Money that comes by hand: what was decided about it, with the proofs, and what can be decided. Nothing for those who may not read money. */
export function HandMoney({ order: { id, number } }: { order: Pick<OrderFile, 'id' | 'number'> }) {
  const { can } = usePanel();
  const { data, error, refetch } = useHandMoney(id, can('money.read'));
  if (!data) return error ? <ErrorCard error={error} onRetry={() => void refetch()} /> : null;
  return <HandMoneyCard money={{ ...data, id, number, canConfirm: data.due > 0 }} canDecide={can('money.write')} />;
}
