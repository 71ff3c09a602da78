import { UserRound } from 'lucide-react';
import { Link, NavLink } from 'react-router-dom';
import { BRAND } from '#words/brand.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { useSignedInHint } from '../../memory/signed-in.ts';
import { paths } from '../../paths.ts';
import { Emblem } from '../../ui/emblem.tsx';
import { CartButton } from '../cart/cart-button.tsx';
import { LanguageSwitch } from './language-switch.tsx';

const NAV_LINK =
  'inline-flex min-h-11 items-center px-2 text-muted text-sm hover:text-accent aria-[current=page]:text-ink md:px-3';

/** The head of every public page: brand, pages, cart, profile and language. Up to 768 px the brand is its emblem alone, and the only link to Home. */
export function Header() {
  const { t, language } = useI18n();
  return (
    <header className="sticky top-0 z-20 border-line border-b bg-bg">
      <div className="page-width flex h-15 items-center gap-1 md:h-17 md:gap-2">
        <Link to={paths.home()} className="-ml-1.5 mr-auto inline-flex min-h-11 items-center gap-3 rounded-full px-1.5">
          <Emblem name="flame" className="size-8.5" />
          <span className="font-heading font-semibold text-2xl leading-none max-md:sr-only">{BRAND[language]}</span>
        </Link>
        <nav aria-label={t('frame.navigation')} className="flex items-center">
          <NavLink to={paths.home()} end className={`${NAV_LINK} max-md:hidden`}>
            {t('frame.home')}
          </NavLink>
          <NavLink to={paths.almanac()} className={`${NAV_LINK} max-md:hidden`}>
            {t('frame.almanac')}
          </NavLink>
          <NavLink to={paths.articles()} className={NAV_LINK}>
            {t('frame.articles')}
          </NavLink>
        </nav>
        <CartButton />
        <ProfileLink />
        <LanguageSwitch />
      </div>
    </header>
  );
}

/** The link to the account; a dot shows that somebody is signed in. */
function ProfileLink() {
  const { t } = useI18n();
  const isSignedIn = useSignedInHint();
  return (
    <Link
      to={paths.profile()}
      aria-label={t(isSignedIn ? 'frame.profileSignedIn' : 'frame.profile')}
      className="relative inline-flex size-11 shrink-0 items-center justify-center rounded-full transition-colors duration-150 hover:bg-soft"
    >
      <UserRound size={21} strokeWidth={1.75} aria-hidden="true" />
      {isSignedIn && <span className="absolute top-2 right-2 size-2.5 rounded-full border-2 border-bg bg-ok" />}
    </Link>
  );
}
