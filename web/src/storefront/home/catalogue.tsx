import { useQuery } from '@tanstack/react-query';
import { SPECIAL_INTENTION_SERVICE } from '#modules/cart-pricing/index.ts';
import { useApi } from '../../api/provider.tsx';
import { type Service, servicesQuery } from '../../api/queries.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { useSettings } from '../../page/settings.tsx';
import { NeedsScript } from '../../page/support.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { Emblem } from '../../ui/emblem.tsx';
import { PageMessage } from '../../ui/page-message.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { IntentionCard } from './intention-card.tsx';
import { ServiceCard } from './service-card.tsx';

const PLACEHOLDERS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

/** The rituals on sale; a message while they are loading, when loading failed, or when there are none. */
export function Catalogue() {
  const { t } = useI18n();
  return (
    <section id="catalogue" aria-labelledby="catalogue-title" className="page-width scroll-mt-20">
      <h2
        id="catalogue-title"
        className="flex items-center gap-4 text-section before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line"
      >
        {t('home.catalogue')}
      </h2>
      <NeedsScript />
      <div className="mt-8">
        <CatalogueContent />
      </div>
    </section>
  );
}

function CatalogueContent() {
  const services = useQuery(servicesQuery(useApi()));
  // Cards that were read before stay when reading them again fails.
  if (services.data) return services.data.length === 0 ? <Empty /> : <Cards services={services.data} />;
  return services.isError ? <Failed onRetry={() => void services.refetch()} /> : <CatalogueSkeleton />;
}

/** Placeholders of the cards while the cards are loading. */
function CatalogueSkeleton() {
  const { t } = useI18n();
  return (
    <div role="status" className="grid gap-5 sm:grid-cols-2 md:gap-6 lg:grid-cols-3">
      <span className="sr-only">{t('home.loading')}</span>
      {PLACEHOLDERS.map((card) => (
        <div key={card} className="flex flex-col gap-4 rounded-card border border-line bg-surface p-6">
          <Skeleton className="mx-auto mt-4 mb-2 size-26 rounded-full" />
          <Skeleton className="h-7 w-3/5" />
          <Skeleton className="h-4 w-full" />
          <Skeleton className="h-4 w-4/5" />
          <Skeleton className="mt-2 h-11 w-full rounded-full" />
        </div>
      ))}
    </div>
  );
}

function Cards({ services }: { services: readonly Service[] }) {
  return (
    <ul className="grid gap-5 sm:grid-cols-2 md:gap-6 lg:grid-cols-3">
      {services.map((service) => (
        <li key={service.id} className="flex">
          {service.id === SPECIAL_INTENTION_SERVICE ? <IntentionCard service={service} /> : <ServiceCard service={service} />}
        </li>
      ))}
    </ul>
  );
}

function Failed({ onRetry }: { onRetry: () => void }) {
  const { t } = useI18n();
  return (
    <div role="alert">
      <PageMessage level={2} title={t('home.failed')} text={t('frame.partFailedText')} onRetry={onRetry} />
    </div>
  );
}

function Empty() {
  const { t } = useI18n();
  const { email } = useSettings().support;
  return (
    <PageMessage
      level={2}
      emblem={<Emblem name="flame" className="size-20" />}
      title={t('home.empty')}
      text={t('home.emptyText')}
      action={
        <a href={`mailto:${email}`} className={buttonClass('soft')}>
          {email}
        </a>
      }
    />
  );
}
