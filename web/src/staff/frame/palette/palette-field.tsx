import { Search } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useI18n } from '../../../i18n/i18n.tsx';

/** The field of the palette, before its code is loaded and after that. */
export function PaletteField(props: ComponentProps<'input'>) {
  const { t } = useI18n();
  return (
    <div className="relative">
      <Search
        size={18}
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 left-3.5 -translate-y-1/2 text-muted"
      />
      <input
        {...props}
        aria-label={t('staff.paletteSearch')}
        placeholder={t('staff.paletteSearch')}
        // The API takes no more.
        maxLength={200}
        spellCheck={false}
        className="h-12 w-full rounded-field border border-outline bg-surface pr-3 pl-11 text-base"
      />
    </div>
  );
}
