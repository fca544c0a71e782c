import { t } from '@lingui/core/macro';
import { Suspense, useEffect, useEffectEvent } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { partsOfAddress } from '@/langue/addresses.ts';
import { NetworkBlockedError } from '@/lib/errors/data-error.ts';
import { blockedTitle } from '@/lib/errors/error-message.ts';
import { formatDate } from '@/lib/format/date.ts';
import { Button } from '@/ui/button.tsx';
import { StoredHere } from '../errors/stored-here.ts';
import { useKept } from '../start/cached-data.ts';

/** Shows the date of a stored page when the network does not answer, and rereads it; with stored quêtes, where one is chosen. */
export function KeptNotice() {
  const { pathname } = useLocation();
  const kept = useKept(pathname);
  const { revalidate, state } = useRevalidator();
  const isKept = kept !== undefined;
  const readAgain = useEffectEvent(() => void revalidate());
  // The browser reports its network.
  useEffect(() => {
    if (!isKept) return undefined;
    const listener = () => readAgain();
    window.addEventListener('online', listener);
    return () => window.removeEventListener('online', listener);
  }, [isKept]);
  if (kept === undefined) return null;
  const day = kept.at === null ? null : formatDate(kept.at);
  const isBlocked = kept.error instanceof NetworkBlockedError;
  return (
    <div className="mb-6 space-y-4">
      <div role="status" className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <p>
          <strong>{isBlocked ? blockedTitle() : t`Le réseau ne répond pas`}</strong>
          {day !== null && <>. {t`Cette page est celle du ${day}.`}</>}
        </p>
        <Button
          variant="secondary"
          pending={state !== 'idle'}
          onClick={() => void revalidate()}
        >{t`Réessayer`}</Button>
      </div>
      {['/', '/les_quetes'].includes(partsOfAddress(pathname).french) && (
        <Suspense>
          <StoredHere />
        </Suspense>
      )}
    </div>
  );
}
