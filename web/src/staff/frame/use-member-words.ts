import { useI18n } from '../../i18n/i18n.tsx';
import { usePanel } from '../kit/page/panel.tsx';

/** The signed-in person in words: the e-mail, or else the role, and the role. */
export function useMemberWords(): { name: string; role: string } {
  const { t } = useI18n();
  const { member } = usePanel();
  const role = t(`staff.role.${member.role}`);
  return { name: member.email || role, role };
}
