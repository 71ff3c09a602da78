import { type ReactNode, useEffect, useRef } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { LoginForm } from '../../account/login/login-form.tsx';
import { useI18n } from '../../i18n/i18n.tsx';
import { paths } from '../../paths.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Modal } from '../../ui/late/modal.tsx';
import { ErrorCard } from '../kit/page/page-parts.tsx';
import { SecondFactor } from '../sign-in/second-factor.tsx';
import { useSignOut } from './use-leave.ts';
import type { Visitor } from './visitor.ts';

type OutsiderKind = Exclude<Visitor['kind'], 'member'>;

/** A page that stands before the panel: its heading, its content, and the button to leave. */
export function GatePage({ title, children }: { title: string; children: ReactNode }) {
  const { t } = useI18n();
  const navigate = useNavigate();
  return (
    <main id="content" tabIndex={-1} translate="no" className="page-width max-w-150 py-10 md:py-14">
      {/* Where both do not fit into a line, the button stands above the heading. */}
      <div className="mb-6 flex flex-wrap-reverse items-end justify-between gap-x-4">
        <h1 className="min-w-0 break-words text-title">{title}</h1>
        {/* To the shop: one step back may lead to another page of the panel, before which this page would still stand. */}
        <Button variant="quiet" className="ml-auto" onClick={() => navigate(paths.home())}>
          {t('frame.close')}
        </Button>
      </div>
      {children}
    </main>
  );
}

interface LoadingProps {
  isPartner: boolean;
  title: string;
  error: Error | null;
  onRetry: () => void;
}

/** The page until the server has said who the visitor is. */
export function LoadingPage({ isPartner, title, error, onRetry }: LoadingProps) {
  const { t } = useI18n();
  return (
    <GatePage title={title}>
      {error ? (
        <ErrorCard error={error} onRetry={onRetry} />
      ) : (
        <p role="status" className="text-muted">
          {t(isPartner ? 'staff.partnerLoading' : 'staff.loading')}
        </p>
      )}
    </GatePage>
  );
}

interface OutsiderProps {
  kind: OutsiderKind;
  /** The title of the page to which the person came. */
  title: string;
  /** Why the shop did not say whether the person may enter by now. */
  error: Error | null;
  onEntered: () => void;
}

/** The page of somebody who may not enter the panel, or must sign in first. */
export function OutsiderPage({ kind, title, ...entering }: OutsiderProps) {
  const { t } = useI18n();
  if (kind === 'nobody' || kind === 'second-factor')
    return (
      <GatePage title={kind === 'nobody' ? title : t('staff.secondFactor')}>
        <SignInStep kind={kind} {...entering} />
        {kind === 'second-factor' && <SignOutButton />}
      </GatePage>
    );
  return (
    <GatePage title={t('staff.notForYou')}>
      <p className="mb-6">{t('staff.notForYouText')}</p>
      <div className="flex flex-wrap gap-3">
        <Link to={paths.home()} className={buttonClass('primary')}>
          {t('frame.toHome')}
        </Link>
        <SignOutButton />
      </div>
    </GatePage>
  );
}

interface SignInProps extends Omit<OutsiderProps, 'title'> {
  /** The e-mail of whoever is expected, if that is known. */
  email?: string;
}

/** What the visitor has to do next: to sign in, or to give the second factor. */
function SignInStep({ kind, email = '', error, onEntered }: SignInProps) {
  const { t } = useI18n();
  return (
    <>
      {error && <ErrorCard error={error} onRetry={onEntered} />}
      {kind === 'second-factor' ? (
        <SecondFactor onDone={onEntered} />
      ) : (
        <LoginForm contact={email} next={t('staff.checkingAccess')} onSignedIn={onEntered} />
      )}
    </>
  );
}

/** The sign-in in a dialog above the page of somebody whose session has ended. */
export function SignInAgain(entering: SignInProps) {
  const { t } = useI18n();
  const navigate = useNavigate();
  const signIn = useRef<HTMLDivElement>(null);
  // The dialog opens while somebody types, and would give the focus to its cross, by which their next space would leave the panel.
  // The form of the second factor is still loading then, so all of the sign-in takes the focus.
  useEffect(() => (signIn.current?.querySelector('input') ?? signIn.current)?.focus(), []);
  return (
    // To the shop, as from a page before the panel.
    <Modal open onClose={() => navigate(paths.home())} title={t('staff.sessionEnded')} closeLabel={t('staff.toShop')}>
      <p className="mb-4 text-muted">{t('staff.sessionEndedText')}</p>
      <div ref={signIn} tabIndex={-1} className="outline-none">
        <SignInStep {...entering} />
      </div>
    </Modal>
  );
}

function SignOutButton() {
  const { t } = useI18n();
  const signOut = useSignOut();
  return (
    <Button className="mt-4 first:mt-0" isBusy={signOut.isPending} onClick={() => signOut.mutate()}>
      {t('staff.signOut')}
    </Button>
  );
}
