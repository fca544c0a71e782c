import { t } from '@lingui/core/macro';
import { Suspense, useEffect, useEffectEvent } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { partsOfAddress } from '@/langue/addresses.ts';
import { formatDate } from '@/lib/format/date.ts';
import { Button } from '@/ui/button.tsx';
import { StoredHere } from '../errors/stored-here.ts';
import { useKeptAt } from '../start/cached-data.ts';

/** Shows the date of a stored page when the network does not answer, and rereads it; with stored quêtes, where one is chosen. */
export function KeptNotice() {
  const { pathname } = useLocation();
  const keptAt = useKeptAt(pathname);
  const { revalidate, state } = useRevalidator();
  const isKept = keptAt !== undefined;
  const readAgain = useEffectEvent(() => void revalidate());
  // The browser reports its network.
  useEffect(() => {
    if (!isKept) return undefined;
    const listener = () => readAgain();
    window.addEventListener('online', listener);
    return () => window.removeEventListener('online', listener);
  }, [isKept]);
  if (!isKept) return null;
  const day = keptAt === null ? null : formatDate(keptAt);
  return (
    <div className="mb-6 space-y-4">
      <div role="status" className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <p>
          <strong>{t`Le réseau ne répond pas`}</strong>
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
