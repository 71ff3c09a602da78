import { useI18n } from '../../../i18n/i18n.tsx';
import { Card } from '../page/page-parts.tsx';

/** An order, as far as a partner's program has marked it with words of its own. */
interface ReferencedOrder {
  readonly clientReference?: string;
  readonly metadata?: Readonly<Record<string, string>>;
}

/** The reference and the metadata that a partner's program gave to an order; nothing when it gave none. */
export function ClientReferenceCard({ order: { clientReference, metadata = {} } }: { order: ReferencedOrder }) {
  const { t } = useI18n();
  const pairs = Object.entries(metadata);
  if (clientReference === undefined && pairs.length === 0) return null;
  return (
    <Card title={t('staffOrders.filed')}>
      {clientReference !== undefined && <bdi className="wrap-anywhere font-medium">{clientReference}</bdi>}
      {pairs.length > 0 && (
        <dl className="mt-2 flex flex-col gap-2">
          {pairs.map(([name, value]) => (
            <div key={name}>
              <dt className="wrap-anywhere text-muted text-xs">
                <bdi>{name}</bdi>
              </dt>
              <dd className="wrap-anywhere whitespace-pre-line">
                <bdi>{value}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </Card>
  );
}
