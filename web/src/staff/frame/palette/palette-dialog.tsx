import { useI18n } from '../../../i18n/i18n.tsx';
import { Button } from '../../../ui/button.tsx';
import { Modal } from '../../../ui/late/modal.tsx';
import { LatePart } from '../../../ui/late-part.tsx';
import { SkeletonRows } from '../../kit/notes.tsx';
import type { PaletteProps } from './palette.tsx';

const load = () => import('./palette.tsx');

/** The palette of commands; its code is loaded when it is first opened. */
export function PaletteDialog(props: PaletteProps) {
  const { t } = useI18n();
  return (
    <Modal open onClose={props.onClose} title={t('staff.palette')} closeLabel={t('frame.close')}>
      <LatePart
        load={load}
        props={props}
        waiting={<SkeletonRows rows={3} />}
        failed={(again) => (
          <p role="alert" className="flex flex-wrap items-center gap-3">
            {t('frame.partFailed')} <Button onClick={again}>{t('frame.retry')}</Button>
          </p>
        )}
      />
    </Modal>
  );
}
