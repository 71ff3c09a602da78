import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { SPECIAL_INTENTION_SERVICE } from '#modules/cart-pricing/index.ts';
import { useApi } from '../../api/provider.tsx';
import { type Offer, ritualQuery } from '../../api/reading.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { LatePart } from '../../ui/late-part.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { IntentionsBlock } from './intentions-block.tsx';
import { OrderBlock } from './order-block.tsx';
import { Reader } from './reader.tsx';
import { ReadingPlaceholder } from './reading-placeholder.tsx';
import { SideCard } from './side-card.tsx';

/** The page of a ritual: its article, its next good days, and its order while it is on sale. */
export default function RitualPage() {
  const { id = '' } = useParams();
  const { language } = useI18n();
  const ritual = useQuery(ritualQuery(useApi(), id, language));
  if (!ritual.data) return <ReadingPlaceholder kind="ritual" isLoading={ritual.isPending} />;
  const { offer } = ritual.data;
  const days = offer?.onSale && <NextDays service={offer.id} />;
  return <Reader reading={ritual.data} order={offer && <Order offer={offer} />} days={days} />;
}

const loadGoodDays = () => import('../good-days/next-days.tsx');

/** The next good days. They depend on today, and caches keep the server's page: so it only leaves room for them. */
function NextDays({ service }: { service: string }) {
  const isHydrated = useHydrated();
  return (
    <div className="min-h-176 md:min-h-130 print:hidden">
      {isHydrated && <LatePart load={loadGoodDays} props={{ service }} />}
    </div>
  );
}

function Order({ offer }: { offer: Offer }) {
  if (!offer.onSale) return <OffSale />;
  return offer.id === SPECIAL_INTENTION_SERVICE ? <IntentionsBlock offer={offer} /> : <OrderBlock offer={offer} />;
}

/** Stands where the order would be. */
function OffSale() {
  const { t } = useI18n();
  return (
    <SideCard title={t('reading.offSale')}>
      <p className="text-muted text-sm">{t('reading.offSaleText')}</p>
    </SideCard>
  );
}
