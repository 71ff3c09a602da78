import { type ComponentType, type ReactNode, useState } from 'react';
import { LatePart } from '../../ui/late-part.tsx';
import { FailedPanel } from './failed-panel.tsx';

export interface LateDialogProps {
  open: boolean;
  onClose: () => void;
}

/**
 * A dialog whose code loads when it is first opened. Pass the same function `load` at each draw; `title` names the dialog when its code
 * fails to load. Returns a function that opens the dialog, and the dialog to draw.
 */
export function useLateDialog<Props extends object>(
  load: () => Promise<{ default: ComponentType<LateDialogProps & Props> }>,
  title: string,
  props: Props,
): { show: () => void; dialog: ReactNode } {
  const [open, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const onClose = () => setOpen(false);
  return {
    show: () => {
      setWasOpened(true);
      setOpen(true);
    },
    dialog: wasOpened && (
      <LatePart
        load={load}
        props={{ ...props, open, onClose }}
        failed={(again) => <FailedPanel open={open} onClose={onClose} title={title} onRetry={again} />}
      />
    ),
  };
}
