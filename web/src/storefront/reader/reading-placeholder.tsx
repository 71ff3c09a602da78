import { useI18n } from '../../i18n/i18n.tsx';
import { ButtonLink } from '../../page/links.tsx';
import { paths } from '../../paths.ts';
import { Emblem } from '../../ui/emblem.tsx';
import { PageMessage } from '../../ui/page-message.tsx';
import { PageOutline } from '../../ui/page-outline.tsx';

const ARTICLE = { title: 'reading.notFound', text: 'reading.notFoundText' } as const;

/** What the page says where there is no such text, and where it leads. The page of a ritual is that of its article, and says the same. */
const MISSING = {
  article: { ...ARTICLE, to: paths.articles(), back: 'reading.backToArticles' },
  ritual: { ...ARTICLE, to: paths.catalogue(), back: 'reading.backToRituals' },
  legal: { title: 'frame.notFound', text: 'frame.notFoundText', to: paths.home(), back: 'frame.toHome' },
} as const;

interface ReadingPlaceholderProps {
  kind: keyof typeof MISSING;
  isLoading: boolean;
}

/** Stands in the place of a text: an outline while it loads; where there is none, or an article or a ritual did not load, a message. */
export function ReadingPlaceholder({ kind, isLoading }: ReadingPlaceholderProps) {
  const { t } = useI18n();
  if (isLoading) return <PageOutline />;
  const { title, text, to, back } = MISSING[kind];
  return (
    <PageMessage
      emblem={<Emblem name="flame" className="size-24" />}
      title={t(title)}
      text={t(text)}
      action={
        <ButtonLink to={to} variant="primary" className="mt-2">
          {t(back)}
        </ButtonLink>
      }
    />
  );
}
