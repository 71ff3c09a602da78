import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../api/provider.tsx';
import { useI18n } from '../../i18n/i18n.tsx';
import { SelectField, type SelectFieldProps } from '../../ui/late/field-select.tsx';
import { Refused } from '../kit/forms/refused.tsx';
import { partnerChoiceQuery } from './partner-queries.ts';

interface PartnerFieldProps extends Omit<SelectFieldProps, 'label' | 'options'> {
  /** Short name of the partner who is chosen now, and stays on offer when suspended. */
  present?: string | null | undefined;
  /** The words of no partner. */
  empty: string;
}

/** The choice of a partner from those who sell now. */
export function PartnerField({ present, empty, ...field }: PartnerFieldProps) {
  const { t } = useI18n();
  const partners = useQuery(partnerChoiceQuery(useApi()));
  const all = partners.data ?? [];
  const offered = all.filter(({ suspended, slug }) => !suspended && slug !== present);
  return (
    <>
      <SelectField
        {...field}
        label={t('staff.role.partner')}
        options={[
          ['', empty],
          ...(present ? [[present, all.find(({ slug }) => slug === present)?.name ?? present] as const] : []),
          ...offered.map(({ slug, name }) => [slug, name] as const),
        ]}
      />
      <Refused error={partners.error} className="text-sm" />
    </>
  );
}
