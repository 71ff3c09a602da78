import { Search } from 'lucide-react';
import { useI18n } from '../../i18n/i18n.tsx';
import { classNames } from '../../ui/class-names.ts';

/** Opens the palette of commands: a field in the menu, an icon where there is no room. */
export function PaletteButton({ onOpen, className }: { onOpen: () => void; className: string }) {
  const { t } = useI18n();
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      title={t('staff.palette')}
      onClick={onOpen}
      className={classNames(
        'flex min-h-11 items-center gap-2.5 rounded-field px-3 text-muted hover:text-ink lg:border lg:border-outline lg:bg-surface',
        className,
      )}
    >
      <Search size={18} aria-hidden="true" className="shrink-0" />
      <span className="grow text-left max-lg:sr-only">{t('staff.paletteOpen')}</span>
      <kbd className="whitespace-nowrap rounded-field border border-line px-1.5 py-0.5 font-sans text-xs max-lg:hidden pointer-coarse:hidden">
        Ctrl K
      </kbd>
    </button>
  );
}
