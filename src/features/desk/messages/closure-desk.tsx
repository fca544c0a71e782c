import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { useFirebase } from '@/data/firebase/firebase-context.tsx';
import type { ClosureKey } from '@/data/quete/closure-repository.ts';
import { queteQueries, type Closures } from '@/data/quete/quete-queries.ts';
import { closureRepository } from '@/data/quete/closure-repository.ts';
import { etapeIdSchema } from '@/domain/etape/etape-id.ts';
import { addressOf } from '@/domain/quete/address.ts';
import type { EtapePublique, QueteId } from '@/domain/quete/quete.ts';
import { type Suspension, suspensionIn } from '@/domain/quete/suspension.ts';
import { AccessDeniedError } from '@/lib/errors/data-error.ts';
import { errorMessage } from '@/lib/errors/error-message.ts';
import { closureText } from '@/lib/format/closure.ts';
import { dayOf } from '@/lib/format/date.ts';
import { typographie } from '@/lib/format/typographie.ts';
import { paths } from '@/lib/paths.ts';
import { QueryBoundary } from '@/lib/query/query-boundary.tsx';
import { Button } from '@/ui/button.tsx';
import { Dialog } from '@/ui/dialog.tsx';
import { EmptyState } from '@/ui/empty-state.tsx';
import { Skeleton } from '@/ui/skeleton.tsx';
import { StatusLine } from '@/ui/status-line.tsx';
import { ClosureForm } from './closure-form.tsx';
import { ListTrouble } from './list-trouble.tsx';
import { TourneeDesk } from './tournee-desk.tsx';

type ClosureDeskProps = {
  queteId: QueteId;
  /** Place to close on arrival: its form is open at once. */
  asked: string | null;
  /** True if rounds are requested and read here: by the team. */
  hasTournees: boolean;
  /** INSEE code of the commune whose étapes alone are closed here, if the start is in another. */
  commune?: string;
};

type Place = {
  key: ClosureKey;
  nom: string;
  /** The title of its spare étape; null without any. */
  rechange: string | null;
  /** Its commune, if not that of the start. */
  commune?: string | undefined;
};

function etapePlace(
  { id, titre, rechange, commune }: EtapePublique,
  index: number,
): Place {
  return {
    key: id,
    commune: commune?.nom,
    nom: `Étape ${index + 1}\u00A0: ${typographie(titre)}`,
    rechange: rechange === undefined ? null : typographie(rechange.titre),
  };
}

/** Places that can be closed: the whole, its étapes, and those still closed of an earlier version. */
function placesOf({ quete, suspensions }: Closures): Place[] {
  const { etapes } = quete.contenu;
  const gone = Object.keys(suspensions.byEtapeId).flatMap((key) => {
    const id = etapeIdSchema.safeParse(key).data;
    const isThere = etapes.some((etape) => etape.id === id);
    return id === undefined || isThere
      ? []
      : [{ key: id, nom: 'Une étape d’une version d’avant', rechange: null }];
  });
  return [
    ...etapes.map(etapePlace),
    ...gone,
    { key: 'fermeture', nom: 'Toute la quête', rechange: null },
  ];
}

/** The étapes in a commune, of a quête that begins in another one. */
function placesIn(insee: string, { quete }: Closures): Place[] {
  return quete.contenu.etapes.flatMap((etape, index) =>
    etape.commune?.insee === insee ? [etapePlace(etape, index)] : [],
  );
}

/** Closes an étape or a whole quête with a reason, and reopens it: at once, for every version. */
export function ClosureDesk(props: ClosureDeskProps) {
  return (
    <QueryBoundary
      key={props.queteId}
      waiting={<Skeleton lines={6} />}
      failed={(error, retry) => (
        <ListTrouble what="Les fermetures" error={error} onRetry={retry} />
      )}
    >
      <KnownClosures {...props} />
    </QueryBoundary>
  );
}

