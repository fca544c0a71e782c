import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, type ReactNode } from 'react';
import { demonstrationQueries } from '@/data/parcours/demonstration-queries.ts';
import type { Draft } from '@/data/parcours/draft-repository.ts';
import { removeFromDevice } from '@/data/parcours/device-parcours-store.ts';
import type { ParcoursId } from '@/domain/parcours/parcours.ts';
import { takeIn } from '@/editing/files/take-in.ts';
import { Alert } from '@/ui/alert.tsx';
import { Button, ButtonLink } from '@/ui/button.tsx';
import { Fold } from '@/ui/fold.tsx';
import { PageTitle } from '@/ui/page-title.tsx';
import { DemonstrationList } from './demonstration-list.tsx';
import { OpenFile } from './open-file.tsx';
import { exampleParcours } from './example-parcours.ts';
import { StorageNote } from './storage-note.tsx';

type DemonstrationHomeProps = {
  /** Opens an imported parcours, with the guided tour for the example. */
  onOpen: (id: ParcoursId, isExample: boolean) => void;
  /** The same ways in this device's open account; null without one. */
  accountHref: string | null;
  /** The ways to write a parcours. */
  ways: ReactNode;
};

/** `/admin/parcours/d`: the parcours of this device without an account, and the ways to begin. */
export function DemonstrationHome({ onOpen, accountHref, ways }: DemonstrationHomeProps) {
  const client = useQueryClient();
  const drafts = useQuery(demonstrationQueries.all());
  const openingExample = useMutation({
    mutationFn: () =>
      takeIn({ parcours: exampleParcours, saisies: {}, files: new Map() }),
    onSuccess: (id) => onOpen(id, true),
    onError: (error) => console.warn('The example could not be kept.', error),
  });
  const removing = useMutation({
    mutationFn: (id: ParcoursId) => removeFromDevice(id),
    onError: (error) => console.warn('A parcours could not be removed.', error),
    onSettled: () => client.invalidateQueries(demonstrationQueries.all()),
  });
  const trouble = openingExample.isError
    ? deviceTrouble
    : removing.isError
      ? 'Ce parcours n’a pas pu être effacé. Fermez les autres onglets de ce site, puis réessayez.'
      : null;
  const openExample = () => {
    removing.reset();
    openingExample.mutate();
  };
  const remove = ({ id }: Draft) => {
    openingExample.reset();
    removing.mutate(id);
  };

  return (
    <>
      <PageTitle chapeau="Essayez tout de suite, sans compte. Ce que vous écrivez reste dans ce navigateur : rien n’est envoyé, ni vu par personne.">
        Écrire un parcours
      </PageTitle>
      {accountHref !== null && (
        <Alert tone="info" className="mt-6 max-w-mesure">
          <p>Vous êtes connecté : les mêmes façons d’écrire sont dans votre compte.</p>
          <ButtonLink variant="secondary" className="mt-3" to={accountHref}>
            Écrire dans mon compte
          </ButtonLink>
        </Alert>
      )}
      {trouble !== null && (
        <Alert tone="alerte" announce="immediate" className="mt-4 max-w-mesure">
          <p>{trouble}</p>
        </Alert>
      )}
      {drafts.isError && (
        <Alert tone="attention" announce="polie" className="mt-4 max-w-mesure">
          <p>{deviceTrouble}</p>
          <Button
            variant="secondary"
            className="mt-3"
            pending={drafts.isFetching}
            onClick={() => void drafts.refetch()}
          >
            Réessayer
          </Button>
        </Alert>
      )}
      {drafts.data !== undefined && drafts.data.length > 0 && (
        <Part title="Sur cet appareil">
          <DemonstrationList drafts={drafts.data} onRemove={remove} />
        </Part>
      )}
      <Part title="Commencer un parcours">
        <div className="mb-4 flex flex-wrap items-center gap-3">
          <Button
            variant="secondary"
            pending={openingExample.isPending}
            onClick={openExample}
          >
            Ouvrir l’exemple
          </Button>
          <p className="text-texte-doux">
            Une enquête à Dinan, à moitié écrite, et une visite de l’atelier en six
            étapes.
          </p>
        </div>
        {ways}
      </Part>
      <Fold title="Ouvrir un fichier" className="mt-4">
        <OpenFile onOpen={(id) => onOpen(id, false)} />
      </Fold>
      <Fold title="Où va ce que j’écris ?" className="mt-4">
        <div className="max-w-mesure space-y-4">
          <p>
            Nulle part : textes, images et enregistrements restent dans ce navigateur, sur
            cet appareil. Seuls le fond de carte et la recherche d’une commune, d’une
            adresse ou d’un monument sont demandés à des services publics.
          </p>
          <p>
            Pour publier, ou écrire à plusieurs, « Publier… » mène le parcours dans un
            compte, quand vous le déciderez.
          </p>
          <StorageNote />
        </div>
      </Fold>
    </>
  );
}

const deviceTrouble =
  'Ce navigateur ne garde rien pour l’instant : il manque de place, le refuse, ou ne répond pas. Fermez ses autres onglets sur ce site, ou quittez la navigation privée, puis réessayez.';

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mt-12">
      <h2 id={id} className="mb-5 text-2xl">
        {title}
      </h2>
      {children}
    </section>
  );
}
