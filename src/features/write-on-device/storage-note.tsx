import { useLastingStorage } from '@/lib/use-lasting-storage.ts';
import { Button } from '@/ui/button.tsx';

/** The browser's guarantee for this device's texts, in plain words, and how to ask for more. */
export function StorageNote() {
  const { isLasting, isRefused, demand } = useLastingStorage();

  if (isLasting === undefined) return null;
  if (isLasting === true) {
    return (
      <p className="text-texte-doux">
        Ce navigateur s’est engagé à garder ce que vous écrivez ici, tant que vous
        n’effacez pas vous-même les données du site.
      </p>
    );
  }
  return (
    <div>
      <p>
        Ce navigateur peut effacer ce que vous écrivez ici s’il manque de place, après
        quelques semaines sans visite, ou à la fin d’une navigation privée. Emportez un
        fichier avant de vous éloigner longtemps.
      </p>
      {isLasting === false && (
        <Button variant="secondary" className="mt-3" onClick={() => void demand()}>
          Lui demander de tout garder
        </Button>
      )}
      <p role="status" className="mt-2 text-texte-doux">
        {isRefused &&
          'Il ne s’y engage pas pour l’instant. Le fichier reste le plus sûr.'}
      </p>
    </div>
  );
}
