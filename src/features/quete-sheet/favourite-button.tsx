import { t } from '@lingui/core/macro';
import { useState, useSyncExternalStore } from 'react';
import IconBookmark from '~icons/lucide/bookmark';
import IconKept from '~icons/lucide/bookmark-check';
import {
  isFavourite,
  setFavourite,
  watchFavourites,
} from '@/data/quete/favourite-list.ts';
import type { QueteId } from '@/domain/quete/quete.ts';
import { Button } from '@/ui/button.tsx';

/** Saves a quête for later, on this device only. */
export function FavouriteButton({ queteId }: { queteId: QueteId }) {
  const [message, setMessage] = useState('');
  const isKept = useSyncExternalStore(
    watchFavourites,
    () => isFavourite(queteId),
    () => false,
  );
  const toggle = () => {
    const isDone = setFavourite(queteId, !isKept);
    const done = isKept ? t`Enlevée des favoris.` : t`Gardée en favori sur cet appareil.`;
    setMessage(
      isDone
        ? done
        : t`Votre navigateur ne garde rien ici (navigation privée\u202F?)\u00A0: ajoutez plutôt la page à ses favoris.`,
    );
  };
  const Icon = isKept ? IconKept : IconBookmark;
  return (
    <>
      <Button variant="secondary" aria-pressed={isKept} onClick={toggle}>
        <Icon aria-hidden="true" />
        {isKept ? t`En favori` : t`Garder en favori`}
      </Button>
      <p role="status" className="basis-full text-texte-doux empty:hidden">
        {message}
      </p>
    </>
  );
}
