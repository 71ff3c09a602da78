import { useState } from 'react';
import { useI18n } from '../../i18n/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { Badge } from '../../ui/late/badge.tsx';
import { List } from '../kit/lists/list.tsx';
import { useListAddress } from '../kit/lists/use-list-address.ts';
import { NewButton } from '../kit/page/new-link.tsx';
import { Empty, PanelHeading } from '../kit/page/page-parts.tsx';
import { usePanel } from '../kit/page/panel.tsx';
import { useRows } from '../kit/page/use-answer.ts';
import { Time } from '../kit/values/money-and-time.tsx';
import { InviteDialog, MemberDialog } from './member-dialogs.tsx';
import type { Member } from './role-fields.tsx';

/** Who runs the shop: the list of the staff, with invitations and changes. */
export default function MembersPage() {
  const { t } = useI18n();
  const { member: self } = usePanel();
  const address = useListAddress([]);
  const query = useRows('/api/admin/staff', { query: { cursor: address.cursor } });
  const [changed, setChanged] = useState<Member>();
  // As the list was read last, which is after a refusal, too.
  const shown = query.data?.items.find(({ id }) => id === changed?.id) ?? changed;
  const action = (member: Member) =>
    member.id === self.id ? (
      <span className="text-muted text-xs">{t('members.you')}</span>
    ) : (
      <Button aria-label={t('members.changeNamed', { email: member.email })} onClick={() => setChanged(member)}>
        {t('common.change')}…
      </Button>
    );
  return (
    <>
      <PanelHeading
        title={t('staff.sectionMembers')}
        text={t('members.titleText')}
        actions={<NewButton text={t('members.invite')} dialog={(close) => <InviteDialog onClose={close} />} />}
      />
      <List
        label={t('staff.sectionMembers')}
        query={query}
        keyOf={({ id }) => id}
        columns={[
          { title: t('frame.email'), cell: (member) => <MemberName member={member} /> },
          { title: t('common.state'), cell: (member) => <MemberState member={member} /> },
          { title: t('members.lastSeen'), cell: (member) => <LastSeen member={member} /> },
          { title: t('common.change'), cell: action, isNumber: true },
        ]}
        card={(member) => (
          <div className="flex flex-col gap-2">
            <MemberName member={member} />
            <div className="flex flex-wrap items-center justify-between gap-2">
              <MemberState member={member} />
              {action(member)}
            </div>
          </div>
        )}
        empty={<Empty title={t('members.nobody')} />}
        address={address}
      />
      {shown && <MemberDialog key={shown.id} member={shown} onClose={() => setChanged(undefined)} />}
    </>
  );
}

function MemberName({ member: { email, role, partner } }: { member: Member }) {
  const { t } = useI18n();
  return (
    <div className="min-w-0">
      <p className="wrap-anywhere font-medium">
        <bdi>{email}</bdi>
      </p>
      <p className="text-muted text-xs">
        {t(`staff.role.${role}`)}
        {partner !== null && `, ${partner}`}
      </p>
    </div>
  );
}

/** Suspended, without a second factor, or ready to work. */
function MemberState({ member: { isSuspended, factors } }: { member: Member }) {
  const { t } = useI18n();
  if (isSuspended) return <Badge>{t('staff.suspended')}</Badge>;
  return factors === 0 ? <Badge tone="gold">{t('members.notEnrolled')}</Badge> : <Badge tone="ok">{t('members.active')}</Badge>;
}

function LastSeen({ member: { lastUsedAt } }: { member: Member }) {
  const { t } = useI18n();
  return lastUsedAt === null ? <span className="text-muted">{t('members.notSignedIn')}</span> : <Time at={lastUsedAt} />;
}
