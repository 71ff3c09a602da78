import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../api/provider.tsx';
import { useI18n } from '../../i18n/i18n.tsx';
import { SelectField, type SelectFieldProps } from '../../ui/late/field-select.tsx';
import { Refused } from '../kit/forms/refusals.tsx';
import { partnerChoiceQuery } from './partner-queries.ts';

interface PartnerFieldProps extends Omit<SelectFieldProps, 'label' | 'options'> {
  /** The slug of the partner of today, who stays on offer even when suspended. */
  present?: string | null | undefined;
  /** The choice of no partner, in words. */
  empty: string;
}

/** The choice of a partner among those who are not suspended. */
export function PartnerField({ present, empty, ...field }: PartnerFieldProps) {
  const { t } = useI18n();
  const partners = useQuery(partnerChoiceQuery(useApi()));
  const known = partners.data ?? [];
  const presentName = known.find(({ slug }) => slug === present)?.name ?? present;
  const options = known
    .filter(({ suspended, slug }) => !suspended && slug !== present)
    .map(({ slug, name }): [value: string, text: string] => [slug, name]);
  if (present && presentName) options.unshift([present, presentName]);
  return (
    <>
      <SelectField {...field} label={t('staff.role.partner')} options={[['', empty], ...options]} />
      <Refused error={partners.error} className="text-sm" />
    </>
  );
}
