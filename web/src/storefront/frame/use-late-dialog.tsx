import { type ComponentType, type ReactNode, useState } from 'react';
import { LatePart } from '../../ui/late-part.tsx';
import { FailedPanel } from './failed-panel.tsx';

export interface LateDialogProps {
  open: boolean;
  onClose: () => void;
}

/**
 * A dialog whose code comes when it is first opened. `load` is the same function at each draw; `title` names the dialog should its code
 * not come. Returns what opens it, and the dialog to put into the page.
 */
export function useLateDialog<Props extends object>(
  load: () => Promise<{ default: ComponentType<LateDialogProps & Props> }>,
  title: string,
  props: Props,
): { show: () => void; dialog: ReactNode } {
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  const onClose = () => setOpen(false);
  return {
    show: () => {
      setWanted(true);
      setOpen(true);
    },
    dialog: wanted && (
      <LatePart
        load={load}
        props={{ ...props, open, onClose }}
        failed={(again) => <FailedPanel open={open} onClose={onClose} title={title} onRetry={again} />}
      />
    ),
  };
}
