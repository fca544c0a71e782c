import { useQueries } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useFirebase } from '@/data/firebase/firebase-context.tsx';
import { favouriteIds, watchFavourites } from '@/data/quete/favourite-list.ts';
import { queteQueries } from '@/data/quete/quete-queries.ts';
import { addressOf } from '@/domain/quete/address.ts';
import type { QueteId } from '@/domain/quete/quete.ts';
import { typographie } from '@/lib/format/typographie.ts';
import { paths } from '@/lib/paths.ts';
import { ButtonLink } from '@/ui/button.tsx';
import { EmptyState } from '@/ui/empty-state.tsx';
import { LinkList } from '@/ui/link-list.tsx';

/** Quêtes named; each costs a read. */
const shownCount = 12;
const none: readonly QueteId[] = [];

/** The quêtes saved for later on this device, newest first. */
export function FavouritePart() {
  const ids = useSyncExternalStore(watchFavourites, favouriteIds, () => none);
  const shown = ids.slice(0, shownCount);
  const services = useFirebase();
  const results = useQueries({
    queries: shown.map((id) => queteQueries.one(services, id)),
  });
  if (ids.length === 0) {
    return (
      <EmptyState
        level={3}
        title="Aucune quête préférée pour le moment"
        action={
          <ButtonLink variant="secondary" to={paths.queteList()}>
            Voir les quêtes
          </ButtonLink>
        }
      >
        <p>« Garder en favori », sur la page d’une quête, la range ici.</p>
      </EmptyState>
    );
  }
  return (
    <>
      <p className="text-texte-doux">Gardées sur cet appareil.</p>
      <LinkList
        items={shown.map((id, index) => {
          const quete = results[index]?.data;
          const { slug, communeSlug } = addressOf(id);
          return {
            to: paths.quete(addressOf(id)),
            // Offline, or withdrawn since, its address still identifies it.
            label:
              quete === undefined
                ? slug.replaceAll('-', ' ')
                : typographie(quete.contenu.titre),
            note: quete?.contenu.commune.nom ?? communeSlug.replaceAll('-', ' '),
          };
        })}
      />
    </>
  );
}
