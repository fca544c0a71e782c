import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

type ConfirmDialogProps = {
  title: ReactNode;
  /** Label of the button that does it. */
  act: string;
  /** Label of the other button. */
  leave?: string;
  isPending?: boolean;
  onConfirm: () => void;
  onLeave: () => void;
  /** The consequences. */
  children: ReactNode;
};

/** Confirms an action that is hard to undo. Rendered only while it is open. */
export function ConfirmDialog({
  title,
  act,
  leave = t`Annuler`,
  isPending = false,
  onConfirm,
  onLeave,
  children,
}: ConfirmDialogProps) {
  return (
    <Dialog
      open
      onClose={onLeave}
      title={title}
      actions={
        <>
          <Button variant="danger" pending={isPending} onClick={onConfirm}>
            {act}
          </Button>
          <Button variant="secondary" onClick={onLeave}>
            {leave}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
