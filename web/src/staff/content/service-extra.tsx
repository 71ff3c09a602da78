import { SPECIAL_INTENTION_SERVICE } from '#modules/cart-pricing/index.ts';
import { type MessageKey, useI18n } from '../../i18n/i18n.tsx';
import { Field } from '../../ui/late/field.tsx';
import { CheckboxField } from '../../ui/late/field-checkbox.tsx';
import { PlaceLink } from '../kit/page/panel.tsx';
import { EmblemField } from './emblem-field.tsx';
import { PictureField } from './picture-field.tsx';
import { type ExtraFieldsProps, isPrice } from './text-kind.ts';

/** What all languages of a ritual share: its price, how it is sold, its emblem and its picture. Special intentions have one price for all. */
export function ServiceExtra(props: ExtraFieldsProps) {
  const { id } = props.saved;
  const { t } = useI18n();
  return (
    <>
      {id === SPECIAL_INTENTION_SERVICE ? <p className="text-muted text-sm">{t('content.fixedPrice')}</p> : <SoldAs {...props} />}
      <PictureField {...props} />
      <p className="flex flex-wrap gap-x-6">
        <ToPage place={`/content/services/${id}/days`} words="rules.title" />
        <ToPage place={`/content/services/${id}/parts`} words="staff.riteParts" />
      </p>
    </>
  );
}

/** The link to another page about the ritual. */
function ToPage({ place, words }: { place: string; words: MessageKey }) {
  const { t } = useI18n();
  return (
    <PlaceLink place={place} className="text-link inline-flex min-h-11 items-center">
      {t(words)}
    </PlaceLink>
  );
}

/** The price, the emblem, and how the ritual is sold. */
function SoldAs(props: ExtraFieldsProps) {
  const { values, onChange, errors } = props;
  const { t } = useI18n();
  return (
    <div className="grid items-start gap-4 md:grid-cols-2">
      <Field
        label={t('content.monthPrice')}
        hint={t('content.priceHint')}
        inputMode="decimal"
        maxLength={9}
        value={`${values.price}`}
        error={isPrice(`${values.price}`) ? errors.price : t('content.priceWrong')}
        onChange={({ currentTarget: { value } }) => onChange({ price: value })}
      />
      <EmblemField {...props} />
      <YesOrNo {...props} name="on_sale" label="content.onSale" hint="content.onSaleHint" />
      <YesOrNo {...props} name="tiers" label="content.inTiers" hint="content.inTiersHint" />
    </div>
  );
}

interface YesOrNoProps extends ExtraFieldsProps {
  /** The value, which is 'yes' or empty. */
  name: 'on_sale' | 'tiers';
  label: MessageKey;
  hint: MessageKey;
}

/** A box, with a sentence on what it means. */
function YesOrNo({ values, onChange, name, label, hint }: YesOrNoProps) {
  const { t } = useI18n();
  return (
    <div>
      <CheckboxField
        label={t(label)}
        checked={values[name] !== ''}
        onChange={({ currentTarget: { checked } }) => onChange({ [name]: checked ? 'yes' : '' })}
      />
      <p className="text-muted text-sm">{t(hint)}</p>
    </div>
  );
}
