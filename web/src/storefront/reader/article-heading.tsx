import type { Reading, ShownPicture } from '../../api/reading.ts';
import { formatUtcDate } from '../../i18n/format.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Emblem } from '../../ui/emblem.tsx';
import { EmblemPicture } from '../../ui/late/emblem-picture.tsx';

const EMBLEM_SIZE = 'size-16 md:size-24';
/** Beside the title, or on a phone, where the title wants the whole width, below it and beside the facts. */
const EMBLEM_PLACE = 'max-sm:mt-4 sm:col-start-2 sm:row-span-2 sm:row-start-1';

/** How wide a photo is drawn: as a text on a page, and as the window on a phone. */
const PHOTO_SIZES = '(min-width: 720px) 660px, 100vw';

/** The title, the author, the reading time, and the day of the last change. */
export function ArticleHeading({ reading }: { reading: Reading }) {
  const { t, language } = useI18n();
  return (
    <header className="grid max-w-prose grid-cols-[minmax(0,1fr)_auto] grid-rows-[auto_1fr] items-start gap-x-5 print:mb-6">
      <h1 className="wrap-anywhere text-title max-sm:col-span-2">{reading.title}</h1>
      <p className="mt-4 flex flex-wrap gap-x-5 gap-y-1 text-muted text-sm sm:col-start-1">
        <span lang={/\p{Script=Cyrillic}/u.test(reading.author) ? 'ru' : 'en'}>{reading.author}</span>
        <span>{t('reading.minutes', { count: reading.minutes })}</span>
        {/* Browsers and the server may have different versions of the locale data, and so format a date differently. */}
        <time dateTime={reading.updatedAt} suppressHydrationWarning>
          {t('reading.updated', { date: formatUtcDate(reading.updatedAt, language) })}
        </time>
      </p>
      <HeadingPicture reading={reading} />
    </header>
  );
}

/** The article's photo; without one the emblem of the ritual that it offers, or its own. */
function HeadingPicture({ reading: { picture, offer, image } }: { reading: Reading }) {
  if (picture) return <Photo picture={picture} />;
  if (offer) return <Emblem name={offer.icon} className={classNames(EMBLEM_PLACE, EMBLEM_SIZE)} />;
  return <EmblemPicture address={image} size={EMBLEM_SIZE} className={EMBLEM_PLACE} />;
}

function Photo({ picture: { url, small_url: small, width, height, alt } }: { picture: ShownPicture }) {
  return (
    <img
      alt={alt}
      src={url}
      srcSet={`${small} 660w, ${url} ${width}w`}
      sizes={PHOTO_SIZES}
      width={width}
      height={height}
      className="col-span-2 mt-5 max-h-120 w-full rounded-card object-cover"
    />
  );
}
