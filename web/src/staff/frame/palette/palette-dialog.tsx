import { useI18n } from '../../../i18n/i18n.tsx';
import { Modal } from '../../../ui/late/modal.tsx';
import { PartFailed } from '../../../ui/late/part-failed.tsx';
import { LatePart } from '../../../ui/late-part.tsx';
import { SkeletonRows } from '../../kit/page/page-parts.tsx';
import type { PaletteProps } from './palette.tsx';

const load = () => import('./palette.tsx');

/** The palette of commands; its code is loaded when it is first opened. */
export function PaletteDialog(props: PaletteProps) {
  const { t } = useI18n();
  return (
    <Modal open onClose={props.onClose} title={t('staff.palette')}>
      <LatePart load={load} props={props} waiting={<SkeletonRows rows={3} />} failed={(again) => <PartFailed again={again} />} />
    </Modal>
  );
}
