import { useI18n } from '../../i18n/i18n.tsx';
import { Modal } from '../../ui/late/modal.tsx';
import { hasRows } from '../kit/lists/rows.ts';
import { shownShortcuts } from '../kit/page/shortcuts.ts';

/** A list of the keys of the panel, and of those that the page that is open adds. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const { t } = useI18n();
  const everywhere = [
    { keys: 'Ctrl K', label: t('staff.palette') },
    { keys: '?', label: t('staff.shortcuts') },
    { keys: '/', label: t('staff.keySearch') },
  ];
  const inLists = [
    { keys: 'J K', label: t('staff.keyRows') },
    { keys: 'O', label: t('staff.keyOpen') },
    { keys: 'F', label: t('staff.keyFilter') },
  ];
  const lines = [...everywhere, ...(hasRows() ? inLists : []), ...shownShortcuts()];
  return (
    <Modal open onClose={onClose} title={t('staff.shortcuts')}>
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-5 gap-y-2 text-sm">
        {lines.map(({ keys, label }) => keys && <KeysLine key={keys} keys={keys} label={label} />)}
      </dl>
    </Modal>
  );
}

/** Keys, parted by blanks, and what they do. */
function KeysLine({ keys, label }: { keys: string; label: string }) {
  return (
    <div className="contents">
      <dt className="flex gap-1">
        {keys.split(' ').map((key) => (
          <kbd key={key} className="rounded-md border border-line bg-bg px-2 py-0.5 font-mono text-xs">
            {key}
          </kbd>
        ))}
      </dt>
      <dd>{label}</dd>
    </div>
  );
}
