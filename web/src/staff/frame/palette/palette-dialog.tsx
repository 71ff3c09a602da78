import { useRef } from 'react';
import { useI18n } from '../../../i18n/i18n.tsx';
import { Modal } from '../../../ui/late/modal.tsx';
import { PartFailed } from '../../../ui/late/part-failed.tsx';
import { LatePart } from '../../../ui/late-part.tsx';
import { useFirstFocus } from '../../kit/forms/use-first-focus.ts';
import { SkeletonRows } from '../../kit/page/page-parts.tsx';
import type { PaletteProps } from './palette.tsx';
import { PaletteField } from './palette-field.tsx';

const load = () => import('./palette.tsx');

/** The palette of commands; its code is loaded when it is first opened, and takes what was typed until then. */
export function PaletteDialog(props: Omit<PaletteProps, 'begun'>) {
  const { t } = useI18n();
  const begun = useRef('');
  return (
    <Modal open onClose={props.onClose} title={t('staff.palette')}>
      <LatePart
        load={load}
        props={{ ...props, begun }}
        waiting={<Waiting onType={(words) => (begun.current = words)} />}
        failed={(again) => <PartFailed again={again} />}
      />
    </Modal>
  );
}

/** Stands in the place of the palette while its code is loading. */
function Waiting({ onType }: { onType: (words: string) => void }) {
  return (
    <div className="flex flex-col gap-3 pt-1.5">
      <PaletteField ref={useFirstFocus()} onChange={({ target }) => onType(target.value)} />
      <SkeletonRows rows={3} />
    </div>
  );
}
