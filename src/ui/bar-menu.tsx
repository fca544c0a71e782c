import { useId, useRef, useState, type ReactNode } from 'react';
import IconChevron from '~icons/lucide/chevron-down';
import { classNames } from './class-names.ts';
import { useBackCloses } from './use-back-closes.ts';

type BarMenuProps = {
  label: ReactNode;
  /** Width of the panel. */
  panelClass: string;
  /** The content below the button; `close` folds it. */
  children: (close: () => void) => ReactNode;
};

/** A button of the bar that unfolds a panel. Escape, « Retour », a press elsewhere or the loss of the focus folds it. */
export function BarMenu({ label, panelClass, children }: BarMenuProps) {
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const panelId = useId();
  const close = () => setIsOpen(false);
  useBackCloses(isOpen, close);
  return (
    // Escape folds it from anywhere within; the buttons themselves answer to the keyboard.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className="relative"
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) close();
      }}
      onKeyDown={({ key }) => {
        if (key !== 'Escape' || !isOpen) return;
        close();
        button.current?.focus();
      }}
    >
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={({ currentTarget }) => {
          // Some browsers give a pressed button no focus: presses elsewhere must be watched.
          currentTarget.focus();
          setIsOpen(!isOpen);
        }}
        className="inline-flex min-h-11 items-center gap-1 rounded-pilule px-3 font-bold text-primaire-fort hover:bg-primaire/10"
      >
        {label}
        <IconChevron
          aria-hidden="true"
          className={classNames('size-5 transition-transform', isOpen && 'rotate-180')}
        />
      </button>
      <div
        id={panelId}
        tabIndex={-1}
        hidden={!isOpen}
        className={classNames(
          'absolute top-full right-0 z-50 mt-1 max-h-[calc(100dvh-6rem)] max-w-[calc(100vw-2rem)] overflow-y-auto rounded-carte border border-trait bg-fond-carte p-4 shadow-flottant',
          panelClass,
        )}
      >
        {isOpen && children(close)}
      </div>
    </div>
  );
}
