import { SPECIAL_INTENTION_SERVICE } from '#modules/cart-pricing/index.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { Field } from '../../ui/late/field.tsx';
import { CheckboxField } from '../../ui/late/field-checkbox.tsx';
import type { ExtraFieldsProps } from './text-kind.ts';

/** What all languages of a ritual share: its price, and whether it can be ordered. Special intentions have one price for all. */
export function ServiceExtra({ id, values, onChange }: ExtraFieldsProps) {
  const { t } = useI18n();
  if (id === SPECIAL_INTENTION_SERVICE) return <p className="text-muted text-sm">{t('content.fixedPrice')}</p>;
  return (
    <div className="grid items-start gap-4 md:grid-cols-2">
      <Field
        label={t('content.monthPrice')}
        hint={t('content.priceHint')}
        inputMode="decimal"
        maxLength={9}
        value={`${values.price}`}
        onChange={({ currentTarget: { value } }) => onChange({ price: value })}
      />
      <div>
        <CheckboxField
          label={t('content.onSale')}
          checked={values.on_sale !== ''}
          onChange={({ currentTarget: { checked } }) => onChange({ on_sale: checked ? 'yes' : '' })}
        />
        <p className="text-muted text-sm">{t('content.onSaleHint')}</p>
      </div>
    </div>
  );
}
