import { type IntentionGroup, SPECIAL_INTENTIONS } from '#modules/cart-pricing/index.ts';
import { INTENTION_GROUP_NAMES, INTENTION_NAMES } from '#words/special-intention-names.ts';
import { useI18n } from '../../i18n/i18n.tsx';

export interface IntentionGroupFieldsProps {
  group: IntentionGroup;
  /** Item ids of the wishes that are ticked. */
  ticked: ReadonlySet<string>;
  onToggle: (itemId: string) => void;
}

/** The wishes of one group as checkboxes. */
export function IntentionGroupFields({ group, ticked, onToggle }: IntentionGroupFieldsProps) {
  const { language } = useI18n();
  return (
    <fieldset>
      <legend className="mb-1 font-heading font-semibold text-xl">{INTENTION_GROUP_NAMES[group][language]}</legend>
      {SPECIAL_INTENTIONS[group].map((intention) => {
        const itemId = `special-intention-${group}-${intention}`;
        return (
          <label
            key={itemId}
            className="-mx-2.5 flex min-h-11 items-center gap-3 rounded-field px-2.5 transition-colors duration-150 hover:bg-sunk has-checked:bg-soft"
          >
            <input
              type="checkbox"
              checked={ticked.has(itemId)}
              onChange={() => onToggle(itemId)}
              className="size-5 shrink-0 accent-accent"
            />
            {INTENTION_NAMES[`${group}-${intention}`]?.[language]}
          </label>
        );
      })}
    </fieldset>
  );
}
