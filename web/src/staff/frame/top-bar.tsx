import { Keyboard, X } from 'lucide-react';
import { useI18n } from '../../i18n/i18n.tsx';
import { LanguageSwitch } from '../../storefront/frame/language-switch.tsx';
import { Button, IconButton } from '../../ui/button.tsx';
import { PaletteButton } from './palette-button.tsx';
import type { KeyDialog } from './use-keys.ts';
import { useClosePanel } from './use-leave.ts';

/** The line above the page: commands, languages, keys, and the way back to the shop. */
export function TopBar({ onOpen }: { onOpen: (dialog: KeyDialog) => void }) {
  const { t } = useI18n();
  const close = useClosePanel();
  return (
    <header className="flex items-center justify-end gap-2 px-4 pt-2 pb-1.5 md:px-8">
      <PaletteButton onOpen={() => onOpen('palette')} className="-ml-2.5 mr-auto md:hidden" />
      <LanguageSwitch />
      <IconButton
        label={t('staff.shortcuts')}
        title={`${t('staff.shortcuts')} (?)`}
        onClick={() => onOpen('keys')}
        className="text-muted max-md:hidden pointer-coarse:hidden"
      >
        <Keyboard size={18} aria-hidden="true" />
      </IconButton>
      <Button variant="quiet" onClick={close} className="px-3 text-sm">
        <X size={16} aria-hidden="true" />
        {t('frame.close')}
      </Button>
    </header>
  );
}
