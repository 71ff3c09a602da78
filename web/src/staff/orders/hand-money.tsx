import { HandMoneyCard } from '../kit/hand-money/hand-money-card.tsx';
import { QueryError } from '../kit/page/page-parts.tsx';
import { usePanel } from '../kit/page/panel.tsx';
import { type OrderFile, useHandMoney } from './order-queries.ts';

/** Money that comes by hand: what was decided about it, with the proofs, and what can be decided. Nothing for those who may not read money. */
export function HandMoney({ order: { id, number } }: { order: Pick<OrderFile, 'id' | 'number'> }) {
  const { can } = usePanel();
  const query = useHandMoney(id, can('money.read'));
  if (!query.data) return <QueryError query={query} />;
  return <HandMoneyCard money={{ ...query.data, id, number, canConfirm: query.data.due > 0 }} canDecide={can('money.write')} />;
}
