import type { ReactNode } from 'react';
import { formatDay } from '../../i18n/format.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { classNames } from '../class-names.ts';
import { Emblem } from '../emblem.tsx';

interface ReportPicture {
  readonly id: string;
  /** What is seen; left out where only the customer may read it. */
  readonly caption?: string;
  readonly small: string;
  readonly large: string;
}

interface RitualReportProps {
  /** Name of the ritual. */
  ritual: string;
  /** Name of its emblem. */
  emblem: string;
  /** `YYYY-MM-DD`; empty while the writer has not chosen it. */
  day: string;
  place: string;
  /** Plain text with line breaks; left out where only day and place may be seen. */
  text?: string;
  pictures: readonly ReportPicture[];
  /** Stands below everything. */
  children?: ReactNode;
}

/** The report of a ritual, as its customer reads it. What people typed is shown as text, never as markup. */
export function RitualReport({ ritual, emblem, day, place, text, pictures, children }: RitualReportProps) {
  const { t, language } = useI18n();
  return (
    <section
      aria-label={`${t('order.report')}: ${ritual}`}
      className="rounded-card border border-line bg-surface p-5 shadow-card md:p-7"
    >
      <div className="flex items-center gap-4">
        <Emblem name={emblem} className="size-16 shrink-0" />
        <div className="min-w-0">
          <h2 className="text-section leading-tight">{t('order.report')}</h2>
          <p className="wrap-anywhere text-muted text-sm">
            {ritual}
            {day && ` · ${formatDay(day, language)}`}
            {place && (
              <>
                {' · '}
                <bdi>{place}</bdi>
              </>
            )}
          </p>
        </div>
      </div>
      {text && (
        <p className="wrap-anywhere mt-4 whitespace-pre-line font-heading text-2xl leading-snug italic" dir="auto">
          {text}
        </p>
      )}
      {pictures.length > 0 && (
        <ul className="mt-5 grid grid-cols-2 gap-4">
          {pictures.map((picture, index) => (
            <Picture key={picture.id} picture={picture} number={index + 1} />
          ))}
        </ul>
      )}
      {children}
    </section>
  );
}

/** A picture with its caption; the first is large. */
function Picture({ picture: { caption, small, large }, number }: { picture: ReportPicture; number: number }) {
  const { t } = useI18n();
  const isFirst = number === 1;
  return (
    <li className={classNames('min-w-0', isFirst && 'col-span-2')}>
      <a href={large} className="block rounded-field">
        <img
          src={isFirst ? large : small}
          alt={caption || t('order.reportPicture', { number })}
          loading="lazy"
          className={classNames('w-full rounded-field bg-sunk object-cover', isFirst ? 'max-h-96' : 'aspect-[3/2]')}
        />
      </a>
      {/* Screen readers have it as the name of the picture. */}
      {caption && (
        <p aria-hidden="true" className="wrap-anywhere mt-1.5 text-muted text-sm">
          {caption}
        </p>
      )}
    </li>
  );
}
