import { Tabs } from 'radix-ui';
import type { User } from '../api/current-user.ts';
import { useI18n } from '../i18n/i18n.tsx';
import { ProfileCard } from './card/profile-card.tsx';
import { OrderHistory } from './orders/order-history.tsx';
import { PlanCard } from './plan/plan-card.tsx';
import { DataCard } from './privacy/data-card.tsx';
import { SessionsCard } from './privacy/sessions-card.tsx';
import { useIsMobile } from './use-is-mobile.ts';

export interface DashboardProps {
  user: User;
  emailToConfirm: string | undefined;
  onEdit: () => void;
}

/** The account at a glance: three columns at a desk, two tabs on a phone. */
export function Dashboard(props: DashboardProps) {
  return useIsMobile() ? <MobileDashboard {...props} /> : <DeskDashboard {...props} />;
}

function DeskDashboard({ user, ...card }: DashboardProps) {
  return (
    <div className="grid grid-cols-3 items-start gap-6">
      <div className="flex min-w-0 flex-col gap-6">
        <ProfileCard user={user} {...card} />
        <SessionsCard />
        <DataCard />
      </div>
      <div className="col-span-2 flex min-w-0 flex-col gap-6">
        <PlanCard email={user.email} />
        <OrderHistory email={user.email} />
      </div>
    </div>
  );
}

const TAB =
  'min-h-11 grow rounded-full px-4 py-2 font-semibold text-muted transition-colors duration-150 data-[state=active]:bg-surface data-[state=active]:text-ink data-[state=active]:shadow-card';

function MobileDashboard({ user, ...card }: DashboardProps) {
  const { t } = useI18n();
  return (
    <Tabs.Root defaultValue="profile">
      <Tabs.List aria-label={t('account.parts')} className="mb-4 flex gap-1 rounded-full bg-sunk p-1">
        <Tabs.Trigger value="profile" className={TAB}>
          {t('account.profileTab')}
        </Tabs.Trigger>
        <Tabs.Trigger value="orders" className={TAB}>
          {t('account.ordersTab')}
        </Tabs.Trigger>
      </Tabs.List>
      <Tabs.Content value="profile" className="flex flex-col gap-4">
        <ProfileCard user={user} {...card} />
        <SessionsCard />
        <DataCard />
      </Tabs.Content>
      <Tabs.Content value="orders" className="-mx-4 flex max-h-[80vh] flex-col gap-4 overflow-y-auto px-4 pb-4">
        <PlanCard email={user.email} />
        <OrderHistory email={user.email} />
      </Tabs.Content>
    </Tabs.Root>
  );
}
