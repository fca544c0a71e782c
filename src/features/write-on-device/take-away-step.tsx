import { useMutation, type MutationStatus } from '@tanstack/react-query';
import { toJsonFile, toZipFile } from '@/editing/files/parcours-archive.ts';
import type { LastStepProps } from '@/editing/session/writing-place.ts';
import { devicePaths } from '@/lib/paths.ts';
import { saveFile } from '@/lib/save-file.ts';
import { Alert } from '@/ui/alert.tsx';
import { Button, ButtonLink } from '@/ui/button.tsx';
import { StorageNote } from './storage-note.tsx';

/** Destination of a parcours of this device: an account that publishes it, or a file. */
export function TakeAwayStep({ view, session }: LastStepProps) {
  const { parcours, saisies, status } = view;
  const isBegun = status.type !== 'vierge';
  const taking = useMutation({
    mutationFn: async () => {
      const { file, missing } = await toZipFile(parcours, saisies, session.readImage);
      saveFile(file);
      return missing.length;
    },
    onError: (error) => console.error('The parcours could not be taken away.', error),
  });

  return (
    <>
      <h2 id="titre-publication" className="mb-6 text-2xl">
        Publier
      </h2>
      <div className="max-w-mesure space-y-8">
        <section aria-labelledby="titre-compte">
          <h3 id="titre-compte" className="text-xl">
            Dans votre compte
          </h3>
          <p className="mt-2">
            Pour l’écrire à plusieurs, le faire relire et le publier. Le parcours y va
            entier, avec ses images. Il ne quitte cet appareil qu’une fois arrivé.
          </p>
          {isBegun ? (
            <ButtonLink className="mt-4" to={devicePaths.compte({ id: parcours.id })}>
              Continuer dans mon compte
            </ButtonLink>
          ) : (
            <p className="mt-4 text-texte-doux">Écrivez d’abord quelque chose.</p>
          )}
        </section>
        <section aria-labelledby="titre-fichier">
          <h3 id="titre-fichier" className="text-xl">
            Dans un fichier
          </h3>
          <p className="mt-2">
            Pour le garder en lieu sûr, ou continuer sur un autre appareil : « Ouvrir un
            fichier », sur la page Mes essais, le rouvre.
          </p>
          <div className="mt-4 flex flex-wrap gap-3">
            <Button
              variant="secondary"
              pending={taking.isPending}
              onClick={() => taking.mutate()}
            >
              Tout télécharger (zip)
            </Button>
            <Button
              variant="quiet"
              onClick={() => saveFile(toJsonFile(parcours, saisies))}
            >
              Le texte seul (JSON)
            </Button>
          </div>
          <TakenAway status={taking.status} missingCount={taking.data ?? 0} />
        </section>
        <StorageNote />
      </div>
    </>
  );
}

type TakenAwayProps = {
  status: MutationStatus;
  /** Files that could not be read. */
  missingCount: number;
};

function TakenAway({ status, missingCount }: TakenAwayProps) {
  switch (status) {
    case 'idle':
    case 'pending':
      return null;
    case 'error':
      return (
        <Alert tone="alerte" announce="immediate" className="mt-4">
          <p>
            L’archive n’a pas pu être faite : cet appareil manque sans doute de mémoire.
            Téléchargez le texte seul.
          </p>
        </Alert>
      );
    case 'success':
      return missingCount === 0 ? (
        <Alert tone="succes" announce="polie" className="mt-4">
          <p>Le fichier est dans vos téléchargements.</p>
        </Alert>
      ) : (
        <Alert tone="attention" announce="polie" className="mt-4">
          <p>
            Le fichier est dans vos téléchargements, mais une image ou un enregistrement
            n’a pas pu être lu : vérifiez-le avant d’effacer quoi que ce soit ici.
          </p>
        </Alert>
      );
  }
}
