import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../api/provider.tsx';
import { useI18n } from '../../i18n/i18n.tsx';
import { SelectField, type SelectFieldProps } from '../../ui/late/field-select.tsx';
import { Refused } from '../kit/forms/use-change.tsx';
import { partnerChoiceQuery } from './partner-queries.ts';

interface PartnerFieldProps extends Omit<SelectFieldProps, 'label' | 'options'> {
  /** Short name of the partner of before, who stays on offer when suspended. */
  present?: string | null | undefined;
  /** The words of no partner. */
  empty: string;
}

/** The choice of a partner from those who sell now. */
export function PartnerField({ present, empty, ...field }: PartnerFieldProps) {
  const { t } = useI18n();
  const partners = useQuery(partnerChoiceQuery(useApi()));
  const all = partners.data ?? [];
  const presentName = all.find(({ slug }) => slug === present)?.name ?? present;
  const options = all
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
