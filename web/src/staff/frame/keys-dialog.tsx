import { useI18n } from '../../i18n/i18n.tsx';
import { Modal } from '../../ui/late/modal.tsx';
import { hasRows } from '../kit/lists/rows.ts';
import { shownShortcuts } from '../kit/page/shortcuts.ts';

/** Every key that does something now. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const { t } = useI18n();
  const rows = [
    { keys: 'Ctrl K', label: t('staff.palette') },
    { keys: '?', label: t('staff.keys') },
    { keys: '/', label: t('staff.keySearch') },
    ...(hasRows()
      ? [
          { keys: 'J K', label: t('staff.keyRows') },
          { keys: 'O', label: t('staff.keyOpen') },
          { keys: 'F', label: t('staff.keyFilter') },
        ]
      : []),
    ...shownShortcuts().flatMap(({ keys, label }) => (keys ? [{ keys, label }] : [])),
  ];
  return (
    <Modal open onClose={onClose} title={t('staff.keys')}>
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-5 gap-y-2 text-sm">
        {rows.map(({ keys, label }) => (
          <div key={keys} className="contents">
            <dt className="flex gap-1">
              {keys.split(' ').map((key) => (
                <kbd key={key} className="rounded-md border border-line bg-bg px-2 py-0.5 font-mono text-xs">
                  {key}
                </kbd>
              ))}
            </dt>
            <dd>{label}</dd>
          </div>
        ))}
      </dl>
    </Modal>
  );
}