function KnownClosures({ queteId, asked, hasTournees, commune }: ClosureDeskProps) {
  const services = useFirebase();
  const closures = useSuspenseQuery(queteQueries.closures(services, queteId));
  const close = useMutation({
    /** Null opens it again. */
    mutationFn: ({
      key,
      suspension,
    }: {
      key: ClosureKey;
      suspension: Suspension | null;
    }) => closureRepository(services).write(queteId, key, suspension),
    onSettled: () => closures.refetch(),
  });
  const [openKey, setOpenKey] = useState<string | null>(asked);
  const [said, setSaid] = useState('');

  if (closures.data === null) {
    return (
      <EmptyState title="Cette quête n’est plus en ligne" className="mt-8">
        <p>Il n’y a rien à fermer.</p>
      </EmptyState>
    );
  }

  const { quete, suspensions } = closures.data;
  const places =
    commune === undefined
      ? placesOf({ quete, suspensions })
      : placesIn(commune, { quete, suspensions });
  const open = places.find(({ key }) => key === openKey);
  const begun = open === undefined ? null : suspensionIn(suspensions, open.key);

  const busyKey = close.isPending ? close.variables.key : null;
  const reopen = ({ key, nom }: Place) => {
    setSaid('');
    close.mutate(
      { key, suspension: null },
      {
        onSuccess: () => setSaid(`${nom}\u00A0: c’est rouvert.`),
        onError: (error) => {
          console.warn('A closure could not be taken back.', error);
          setSaid(refusalText(error, quete.contenu));
        },
      },
    );
  };

  return (
    <>
      {/* Read before, they stay in sight with the reason that is being written. */}
      {closures.isError && (
        <ListTrouble
          what="Les fermetures"
          error={closures.error}
          onRetry={() => void closures.refetch()}
        />
      )}
      <section aria-labelledby="fermetures" className="mt-8 max-w-mesure">
        <h2 id="fermetures" className="text-2xl">
          {`Fermetures\u00A0: ${typographie(quete.contenu.titre)}`}
        </h2>
        <p className="mt-2">
          Ce que vous fermez l’est aussitôt, pour toutes les versions, et pour qui joue en
          ce moment{'\u00A0'}: l’étape est passée sans perdre de points.{' '}
          <Link to={paths.quete(addressOf(queteId))}>Voir la quête</Link>
        </p>
        {commune !== undefined && (
          <p className="mt-2">
            {places.length === 0
              ? 'La version en ligne n’a plus d’étape chez vous.'
              : `Vous fermez les étapes de votre commune. Les autres, et ce que les joueurs signalent, sont à la mairie du départ, ${quete.contenu.commune.nom}${quete.contenu.territoire === undefined ? '' : `, et au territoire ${quete.contenu.territoire.nom}`}.`}
          </p>
        )}
        <StatusLine className="mt-3">{said}</StatusLine>
        <ul className="mt-3 divide-y divide-trait border-y border-trait">
          {places.map((place) => (
            <PlaceRow
              key={place.key}
              place={place}
              suspension={suspensionIn(suspensions, place.key)}
              isBusy={busyKey === place.key}
              onClose={() => setOpenKey(place.key)}
              onReopen={() => reopen(place)}
            />
          ))}
        </ul>
        {open !== undefined && (
          <Dialog
            open
            onClose={() => setOpenKey(null)}
            title={open.nom}
            leaveWord="Annuler"
          >
            <ClosureForm
              // After a reload the text being written stays, unless another admin closed or opened it.
              key={`${open.key} ${begun?.motif ?? ''} ${String(begun?.jusquAu)}`}
              place={open.key}
              begun={begun}
              begunDay={dayOrNone(begun)}
              submitLabel={
                open.key === 'fermeture' ? 'Fermer toute la quête' : 'Fermer l’étape'
              }
              rechange={open.rechange}
              send={async (suspension) => {
                setSaid('');
                await close.mutateAsync({ key: open.key, suspension });
                // Not by the form: it is redrawn with the present closures.
                setOpenKey(null);
                setSaid(`${open.nom}\u00A0: c’est fermé.`);
              }}
            />
          </Dialog>
        )}
      </section>
      {hasTournees && <TourneeDesk quete={quete} />}
    </>
  );
}

/** Of a quête through several communes, each mairie closes its own étapes. */
function refusalText(error: Error, { territoire }: Closures['quete']['contenu']): string {
  return error instanceof AccessDeniedError && territoire !== undefined
    ? `Cette quête passe par plusieurs communes\u00A0: chaque mairie ferme ses étapes, et ${territoire.nom} les ferme toutes.`
    : errorMessage(error);
}

function dayOrNone(suspension: Suspension | null): string {
  const jusquAu = suspension?.jusquAu ?? null;
  return jusquAu === null ? '' : dayOf(jusquAu);
}

type PlaceRowProps = {
  place: Place;
  suspension: Suspension | null;
  isBusy: boolean;
  onClose: () => void;
  onReopen: () => void;
};

function PlaceRow({
  place: { key, nom, commune },
  suspension,
  isBusy,
  onClose,
  onReopen,
}: PlaceRowProps) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-60">
        <p className="font-bold">{nom}</p>
        {commune !== undefined && <p className="text-texte-doux">{commune}</p>}
        {suspension !== null && (
          <p className="break-words text-attention">
            {closureText(suspension)}
            {suspension.rechange === true && ' L’étape de rechange la remplace.'}
          </p>
        )}
      </div>
      {suspension === null ? (
        <Button variant="secondary" onClick={onClose}>
          {key === 'fermeture' ? 'Fermer toute la quête' : 'Fermer'}
          {key !== 'fermeture' && <span className="sr-only">{`\u00A0: ${nom}`}</span>}
        </Button>
      ) : (
        <div className="flex flex-wrap gap-2">
          <Button variant="quiet" onClick={onClose}>
            Modifier<span className="sr-only">{`\u00A0: ${nom}`}</span>
          </Button>
          <Button variant="secondary" pending={isBusy} onClick={onReopen}>
            Rouvrir<span className="sr-only">{`\u00A0: ${nom}`}</span>
          </Button>
        </div>
      )}
    </li>
  );
}
