import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useApi } from '../../api/provider.tsx';
import { FIRST_ARTICLE, firstArticleQuery } from '../../api/reading.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { LineLink } from '../../page/links.tsx';
import { paths } from '../../paths.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Emblem } from '../../ui/emblem.tsx';
import { Catalogue } from './catalogue.tsx';

/** The home page: what the shop offers, then the rituals. */
export default function HomePage() {
  return (
    <>
      <Hero />
      <Catalogue />
    </>
  );
}

/** The first screen: what the shop does, a button that leads to the rituals, three facts, and the emblem of a yantra. */
function Hero() {
  const { t } = useI18n();
  // The link stands until the shop has said that readers do not see the article: coming later it would move what is below.
  const hasArticle = useQuery(firstArticleQuery(useApi())).data?.length !== 0;
  return (
    <section className="page-width grid items-center gap-10 pt-9 pb-12 sm:grid-cols-[5fr_2fr] md:grid-cols-[3fr_2fr] lg:grid-cols-[minmax(0,1fr)_27rem] md:pt-16 md:pb-14 lg:gap-16">
      <div>
        <h1 className="max-w-160 text-hero">
          {t('home.heroTitle')} <em className="text-accent">{t('home.heroAccent')}</em>
        </h1>
        <p className="mt-5 max-w-136 text-lead text-muted">{t('home.heroText')}</p>
        <div className="mt-7 flex flex-wrap items-center gap-x-5 gap-y-2">
          <a href="#catalogue" className={buttonClass('primary')}>
            {t('home.choose')}
          </a>
          {hasArticle && <LineLink to={paths.article(FIRST_ARTICLE)}>{t('home.whatIsYagya')}</LineLink>}
        </div>
        <Facts />
      </div>
      <div className="relative mx-auto w-full max-w-105 max-sm:hidden">
        <Emblem name="hero" className="w-full" />
      </div>
    </section>
  );
}

function Facts() {
  const { t } = useI18n();
  return (
    <dl className="mt-7 grid max-w-136 grid-cols-[auto_auto_auto] gap-x-4 sm:flex sm:gap-x-8">
      <Fact name={t('home.factSankalpa')}>{t('home.factSankalpaText')}</Fact>
      <Fact name={t('home.factDate')}>
        <Link to={paths.almanac()} className="text-link font-normal">
          {t('home.factDateText')}
        </Link>
      </Fact>
      <Fact name={t('home.factReport')}>{t('home.factReportText')}</Fact>
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="font-heading font-semibold text-xl leading-tight">{name}</dt>
      <dd className="text-muted text-sm">{children}</dd>
    </div>
  );
}
