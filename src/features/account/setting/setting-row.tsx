import { useId, useState, type ReactNode } from 'react';
import { Button } from '@/ui/button.tsx';
import { StatusLine } from '@/ui/status-line.tsx';

type SettingRowProps = {
  title: string;
  /** Current value. */
  value: ReactNode;
  /** The word on its button, « Modifier ». */
  action: string;
  /** True if it has unsaved text. */
  startsOpen?: boolean | undefined;
  /** Discards the typed text. */
  onAbandon?: (() => void) | undefined;
  /** The form, while open. `close` takes the message of the change, if any. */
  children: (close: (done?: string) => void) => ReactNode;
};

/** A setting: its value and, on demand, the form that changes it, in place. */
export function SettingRow({
  title,
  value,
  action,
  startsOpen = false,
  onAbandon,
  children,
}: SettingRowProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(startsOpen);
  const [done, setDone] = useState('');

  const toggle = () => {
    if (isOpen) onAbandon?.();
    setIsOpen(!isOpen);
    setDone('');
  };
  const close = (said = '') => {
    setIsOpen(false);
    setDone(said);
    // The focus was in the form: it returns to the opening button.
    document.getElementById(`${id}-bouton`)?.focus();
  };

  return (
    <section aria-labelledby={`${id}-titre`} className="border-t border-trait py-6">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-64">
          <h3 id={`${id}-titre`} className="text-lg font-bold">
            {title}
          </h3>
          <div className="mt-1 break-words text-texte-doux">{value}</div>
        </div>
        <Button
          variant={isOpen ? 'quiet' : 'secondary'}
          aria-expanded={isOpen}
          aria-controls={isOpen ? `${id}-formulaire` : undefined}
          id={`${id}-bouton`}
          aria-labelledby={`${id}-bouton ${id}-titre`}
          onClick={toggle}
        >
          {isOpen ? 'Annuler' : action}
        </Button>
      </div>
      <StatusLine className={done === '' ? 'sr-only' : 'mt-2'}>{done}</StatusLine>
      {isOpen && (
        <div id={`${id}-formulaire`} className="mt-5">
          {children(close)}
        </div>
      )}
    </section>
  );
}
