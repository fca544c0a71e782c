import { useState } from 'react';
import IconShare from '~icons/lucide/share-2';
import { Button } from '@/ui/button.tsx';

type ShareButtonProps = {
  titre: string;
  /** Address of the quête on this site. */
  path: string;
};

/** Shares a quête by the phone's own way, or copies its address. */
export function ShareButton({ titre, path }: ShareButtonProps) {
  const [message, setMessage] = useState('');
  const url = `${window.location.origin}${path}`;

  async function share(): Promise<void> {
    if ('share' in navigator) {
      // Closing the phone's own sheet rejects too: that is an answer, not a failure.
      await navigator.share({ title: titre, url }).catch(() => undefined);
      return;
    }
    try {
      await (navigator as Navigator).clipboard.writeText(url);
      setMessage('L’adresse est copiée\u00A0: collez-la dans un message.');
    } catch {
      setMessage(`Voici l’adresse à partager\u00A0: ${url}`);
    }
  }

  return (
    <>
      <p role="status" className="font-bold empty:hidden">
        {message}
      </p>
      <Button size="large" wide onClick={() => void share()}>
        <IconShare aria-hidden="true" className="size-5" />
        Partager cette quête
      </Button>
    </>
  );
}
