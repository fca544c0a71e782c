import { t } from '@lingui/core/macro';
import { useState } from 'react';
import IconCopy from '~icons/lucide/copy';
import { Button } from './button.tsx';
import { StatusLine } from './status-line.tsx';

type CopyTextProps = {
  /** Of the button. */
  label: string;
  text: string;
  /** Announced once it is copied. */
  done: string;
};

/** A text in sight, and a button that copies it; if the browser refuses, it can be selected. */
export function CopyText({ label, text, done }: CopyTextProps) {
  const [said, setSaid] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setSaid(done);
    } catch (error) {
      console.warn('The text could not be copied.', error);
      setSaid(t`Ce navigateur ne copie pas\u00A0: sélectionnez le texte.`);
    }
  };
  return (
    <div className="space-y-3">
      <p className="rounded-carte border border-trait bg-fond p-4 break-words whitespace-pre-line select-all">
        {text}
      </p>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <Button variant="secondary" onClick={() => void copy()}>
          <IconCopy aria-hidden="true" className="size-5" />
          {label}
        </Button>
        <StatusLine>{said}</StatusLine>
      </div>
    </div>
  );
}
