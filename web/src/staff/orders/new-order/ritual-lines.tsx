import { useQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import {
  findSpecialIntention,
  INTENTION_GROUPS,
  intentionsOf,
  mostUnits,
  SPECIAL_INTENTION_SERVICE,
} from '#modules/cart-pricing/index.ts';
import { INTENTION_GROUP_NAMES, INTENTION_NAMES } from '#words/special-intention-names.ts';
import { useApi } from '../../../api/provider.tsx';
import { type Service, servicesQuery } from '../../../api/queries.ts';
import { useI18n } from '../../../i18n/i18n.tsx';
import { IconButton } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/late/field-select.tsx';
import { Stepper } from '../../../ui/stepper.tsx';
import { Amount } from '../../kit/values/money-and-time.tsx';
import { useRitualName } from '../../kit/values/ritual-name.ts';
import { MOST_LINES, newLine, type OrderLine, sizesOf, writeSize } from './order-line.ts';

interface RitualLinesProps {
  lines: readonly OrderLine[];
  onChange: (lines: readonly OrderLine[]) => void;
  /** What each line costs in dollars, by the shop; undefined while it is asked. */
  sums: readonly number[] | undefined;
  error: string | undefined;
}

/** The rituals of an order: the size of each, how often, and what the shop asks for it. */
export function RitualLines({ lines, onChange, sums, error }: RitualLinesProps) {
  const { t } = useI18n();
  return (
    <>
      <ul>
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity but their place, and no state of their own.
          <li key={index} className="border-line border-b py-4 first:pt-0">
            <Line
              line={line}
              sum={sums?.[index]}
              onChange={(changed) => onChange(lines.with(index, changed))}
              onRemove={() => onChange(lines.toSpliced(index, 1))}
            />
          </li>
        ))}
      </ul>
      {lines.length < MOST_LINES && (
        <RitualField
          label={t(lines.length === 0 ? 'common.ritual' : 'newOrder.addRitual')}
          value=""
          onChange={(ritual) => ritual && onChange([...lines, newLine(ritual)])}
          error={error}
          className="mt-4"
        />
      )}
    </>
  );
}

interface LineProps {
  line: OrderLine;
  sum: number | undefined;
  onChange: (line: OrderLine) => void;
  onRemove: () => void;
}

function Line({ line, sum, onChange, onRemove }: LineProps) {
  const { t, language } = useI18n();
  const { ritual, size, quantity } = line;
  const nameOf = useRitualName();
  // A ritual is held in tiers unless the catalogue says otherwise.
  const service = useServices().find(({ id }) => id === ritual);
  const sizes = sizesOf(ritual, service?.tiers !== false);
  // An order may have a size that is no longer offered.
  const shownSizes = sizes.includes(size) ? sizes : [size, ...sizes];
  return (
    <fieldset aria-label={nameOf(ritual)} className="grid gap-x-4 gap-y-3 sm:grid-cols-2">
      <RitualField label={t('common.ritual')} value={ritual} onChange={(chosen) => onChange(newLine(chosen))} />
      <SelectField
        label={t('newOrder.size')}
        options={shownSizes.map((each) => [each, writeSize(each, language)])}
        value={size}
        onChange={({ target }) => onChange({ ...line, size: target.value })}
      />
      <div className="flex flex-wrap items-center justify-between gap-3 sm:col-span-2">
        <Stepper
          label={t('newOrder.quantity')}
          value={String(quantity)}
          onDecrease={quantity > 1 ? () => onChange({ ...line, quantity: quantity - 1 }) : undefined}
          onIncrease={quantity < mostUnits(ritual) ? () => onChange({ ...line, quantity: quantity + 1 }) : undefined}
          decreaseLabel={t('newOrder.fewer')}
          increaseLabel={t('newOrder.more')}
        />
        <span className="flex items-center justify-end gap-3">
          {sum !== undefined && <Amount dollars={sum} className="font-heading text-xl" />}
          <IconButton label={t('newOrder.remove', { name: nameOf(ritual) })} onClick={onRemove}>
            <Trash2 size={18} aria-hidden="true" />
          </IconButton>
        </span>
      </div>
    </fieldset>
  );
}

interface RitualFieldProps {
  label: string;
  value: string;
  onChange: (ritual: string) => void;
  error?: string | undefined;
  className?: string;
}

/** A choice among all rituals and special intentions that are sold. */
function RitualField({ label, value, onChange, error, className }: RitualFieldProps) {
  const { t, language } = useI18n();
  // Special intentions are offered one by one, in groups below.
  const offered = useServices().filter(({ id }) => id !== SPECIAL_INTENTION_SERVICE);
  // An order may have a ritual or an intention that is no longer offered, or their service, which is not offered here.
  const isOffered = findSpecialIntention(value) !== undefined || offered.some(({ id }) => id === value);
  const nameOf = useRitualName();
  const options = offered.map(({ id, name }) => [id, name[language]] as const);
  if (value === '') options.unshift(['', t('newOrder.chooseRitual')]);
  else if (!isOffered) options.unshift([value, nameOf(value)]);
  return (
    <SelectField
      label={label}
      error={error}
      className={className}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      options={options}
    >
      {INTENTION_GROUPS.map((group) => (
        <optgroup key={group} label={INTENTION_GROUP_NAMES[group][language]}>
          {intentionsOf(group).map(({ itemId, intention }) => (
            <option key={itemId} value={itemId}>
              {INTENTION_NAMES[`${group}-${intention}`]?.[language]}
            </option>
          ))}
        </optgroup>
      ))}
    </SelectField>
  );
}

/** The rituals of the catalogue; none until it is loaded. */
function useServices(): readonly Service[] {
  return useQuery(servicesQuery(useApi())).data ?? [];
}
