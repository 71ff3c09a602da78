import { dollarsToCents } from '#kernel/money.ts';
import { SPECIAL_INTENTION_PRICE, SPECIAL_INTENTION_SERVICE } from '#modules/cart-pricing/index.ts';
import { formatCents } from '../../i18n/format.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { NewButton } from '../kit/page/new-link.tsx';
import { PanelHeading } from '../kit/page/page-parts.tsx';
import { useAnswer } from '../kit/page/use-answer.ts';
import { ARTICLES } from './article-kind.ts';
import { KindTabs } from './kind-tabs.tsx';
import { LEGAL } from './legal-calls.ts';
import { NewArticleDialog, NewServiceDialog } from './new-text.tsx';
import { SERVICES } from './service-kind.ts';
import { TextList } from './text-list.tsx';

/** The page of all articles, with the button for a new one. */
export function ArticleList() {
  const { t } = useI18n();
  const articles = useAnswer(ARTICLES);
  return (
    <>
      <PanelHeading
        title={t('frame.articles')}
        text={t('content.text')}
        actions={<NewButton text={t('content.newArticle')} dialog={(close) => <NewArticleDialog onClose={close} />} />}
      />
      <KindTabs />
      <TextList label={t('frame.articles')} query={articles} placeOf={({ id }) => `/content/articles/${id}`} />
    </>
  );
}

/** The page of all rituals, with the price of each, or that it is not on sale, and the button for a new one. */
export function ServiceList() {
  const { t, language } = useI18n();
  const services = useAnswer(SERVICES);
  return (
    <>
      <PanelHeading
        title={t('staff.rituals')}
        text={t('content.servicesText')}
        actions={<NewButton text={t('content.newService')} dialog={(close) => <NewServiceDialog onClose={close} />} />}
      />
      <KindTabs />
      <TextList
        label={t('staff.rituals')}
        query={services}
        placeOf={({ id }) => `/content/services/${id}`}
        more={{
          title: t('staff.monthPrice'),
          cell: ({ id, price, on_sale: isOnSale, publishedAt }) => {
            const isOffSale = publishedAt !== null && !isOnSale;
            if (isOffSale) return <span className="font-medium text-danger text-xs">{t('content.offSale')}</span>;
            return <span className="price">{formatCents(centsOf(id, price), language)}</span>;
          },
        }}
      />
    </>
  );
}

/** What a ritual costs. Special intentions cost a fixed price: the price of their catalogue row is never charged. */
function centsOf(id: string, price: number) {
  return id === SPECIAL_INTENTION_SERVICE ? SPECIAL_INTENTION_PRICE : dollarsToCents(price);
}

/** The page of all legal texts. Nobody adds one or removes one. */
export function LegalList() {
  const { t } = useI18n();
  const texts = useAnswer(LEGAL);
  return (
    <>
      <PanelHeading title={t('staff.legalTexts')} text={t('content.legalText')} />
      <KindTabs />
      <TextList label={t('staff.legalTexts')} query={texts} placeOf={({ id }) => `/content/legal/${id}`} />
    </>
  );
}
