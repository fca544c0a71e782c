import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import type { Collectivite } from '@/domain/commune/responsable.ts';
import {
  communeQueries,
  useIsMessageReader,
  useCommuneParcours,
} from '@/data/commune/commune-queries.ts';
import { responsableRepository } from '@/data/commune/responsable-repository.ts';
import { nomDeCommune } from '@/langue/nom-de-commune.ts';
import { useFirebase } from '@/data/firebase/firebase-context.tsx';
import { useQuetesThrough } from '@/data/territoire/territoire-public-queries.ts';
import type { LigneCourte } from '@/data/parcours/ligne-courte.ts';
import { parcoursStateOf, parcoursStateText } from '@/domain/parcours/parcours-state.ts';
import { communeAddress } from '@/domain/territoire/territoire.ts';
import { errorMessage } from '@/lib/errors/error-message.ts';
import { typographie } from '@/lib/format/typographie.ts';
import { paths } from '@/lib/paths.ts';
import { QueryBoundary } from '@/lib/query/query-boundary.tsx';
import { Button } from '@/ui/button.tsx';
import { EmptyState } from '@/ui/empty-state.tsx';
import { LinkList } from '@/ui/link-list.tsx';
import { PageTitle } from '@/ui/page-title.tsx';
import { RetryAlert } from '@/ui/retry-alert.tsx';
import { Skeleton } from '@/ui/skeleton.tsx';
import { StatusLine } from '@/ui/status-line.tsx';
import { DeskFrame, DeskPeople, type DeskPeopleProps } from './desk-frame.tsx';
import { RecapPart } from './recap-part.tsx';
import { CommuneHabits, CommuneTerritoire } from './commune-territoire.tsx';
import { TerritoireSnippet } from './territoire-snippet.tsx';

type CommuneDeskProps = {
  insee: string;
  /** For the team, which opens it, invites the first responsable and removes any. */
  isAdmin: boolean;
  /** This account is no longer a responsable of the commune. */
  onLeft: () => void;
};

/** The desk of a mairie: the parcours and quêtes of its commune, and its responsables. */
export function CommuneDesk({ insee, ...people }: CommuneDeskProps) {
  return (
    <DeskFrame collectivite="commune" id={insee}>
      {(desk) =>
        desk === null ? (
          <ClosedDesk insee={insee} />
        ) : (
          <OpenDesk {...people} desk={desk} />
        )
      }
    </DeskFrame>
  );
}

function OpenDesk({ desk, isAdmin, onLeft }: Omit<DeskPeopleProps, 'collectivite'>) {
  const { insee } = desk;
  const { departement, communeSlug } = communeAddress(desk);
  return (
    <>
      <PageTitle>{desk.nom}</PageTitle>
      <p className="mt-2 max-w-mesure text-texte-doux">
        Le bureau de la mairie : les quêtes de la commune, ce que les joueurs en
        signalent, et qui en répond.
      </p>
      <div className="mt-10 space-y-14">
        <section aria-labelledby="parcours-commune">
          <h2 id="parcours-commune" className="text-2xl">
            Quêtes et parcours
          </h2>
          <QueryBoundary
            waiting={<Skeleton lines={4} />}
            failed={(error, retry) => (
              <RetryAlert title={errorMessage(error)} onRetry={retry} className="mt-4" />
            )}
          >
            <ParcoursRows insee={insee} />
          </QueryBoundary>
          <Link
            to={paths.conseil({ insee })}
            className="mt-3 inline-flex min-h-11 items-center font-bold"
          >
            La page du conseil, à imprimer
          </Link>
          <br />
          <Link
            to={paths.communePreuves({ insee })}
            className="inline-flex min-h-11 items-center font-bold"
          >
            Vérifier un certificat, remettre un cadeau
          </Link>
          <br />
          <Link
            to={paths.mairie({
              commune: `${departement}-${communeSlug}`,
              document: 'affiche',
            })}
            className="inline-flex min-h-11 items-center font-bold"
          >
            L’affiche de la commune
          </Link>
        </section>
        <PassagePart insee={insee} />
        <MessagesPart insee={insee} uid={desk.uid} isAdmin={isAdmin} />
        <RecapPart desk={desk} />
        <CommuneTerritoire desk={desk} isAdmin={isAdmin} />
        <QueryBoundary
          waiting={<Skeleton lines={3} />}
          failed={(error, retry) => (
            <RetryAlert title={errorMessage(error)} onRetry={retry} />
          )}
        >
          <CommuneHabits of={desk} />
        </QueryBoundary>
        <SnippetPart insee={insee} nom={desk.nom} />
        <DeskPeople
          collectivite="commune"
          desk={desk}
          isAdmin={isAdmin}
          onLeft={onLeft}
        />
      </div>
    </>
  );
}

/** The quêtes of other communes through this one. Empty without any. */
function PassagePart({ insee }: { insee: string }) {
  const through = useQuetesThrough(insee);
  if (through.isError) {
    return (
      <RetryAlert
        title={errorMessage(through.error)}
        isPending={through.isFetching}
        onRetry={() => void through.refetch()}
      />
    );
  }
  if (through.data === undefined || through.data.length === 0) return null;
  return (
    <section aria-labelledby="passages" className="max-w-mesure">
      <h2 id="passages" className="text-2xl">
        Quêtes qui passent chez vous
      </h2>
      <LinkList
        items={through.data.map(({ queteId, titre, commune }) => ({
          to: paths.communePassage({ insee, quete: queteId }),
          label: typographie(titre),
          note: `Elle part ${nomDeCommune(commune.nom).de}. Fermez ses étapes de votre commune.`,
        }))}
      />
    </section>
  );
}

