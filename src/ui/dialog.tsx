import { t } from '@lingui/core/macro';
import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import IconClose from '~icons/lucide/x';
import { classNames } from './class-names.ts';
import { useBackCloses } from './use-back-closes.ts';

type DialogProps = {
  open: boolean;
  /** Called when the person leaves it: Escape, « Fermer », or a press outside. */
  onClose: () => void;
  title: ReactNode;
  children?: ReactNode;
  /** Buttons at its foot, the main one first. */
  actions?: ReactNode;
  /** Name of the cross: « Annuler » if the dialog itself is about closing. */
  leaveWord?: string | undefined;
  /** It asks something that cannot be left unanswered by a press outside. */
  firm?: boolean | undefined;
  className?: string | undefined;
};

/**
 * A native modal dialog: the page behind is inert, Escape closes it, and the focus returns to its former place. May be rendered all the
 * time with `open`, or only while it is open.
 */
export function Dialog({
  open,
  onClose,
  title,
  children,
  actions,
  leaveWord = t`Fermer`,
  firm = false,
  className,
}: DialogProps) {
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  // A text selected from within and released outside is no press outside.
  const pressedOutside = useRef(false);

  // Only these methods open it as a modal and restore the focus, which React's attribute would not.
  useLayoutEffect(() => {
    if (open) dialog.current?.showModal();
    else dialog.current?.close();
  }, [open]);

  // Taken off the page while it is open: closed before it leaves, or the focus would be lost with it.
  useLayoutEffect(() => {
    const element = dialog.current;
    return () => element?.close();
  }, []);

  useBackCloses(open, onClose);

  // Escape closes it by keyboard: the browser turns it into a close event.
  /* oxlint-disable jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions */
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      // A close event that finds the dialog open is the echo of an earlier closing.
      onClose={(event) => {
        if (open && !event.currentTarget.open) onClose();
      }}
      onPointerDown={(event) => {
        pressedOutside.current = event.target === event.currentTarget;
      }}
      onClick={(event) => {
        const isOutside = pressedOutside.current && event.target === event.currentTarget;
        if (isOutside && !firm) onClose();
      }}
      className={classNames(
        // Its edges stay as narrow with larger text: words of other languages are long.
        'm-auto max-h-[calc(100dvh-32px)] w-[min(36rem,calc(100vw-32px))] max-w-none overflow-y-auto overscroll-contain rounded-carte border border-trait bg-fond-carte text-texte shadow-flottant backdrop:bg-[rgb(11_18_16/0.55)]',
        className,
      )}
    >
      <div className="@container p-[16px] sm:p-6">
        <div className="flex items-start justify-between gap-[16px]">
          <h2 id={titleId} className="min-w-0 text-xl break-words">
            {title}
          </h2>
          <button
            type="button"
            onClick={onClose}
            className="-mt-2 -mr-[12px] inline-flex min-h-[44px] min-w-[44px] shrink-0 items-center justify-center gap-1.5 rounded-pilule px-[12px] text-primaire-fort hover:bg-primaire/10"
          >
            <IconClose aria-hidden="true" className="size-5 shrink-0" />
            <span className="sr-only @2xs:not-sr-only">{leaveWord}</span>
          </button>
        </div>
        {children !== undefined && <div className="mt-3">{children}</div>}
        {actions !== undefined && (
          <div className="mt-6 flex flex-wrap gap-3">{actions}</div>
        )}
      </div>
    </dialog>
  );
}
