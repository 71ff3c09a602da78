import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../api/provider.tsx';
import { useI18n } from '../../i18n/i18n.tsx';
import { SelectField, type SelectFieldProps } from '../../ui/late/field-select.tsx';
import { Refused } from '../kit/forms/refusals.tsx';
import { partnerChoiceQuery } from './partner-queries.ts';

interface PartnerFieldProps extends Omit<SelectFieldProps, 'label' | 'options' | 'value'> {
  /** The slug of the chosen partner, who stays on offer likewise; empty for none. */
  value: string;
  /** The slug of the partner of today, who stays on offer even when suspended. */
  present?: string | null | undefined;
  /** The choice of no partner, in words. */
  empty: string;
}

/** The choice of a partner among those who are not suspended, and those who stay on offer. */
export function PartnerField({ present, empty, ...field }: PartnerFieldProps) {
  const { t } = useI18n();
  const partners = useQuery(partnerChoiceQuery(useApi()));
  const known = partners.data ?? [];
  const offered = known.filter(({ suspended, slug }) => !suspended && slug !== present).map(({ slug }) => slug);
  if (present) offered.unshift(present);
  // Otherwise the first choice would be shown, and this one saved.
  if (field.value && !offered.includes(field.value)) offered.push(field.value);
  const options = offered.map((slug) => [slug, known.find((partner) => partner.slug === slug)?.name ?? slug] as const);
  return (
    <>
      <SelectField {...field} label={t('staff.role.partner')} options={[['', empty], ...options]} />
      <Refused error={partners.error} className="text-sm" />
    </>
  );
}
