import type { Reading } from '../../api/reading.ts';
import { formatUtcDate } from '../../i18n/format.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { Emblem } from '../../ui/emblem.tsx';
import { EmblemPicture } from '../../ui/emblem-picture.tsx';

/** Signs every article, in both languages. */
const AUTHOR = 'Vedic Practices Master';
/** Stands for a day of change that is not known. */
const DEFAULT_UPDATE = '2025-09-06';
const EMBLEM_SIZE = 'size-16 md:size-24';

/** Title, who wrote it, how long it takes, and when it last changed. */
export function ArticleHeading({ reading }: { reading: Reading }) {
  const { t, language } = useI18n();
  const updatedAt = Number.isNaN(Date.parse(reading.updatedAt)) ? DEFAULT_UPDATE : reading.updatedAt;
  return (
    <header className="flex max-w-prose items-start justify-between gap-5">
      <div>
        <h1 className="text-title">{reading.title}</h1>
        <p className="mt-4 flex flex-wrap gap-x-5 gap-y-1 text-muted text-sm">
          <span lang="en">{AUTHOR}</span>
          <span>{t('reading.minutes', { count: reading.minutes })}</span>
          {/* Browsers and the server may hold different editions of the world's date forms. */}
          <time dateTime={updatedAt} suppressHydrationWarning>
            {t('reading.updated', { date: formatUtcDate(updatedAt, language) })}
          </time>
        </p>
      </div>
      {reading.offer ? (
        <Emblem name={reading.offer.icon} className={EMBLEM_SIZE} />
      ) : (
        <EmblemPicture address={reading.image} className={EMBLEM_SIZE} />
      )}
    </header>
  );
}
