import { useI18n } from '../../i18n/i18n.tsx';
import { usePanel } from '../kit/page/panel.tsx';

/** Who is signed in, in words: the e-mail, and the role. */
export function useWho(): { name: string; role: string } {
  const { t } = useI18n();
  const { member } = usePanel();
  const role = t(`staff.role.${member.role}`);
  return { name: member.email || role, role };
}
