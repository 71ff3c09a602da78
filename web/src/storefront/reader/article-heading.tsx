import type { Reading } from '../../api/reading.ts';
import { formatUtcDate } from '../../i18n/format.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Emblem } from '../../ui/emblem.tsx';
import { EmblemPicture } from '../../ui/late/emblem-picture.tsx';

/** Signs every article, in both languages. */
const AUTHOR = 'Vedic Practices Master';
/** Stands for a day of change that is not known. */
const DEFAULT_UPDATE = '2025-09-06';
const EMBLEM_SIZE = 'size-16 md:size-24';
/** Beside the title, or above it on a phone, where the title wants the whole width. */
const EMBLEM_PLACE = 'max-sm:mt-4 sm:col-start-2 sm:row-span-2 sm:row-start-1';

/** Title, who wrote it, how long it takes, and when it last changed. */
export function ArticleHeading({ reading }: { reading: Reading }) {
  const { t, language } = useI18n();
  const updatedAt = Number.isNaN(Date.parse(reading.updatedAt)) ? DEFAULT_UPDATE : reading.updatedAt;
  return (
    <header className="grid max-w-prose grid-cols-[minmax(0,1fr)_auto] grid-rows-[auto_1fr] items-start gap-x-5">
      <h1 className="wrap-anywhere text-title max-sm:col-span-2">{reading.title}</h1>
      <p className="mt-4 flex flex-wrap gap-x-5 gap-y-1 text-muted text-sm sm:col-start-1">
        <span lang="en">{AUTHOR}</span>
        <span>{t('reading.minutes', { count: reading.minutes })}</span>
        {/* Browsers and the server may hold different editions of the world's date forms. */}
        <time dateTime={updatedAt} suppressHydrationWarning>
          {t('reading.updated', { date: formatUtcDate(updatedAt, language) })}
        </time>
      </p>
      {reading.offer ? (
        <Emblem name={reading.offer.icon} className={classNames(EMBLEM_PLACE, EMBLEM_SIZE)} />
      ) : (
        <EmblemPicture address={reading.image} size={EMBLEM_SIZE} className={EMBLEM_PLACE} />
      )}
    </header>
  );
}
