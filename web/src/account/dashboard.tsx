import * as Tabs from '@radix-ui/react-tabs';
import type { User } from '../api/late/current-user.ts';
import { useI18n } from '../i18n/i18n.tsx';
import { ProfileCard } from './card/profile-card.tsx';
import { OrderHistory } from './orders/order-history.tsx';
import { PlanCard } from './plan/plan-card.tsx';
import { DataCard } from './privacy/data-card.tsx';
import { SessionsCard } from './privacy/sessions-card.tsx';
import type { CustomerProfile } from './queries.ts';
import { useIsMobile } from './use-is-mobile.ts';

interface DashboardProps {
  user: User;
  profile: CustomerProfile;
  emailToConfirm: string | undefined;
  onEdit: () => void;
}

const TAB =
  'min-h-11 grow rounded-full px-4 py-2 font-semibold text-muted transition-colors duration-150 data-[state=active]:bg-soft data-[state=active]:text-accent';
/** Paper is as narrow as a phone, and has both parts. */
const PART = 'flex min-w-0 flex-col gap-4 md:gap-6 not-print:max-md:data-[state=inactive]:hidden';

/** Takes the attributes of tabs away where both parts stand side by side. */
const WITHOUT_TABS = { role: undefined, tabIndex: undefined, 'aria-labelledby': undefined };

/**
 * The account at a glance: two parts side by side on a wide screen, two tabs on a phone. Both layouts share one React tree, so that
 * turning a phone loses no typed text.
 */
export function Dashboard({ user, profile, emailToConfirm, onEdit }: DashboardProps) {
  const { t } = useI18n();
  const tabAttributes = useIsMobile() ? {} : WITHOUT_TABS;
  return (
    <Tabs.Root defaultValue="profile" className="items-start gap-6 md:grid md:grid-cols-3">
      <Tabs.List aria-label={t('account.parts')} className="mb-4 flex gap-1 rounded-full bg-sunk p-1 md:hidden print:hidden">
        <Tabs.Trigger value="profile" className={TAB}>
          {t('frame.profile')}
        </Tabs.Trigger>
        <Tabs.Trigger value="orders" className={TAB}>
          {t('common.orders')}
        </Tabs.Trigger>
      </Tabs.List>
      <Tabs.Content value="profile" forceMount className={PART} {...tabAttributes}>
        <ProfileCard user={user} profile={profile} emailToConfirm={emailToConfirm} onEdit={onEdit} />
        <SessionsCard />
        <DataCard user={user} />
      </Tabs.Content>
      <Tabs.Content
        value="orders"
        forceMount
        className={`${PART} max-md:-mx-4 max-md:fading-end print:mt-4 max-md:max-h-[80vh] max-md:overflow-y-auto max-md:px-4 max-md:pb-6 print:max-h-none print:overflow-visible md:col-span-2`}
        {...tabAttributes}
      >
        <PlanCard user={user} />
        <OrderHistory email={user.email} />
      </Tabs.Content>
    </Tabs.Root>
  );
}
