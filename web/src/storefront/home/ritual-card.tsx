import type { ReactNode } from 'react';
import { textIn } from '../../api/bilingual.ts';
import type { Service } from '../../api/queries.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { LineLink } from '../../page/links.tsx';
import { paths } from '../../paths.ts';
import { Emblem } from '../../ui/emblem.tsx';

interface CardProps {
  service: Service;
  /** Duration and price, and the choice of a duration where there is one. */
  offer: ReactNode;
  /** The button that adds the ritual to the cart, or opens the choice of intentions. */
  action: ReactNode;
}

/** A ritual on the home page: picture or emblem, name, description, offer, a link to its page, and the action. */
export function RitualCard({ service, offer, action }: CardProps) {
  const { t, language } = useI18n();
  const { picture } = service;
  const name = service.name[language];
  const titleId = `service-${service.id}`;
  return (
    <article
      aria-labelledby={titleId}
      className="group flex w-full flex-col rounded-card border border-line bg-surface p-5 shadow-card transition-shadow duration-150 hover:shadow-raised md:p-6"
    >
      {picture ? (
        <img
          src={picture.small_url}
          alt={textIn(picture, language)('alt')}
          loading="lazy"
          className="mb-5 h-38 w-full rounded-field object-cover"
        />
      ) : (
        <div className="glow mb-5 flex justify-center py-5">
          <Emblem name={service.icon} className="size-28" />
        </div>
      )}
      <h3 id={titleId} className="text-card">
        {name}
      </h3>
      <p className="mt-1.5 mb-5 grow text-muted text-sm">{service.description[language]}</p>
      <div className="flex min-h-12 items-center justify-between gap-3">{offer}</div>
      <div className="mt-4 flex items-center justify-between gap-3 border-line border-t pt-4">
        <LineLink to={paths.ritual(service.slug)} aria-label={t('home.aboutNamed', { name })} className="text-sm">
          {t('home.about')}
        </LineLink>
        {action}
      </div>
    </article>
  );
}
