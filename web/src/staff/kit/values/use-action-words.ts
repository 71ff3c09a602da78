import type { components } from '#contract';
import { type MessageKey, useI18n } from '../../../i18n/i18n.tsx';
import { wordOf } from '../../../i18n/late/word-of.ts';

/** The names of the areas of actions, by the part of an action before the dot. */
const AREAS: Readonly<Record<string, MessageKey>> = {
  order: 'common.orders',
  client: 'staff.client',
  consultation: 'staff.consultations',
  money: 'staff.money',
  ritual: 'audit.areaRitual',
  report: 'staff.reports',
  certificate: 'common.certificate',
  partner: 'staff.partners',
  picture: 'staff.pictures',
  article: 'frame.articles',
  legal: 'staff.legalTexts',
  service: 'audit.areaService',
  staff: 'staff.sectionMembers',
  settings: 'staff.settings',
};

type StaffRole = components['schemas']['StaffRole'];

/**
 * The names of actions, of their areas and of roles. An action without a message is named by its area and what follows the dot; without a known
 * area, by its code.
 */
export function useActionWords() {
  const { t } = useI18n();
  return {
    areas: Object.entries(AREAS).map(([value, key]) => ({ value, text: t(key) })),
    roleOf: (role: StaffRole) => wordOf(t, `staff.role.${role}`, role),
    wordOf: (action: string) => {
      const [area = '', verb = ''] = action.split('.');
      const areaKey = AREAS[area];
      return wordOf(t, `audit.${action}`, areaKey ? `${t(areaKey)}: ${verb.replaceAll('_', ' ')}` : action);
    },
  };
}
