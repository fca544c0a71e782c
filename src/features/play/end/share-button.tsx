import { t } from '@lingui/core/macro';
import { useState } from 'react';
import IconShare from '~icons/lucide/share-2';
import { share } from '@/lib/share.ts';
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
  return (
    <>
      <p role="status" className="font-bold empty:hidden">
        {message}
      </p>
      <Button variant="secondary" onClick={() => void share(titre, url).then(setMessage)}>
        <IconShare aria-hidden="true" className="size-5" />
        {t`Partager cette quête`}
      </Button>
    </>
  );
}
