import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { User } from '../api/late/current-user.ts';
import { useI18n } from '../i18n/i18n.tsx';
import { PEOPLE_HASH } from '../paths.ts';
import { useStartAtTop } from '../ui/late/use-start-at-top.ts';
import { LatePart } from '../ui/late-part.tsx';
import { PageMessage } from '../ui/page-message.tsx';
import { AccountFooter } from './account-footer.tsx';
import { AccountSkeleton } from './account-skeleton.tsx';
import { Dashboard } from './dashboard.tsx';
import { DeviceOrders } from './device/device-orders.tsx';
import { ProfileForm } from './form/profile-form.tsx';
import { LoginForm } from './login/login-form.tsx';
import { DataCard } from './privacy/data-card.tsx';
import { useCurrentUser } from './use-session.ts';

const loadPeople = () => import('./people/people-part.tsx');

/** The customer's account: shows the sign-in, the form of the profile, the dashboard, or the people of the circle. */
export default function AccountPage() {
  const { t } = useI18n();
  const me = useCurrentUser();
  const [isEdited, setEdited] = useState(false);
  const showsPeople = useLocation().hash === PEOPLE_HASH;
  useStartAtTop(viewOf(me.data, showsPeople));
  if (me.data === undefined) {
    if (!me.isError) return <AccountSkeleton />;
    return <PageMessage title={t('account.failed')} text={t('order.failedText')} onRetry={() => void me.refetch()} />;
  }
  // A new customer begins with the form of the profile.
  if (me.data === null) return <SignedOut onSignedIn={(isNewUser) => setEdited(isNewUser)} />;
  if (!showsPeople) return <SignedIn key={me.data.id} user={me.data} isEdited={isEdited} onEdit={setEdited} />;
  return (
    <LatePart
      key={me.data.id}
      load={loadPeople}
      props={{ user: me.data }}
      waiting={<AccountSkeleton />}
      failed={(again) => <PageMessage title={t('account.failed')} onRetry={again} />}
    />
  );
}

/** Names what is shown; undefined until it is known who is signed in. */
function viewOf(user: User | null | undefined, showsPeople: boolean): string | undefined {
  if (user === undefined) return undefined;
  if (user === null) return 'signed out';
  return showsPeople ? 'people' : 'account';
}

function SignedOut({ onSignedIn }: { onSignedIn: (isNewUser: boolean) => void }) {
  const { t } = useI18n();
  return (
    <div className="page-width max-w-150 py-10 md:py-14">
      <h1 className="mb-6 text-title">{t('home.profile')}</h1>
      <LoginForm onSignedIn={onSignedIn} />
      <DeviceOrders />
    </div>
  );
}

interface SignedInProps {
  user: User;
  isEdited: boolean;
  onEdit: (isEdited: boolean) => void;
}

function SignedIn({ user, isEdited, onEdit }: SignedInProps) {
  const { t } = useI18n();
  const [emailToConfirm, setEmailToConfirm] = useState<string>();
  const { profile } = user;
  const isNamed = profile !== null && profile.firstName !== '' && profile.lastName !== '';
  const asksProfile = isEdited || !isNamed;
  useStartAtTop(asksProfile ? 'form' : 'dashboard');
  return (
    <div className={asksProfile ? 'page-width max-w-220 py-8 md:py-12' : 'page-width py-8 md:py-12'}>
      <h1 className="mb-6 text-title">{isNamed ? t('account.greeting', { name: profile.firstName }) : t('account.welcome')}</h1>
      {asksProfile ? (
        <ProfileForm
          user={user}
          onSaved={({ email }) => {
            // An account that has an e-mail keeps it: only a first e-mail is confirmed here.
            const firstEmail = user.email ? '' : email.trim();
            setEmailToConfirm(firstEmail || undefined);
            onEdit(false);
          }}
          onExists={() => onEdit(true)}
          onCancel={isNamed ? () => onEdit(false) : undefined}
        />
      ) : (
        <Dashboard
          user={user}
          profile={profile}
          emailToConfirm={emailToConfirm}
          onEdit={() => {
            // Its code was sent when the form was saved; leaving the form again must send no other.
            setEmailToConfirm(undefined);
            onEdit(true);
          }}
        />
      )}
      {!isNamed && (
        // Whoever bought without an account comes here to get or to delete what is kept, and gives no name for that.
        <div className="mt-6">
          <DataCard user={user} />
        </div>
      )}
      <AccountFooter />
    </div>
  );
}
