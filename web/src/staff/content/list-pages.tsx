import { dollarsToCents } from '#kernel/money.ts';
import { SPECIAL_INTENTION_PRICE, SPECIAL_INTENTION_SERVICE } from '#modules/cart-pricing/index.ts';
import { formatCents } from '../../i18n/format.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { NewButton } from '../kit/page/new-link.tsx';
import { useAnswer } from '../kit/page/use-answer.ts';
import { ARTICLES } from './article-kind.ts';
import { LEGAL } from './legal-kind.ts';
import { NewArticleDialog, NewServiceDialog } from './new-text.tsx';
import { SERVICES } from './service-kind.ts';
import { TextListPage } from './text-list-page.tsx';

/** The page of all articles, with the button for a new one. */
export function ArticleList() {
  const { t } = useI18n();
  return (
    <TextListPage
      title={t('frame.articles')}
      text={t('content.articlesText')}
      actions={<NewButton text={t('content.newArticle')} dialog={(close) => <NewArticleDialog onClose={close} />} />}
      query={useAnswer(ARTICLES)}
      place="/content/articles"
    />
  );
}

/** The page of all rituals, with the price of each, or that a published one is not on sale, and the button for a new one. */
export function ServiceList() {
  const { t, language } = useI18n();
  return (
    <TextListPage
      title={t('common.rituals')}
      text={t('content.servicesText')}
      actions={<NewButton text={t('content.newService')} dialog={(close) => <NewServiceDialog onClose={close} />} />}
      query={useAnswer(SERVICES)}
      place="/content/services"
      more={{
        title: t('staff.monthPrice'),
        cell: ({ id, price, on_sale: isOnSale, publishedAt }) => {
          const isOffSale = publishedAt !== null && !isOnSale;
          if (isOffSale) return <span className="font-medium text-danger text-xs">{t('content.offSale')}</span>;
          return <span className="price">{formatCents(centsOf(id, price), language)}</span>;
        },
      }}
    />
  );
}

/** What a ritual costs. Special intentions cost a fixed price: the price of their catalogue row is never charged. */
function centsOf(id: string, price: number) {
  return id === SPECIAL_INTENTION_SERVICE ? SPECIAL_INTENTION_PRICE : dollarsToCents(price);
}

/** The page of all legal texts. Nobody adds one or removes one. */
export function LegalList() {
  const { t } = useI18n();
  return (
    <TextListPage title={t('staff.legalTexts')} text={t('content.legalText')} query={useAnswer(LEGAL)} place="/content/legal" />
  );
}