/** The list and the map of the commune for its own site, once there is a quête in them. */
function SnippetPart({ insee, nom }: { insee: string; nom: string }) {
  const list = useQuery(communeQueries.parcours(useFirebase(), insee));
  const isOnline = list.data?.some(({ publication }) => publication !== null) === true;
  return isOnline && <TerritoireSnippet territoire={{ id: insee, nom }} />;
}

/** A commune without a desk yet, opened by the team. */
function ClosedDesk({ insee }: { insee: string }) {
  return (
    <QueryBoundary
      waiting={<Skeleton lines={4} />}
      failed={(error, retry) => (
        <>
          <PageTitle>La commune ne s’ouvre pas</PageTitle>
          <RetryAlert title={errorMessage(error)} onRetry={retry} className="mt-6" />
        </>
      )}
    >
      <OpenDeskPart insee={insee} />
    </QueryBoundary>
  );
}

function OpenDeskPart({ insee }: { insee: string }) {
  const services = useFirebase();
  const list = useCommuneParcours(insee).filter(({ etat }) => etat !== 'corbeille');
  const client = useQueryClient();
  const open = useMutation({
    mutationFn: (commune: Collectivite) =>
      responsableRepository(services).openDesk(commune),
    onSettled: () => client.invalidateQueries(communeQueries.of(insee)),
  });
  const [said, setSaid] = useState('');
  const nom = list.find(({ communeNom }) => communeNom !== '')?.communeNom;
  return (
    <>
      <PageTitle>{nom ?? 'Une commune sans parcours'}</PageTitle>
      {nom === undefined ? (
        <p className="mt-4 max-w-mesure">
          Aucun parcours n’est dans cette commune{'\u00A0'}: choisissez d’abord la commune
          d’un parcours.
        </p>
      ) : (
        <EmptyState
          className="mt-8"
          title="Cette mairie n’a pas encore son bureau"
          action={
            <Button
              pending={open.isPending}
              onClick={() => {
                setSaid('');
                open.mutate(
                  { insee, nom },
                  {
                    onSuccess: () => setSaid('Le bureau est ouvert.'),
                    onError: (error) => setSaid(errorMessage(error)),
                  },
                );
              }}
            >
              Ouvrir le bureau
            </Button>
          }
        >
          <p>
            Ses responsables ferment une étape, répondent aux signalements et se passent
            la main, sans attendre l’équipe.
          </p>
        </EmptyState>
      )}
      <StatusLine className="mt-4">{said}</StatusLine>
    </>
  );
}

function ParcoursRows({ insee }: { insee: string }) {
  const list = useCommuneParcours(insee);
  if (list.length === 0) {
    return (
      <p className="mt-4">Aucun parcours de la commune n’est commencé pour l’instant.</p>
    );
  }
  return (
    <ul className="mt-4 divide-y divide-trait border-y border-trait">
      {list.map((parcours) => (
        <ParcoursRow key={parcours.id} parcours={parcours} />
      ))}
    </ul>
  );
}

function ParcoursRow({ parcours }: { parcours: LigneCourte }) {
  const { id, publication } = parcours;
  const state = parcoursStateOf(parcours);
  const words = parcoursStateText(state, publication?.version ?? 0);
  const titre =
    parcours.titre.trim() === '' ? 'Parcours sans titre' : typographie(parcours.titre);
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-2 py-4">
      <div className="min-w-0 flex-1 basis-64">
        <h3 className="text-lg break-words">{titre}</h3>
        <p className="text-texte-doux">{words}</p>
      </div>
      <p className="flex flex-wrap gap-x-5">
        {publication !== null && (
          <Link
            to={paths.entretien({ quete: publication.queteId })}
            className="inline-flex min-h-11 items-center font-bold"
          >
            Signalements et fermetures
            <span className="sr-only"> de « {titre} »</span>
          </Link>
        )}
        <Link
          to={paths.ed({ id })}
          className="inline-flex min-h-11 items-center font-bold"
        >
          Lire<span className="sr-only"> « {titre} »</span>
        </Link>
      </p>
    </li>
  );
}

/** The messages about the commune, once the team has opened them to this responsable. */
function MessagesPart({
  insee,
  uid,
  isAdmin,
}: {
  insee: string;
  uid: string;
  isAdmin: boolean;
}) {
  const isOpen = useIsMessageReader(uid, insee, !isAdmin);
  return (
    <section aria-labelledby="messages-commune" className="max-w-mesure">
      <h2 id="messages-commune" className="text-2xl">
        Messages
      </h2>
      {isAdmin || isOpen.data === true ? (
        <LinkList
          items={[
            {
              to: paths.communeMessages({ insee }),
              label: 'Lire les messages de la commune',
              note: 'Ce que les visiteurs et les joueurs écrivent à son sujet, et vos réponses.',
            },
          ]}
        />
      ) : (
        <>
          {isOpen.isPending && <Skeleton lines={2} />}
          {isOpen.isError && (
            <RetryAlert
              title={errorMessage(isOpen.error)}
              isPending={isOpen.isFetching}
              onRetry={() => void isOpen.refetch()}
              className="mt-4"
            />
          )}
          {isOpen.data === false && (
            <p className="mt-4">
              L’équipe ne vous a pas encore ouvert les messages de la commune. Si vous les
              attendez, <Link to={paths.contact({ sujet: 'mairie' })}>écrivez-nous</Link>.
            </p>
          )}
        </>
      )}
    </section>
  );
}
