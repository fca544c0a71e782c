import { useState } from 'react';
import { demonstrationPaths } from '@/lib/demonstration-paths.ts';
import { saveFile } from '@/lib/save-file.ts';
import { Alert } from '@/ui/alert.tsx';
import { Button, ButtonLink } from '@/ui/button.tsx';
import type { LastStepProps } from '../place/last-step.ts';
import { toJsonFile, toZipFile } from './parcours-archive.ts';
import { StorageNote } from './storage-note.tsx';

type Outcome =
  | { type: 'repos' | 'en-cours' | 'echec' }
  | { type: 'fait'; missing: number };

/** Where a parcours goes from this device: into a file, or into an account. */
export function TakeAwayStep({ view, session }: LastStepProps) {
  const { parcours, saisies, status } = view;
  const [outcome, setOutcome] = useState<Outcome>({ type: 'repos' });
  const isBegun = status.type !== 'vierge';

  const takeWhole = async () => {
    setOutcome({ type: 'en-cours' });
    try {
      const { file, missing } = await toZipFile(parcours, saisies, session.readImage);
      saveFile(file);
      setOutcome({ type: 'fait', missing: missing.length });
    } catch (error) {
      console.error('The parcours could not be taken away.', error);
      setOutcome({ type: 'echec' });
    }
  };

  return (
    <>
      <h2 id="titre-publication" className="mb-6 text-2xl">
        Emporter
      </h2>
      <div className="max-w-mesure space-y-8">
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
              pending={outcome.type === 'en-cours'}
              onClick={() => void takeWhole()}
            >
              Tout télécharger (zip)
            </Button>
            <Button
              variant="secondary"
              onClick={() => saveFile(toJsonFile(parcours, saisies))}
            >
              Le texte seul (JSON)
            </Button>
          </div>
          <TakenAway outcome={outcome} />
        </section>
        <section aria-labelledby="titre-compte">
          <h3 id="titre-compte" className="text-xl">
            Dans votre compte
          </h3>
          <p className="mt-2">
            Pour l’écrire à plusieurs, le faire relire et le publier. Le parcours y va
            entier, avec ses images. Il ne quitte cet appareil qu’une fois arrivé.
          </p>
          {isBegun ? (
            <ButtonLink
              className="mt-4"
              to={demonstrationPaths.compte({ id: parcours.id })}
            >
              Continuer dans mon compte
            </ButtonLink>
          ) : (
            <p className="mt-4 text-texte-doux">Écrivez d’abord quelque chose.</p>
          )}
        </section>
        <StorageNote />
      </div>
    </>
  );
}

function TakenAway({ outcome }: { outcome: Outcome }) {
  switch (outcome.type) {
    case 'repos':
    case 'en-cours':
      return null;
    case 'echec':
      return (
        <Alert tone="alerte" announce="immediate" className="mt-4">
          <p>
            L’archive n’a pas pu être faite : cet appareil manque sans doute de mémoire.
            Téléchargez le texte seul.
          </p>
        </Alert>
      );
    case 'fait':
      return outcome.missing === 0 ? (
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
