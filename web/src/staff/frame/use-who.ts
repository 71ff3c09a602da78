import { type MessageKey, useI18n } from '../../i18n/i18n.tsx';
import { type StaffMember, usePanel } from '../kit/page/panel.tsx';

const ROLE: Record<StaffMember['role'], MessageKey> = {
  administrator: 'staff.roleAdministrator',
  operator: 'staff.roleOperator',
  editor: 'staff.roleEditor',
  priest: 'staff.rolePriest',
  partner: 'staff.rolePartner',
  customer: 'staff.roleCustomer',
};

/** Who is signed in, in words: the e-mail, and the role. */
export function useWho(): { name: string; role: string } {
  const { t } = useI18n();
  const { member } = usePanel();
  const role = t(ROLE[member.role]);
  return { name: member.email || role, role };
}
