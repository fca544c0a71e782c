import { t } from '@lingui/core/macro';
import { useState, type ReactNode } from 'react';
import { Button } from './button.tsx';

type CopyButtonProps = {
  /** The text to copy, shown beside the button. */
  text: string;
  label: string;
  /** Label of the button once it is copied. */
  copied: string;
  icon?: ReactNode;
};

/** Copies the text beside it, and confirms. If the browser refuses, the text stays in sight, to be selected. */
export function CopyButton({ text, label, copied, icon }: CopyButtonProps) {
  const [isCopied, setIsCopied] = useState(false);
  const copy = () => {
    navigator.clipboard.writeText(text).then(
      () => setIsCopied(true),
      (error: unknown) => console.warn('A text could not be copied.', error),
    );
  };
  return (
    <Button variant="secondary" onClick={copy}>
      {icon}
      {isCopied ? copied : label}
    </Button>
  );
}

/** The same for a link to share. */
export function CopyLinkButton({ url }: { url: string }) {
  return <CopyButton text={url} label={t`Copier le lien`} copied={t`Lien copié`} />;
}
