import { useState } from 'react';
import IconShare from '~icons/lucide/share-2';
import { share } from '@/lib/share.ts';
import { Button } from '@/ui/button.tsx';

/** Shares the address of a page of this site, by the device's own dialog or by a copy. */
export function ShareLine({ titre, path }: { titre: string; path: string }) {
  const [said, setSaid] = useState('');
  return (
    <>
      <Button
        variant="secondary"
        onClick={() =>
          void share(titre, `${window.location.origin}${path}`).then(setSaid)
        }
      >
        <IconShare aria-hidden="true" className="size-5" />
        Partager
      </Button>
      <p role="status" className="mt-2 empty:hidden">
        {said}
      </p>
    </>
  );
}
