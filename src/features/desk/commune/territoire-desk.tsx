import { useMutation, useQueries, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { communeQueries } from '@/data/commune/commune-queries.ts';
import { useFirebase } from '@/data/firebase/firebase-context.tsx';
import { signalementQueries } from '@/data/signalement/signalement-queries.ts';
import {
  territoireQueries,
  useTerritoire,
} from '@/data/territoire/territoire-queries.ts';
import { territoireRepository } from '@/data/territoire/territoire-repository.ts';
import {
  type CommuneDeTerritoire,
  type Territoire,
  formatSiren,
} from '@/domain/territoire/territoire.ts';
import { errorMessage } from '@/lib/errors/error-message.ts';
import { typographie } from '@/lib/format/typographie.ts';
import { paths } from '@/lib/paths.ts';
import { Button } from '@/ui/button.tsx';
import { ConfirmDialog } from '@/ui/confirm-dialog.tsx';
import { Field } from '@/ui/field.tsx';
import { LinkList } from '@/ui/link-list.tsx';
import { PageTitle } from '@/ui/page-title.tsx';
import { RetryAlert } from '@/ui/retry-alert.tsx';
import { Skeleton } from '@/ui/skeleton.tsx';
import { StatusLine } from '@/ui/status-line.tsx';
import { DeskFrame, DeskPeople, type DeskPeopleProps } from './desk-frame.tsx';
import { HabitsForm } from './habits-form.tsx';
import { TerritoireInvite } from './territoire-invite.tsx';
import { TerritoireSnippet } from './territoire-snippet.tsx';

type TerritoireDeskProps = {
  siren: string;
  /** For the team, which opens it and invites its first people. */
  isAdmin: boolean;
  /** This account has left the territory. */
  onLeft: () => void;
};

/** The desk of a territory: its communes, all their quêtes, its people, and its public profile. */
export function TerritoireDesk({ siren, ...people }: TerritoireDeskProps) {
  return (
    <DeskFrame collectivite="territoire" id={siren}>
      {(desk) =>
        desk === null ? (
          <OpenTerritoire siren={siren} />
        ) : (
          <OpenDesk {...people} desk={desk} />
        )
      }
    </DeskFrame>
  );
}

function OpenDesk({ desk, isAdmin, onLeft }: Omit<DeskPeopleProps, 'collectivite'>) {
  const siren = desk.insee;
  const territoire = useTerritoire(siren);
  if (territoire === null) return <OpenTerritoire siren={siren} />;
  return (
    <>
      <PageTitle>{desk.nom}</PageTitle>
      <p className="mt-2 max-w-mesure text-texte-doux">
        Le bureau du territoire (SIREN {formatSiren(siren)}){'\u00A0'}: les quêtes de ses
        communes, ce que les joueurs en signalent, et les personnes qui en répondent.
      </p>
      <div className="mt-10 space-y-14">
        <CommunesPart territoire={territoire} />
        <QuetesPart communes={territoire.communes} />
        <LinkList
          items={[
            {
              to: paths.territoireConseil({ siren }),
              label: 'Les chiffres du territoire',
              note: 'Toutes les quêtes sur une période, à imprimer ou à prendre en CSV.',
            },
            {
              to: paths.territoireMessages({ siren }),
              label: 'Les messages des communes',
              note: 'De celles qui vous ont ouvert les leurs.',
            },
            {
              to: paths.territoireSagas({ siren }),
              label: 'Les sagas du territoire',
              note: 'Des quêtes de vos communes qui se répondent, jusqu’à une fin cachée.',
            },
            {
              to: paths.territoire({ id: siren }),
              label: 'La page publique',
              note: 'La liste et la carte des quêtes, avec vos armes et votre couleur.',
            },
          ]}
        />
        <HabitsForm of={desk} shown={territoire} />
        <TerritoireSnippet territoire={territoire} />
        <DeskPeople
          collectivite="territoire"
          desk={desk}
          isAdmin={isAdmin}
          onLeft={onLeft}
        />
      </div>
    </>
  );
}

/** A territory without a desk yet, opened by the team under its name. */
function OpenTerritoire({ siren }: { siren: string }) {
  const services = useFirebase();
  const client = useQueryClient();
  const open = useMutation({
    mutationFn: () => territoireRepository(services).open(siren, nom.trim()),
    onSettled: () => client.invalidateQueries(territoireQueries.all),
  });
  const [nom, setNom] = useState('');
  const [said, setSaid] = useState('');
  return (
    <>
      <PageTitle>{`Ouvrir le territoire ${formatSiren(siren)}`}</PageTitle>
      <div className="mt-6 max-w-mesure space-y-4">
        <Field
          label="Nom du territoire"
          hint="Celui de la collectivité, comme elle l’écrit."
          maxLength={80}
          value={nom}
          onChange={({ currentTarget }) => setNom(currentTarget.value)}
        />
        <Button
          pending={open.isPending}
          disabled={nom.trim() === ''}
          onClick={() => {
            setSaid('');
            open.mutate(undefined, { onError: (error) => setSaid(errorMessage(error)) });
          }}
        >
          Ouvrir le bureau
        </Button>
        <StatusLine>{said}</StatusLine>
      </div>
    </>
  );
}

function CommunesPart({ territoire }: { territoire: Territoire }) {
  const { id: siren, nom, communes } = territoire;
  const services = useFirebase();
  const client = useQueryClient();
  const leave = useMutation({
    mutationFn: (insee: string) => territoireRepository(services).leave(siren, insee),
    onSettled: () => client.invalidateQueries(territoireQueries.all),
  });
  const [leaving, setLeaving] = useState<CommuneDeTerritoire | null>(null);
  const [said, setSaid] = useState('');
  const confirm = (commune: CommuneDeTerritoire) => {
    setSaid('');
    leave.mutate(commune.insee, {
      onSuccess: () => setSaid(`${commune.nom} n’est plus du territoire.`),
      onError: (error) => {
        console.warn('A commune could not leave.', error);
        setSaid(errorMessage(error));
      },
      onSettled: () => setLeaving(null),
    });
  };
  return (
    <section aria-labelledby="communes" className="max-w-mesure">
      <h2 id="communes" className="text-2xl">
        Communes
      </h2>
      <StatusLine className="mt-2">{said}</StatusLine>
      {communes.length === 0 ? (
        <p className="mt-4">
          Aucune commune ne vous a encore rejoints. Invitez-en une{'\u00A0'}: sa mairie
          dit oui d’une pression.
        </p>
      ) : (
        <ul
          aria-label="Communes du territoire"
          className="mt-3 divide-y divide-trait border-y border-trait"
        >
          {communes.map((commune) => (
            <li
              key={commune.insee}
              className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-2"
            >
              <Link
                to={paths.communeDesk(commune)}
                className="inline-flex min-h-11 items-center font-bold"
              >
                {commune.nom}
              </Link>
              <Button variant="quiet" onClick={() => setLeaving(commune)}>
                Détacher<span className="sr-only">{` ${commune.nom}`}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      <TerritoireInvite territoire={{ siren, nom }} />
      {leaving !== null && (
        <ConfirmDialog
          title={`Détacher ${leaving.nom}\u00A0?`}
          act="Détacher"
          isPending={leave.isPending}
          onConfirm={() => confirm(leaving)}
          onLeave={() => setLeaving(null)}
        >
          <p>
            La commune garde ses quêtes publiées, et vous n’en répondez plus. Il faudra
            une nouvelle invitation pour qu’elle revienne.
          </p>
        </ConfirmDialog>
      )}
    </section>
  );
}

/** Every parcours and quête of the communes, with the unanswered reports of each. */
function QuetesPart({ communes }: { communes: readonly CommuneDeTerritoire[] }) {
  const services = useFirebase();
  const lists = useQueries({
    queries: communes.map(({ insee }) => communeQueries.parcours(services, insee)),
  });
  const rows = lists.flatMap(({ data }) => data ?? []);
  const published = rows.flatMap(({ publication }) =>
    publication === null ? [] : [publication.queteId],
  );
  const reports = useQueries({
    queries: published.map((queteId) => signalementQueries.open(services, queteId)),
  });
  const countOf = (queteId: string) =>
    reports[published.findIndex((one) => one === queteId)]?.data?.length ?? 0;
  const failed = [lists, reports].flat().find((one) => one.isError);
  return (
    <section aria-labelledby="quetes-territoire">
      <h2 id="quetes-territoire" className="text-2xl">
        Quêtes et parcours
      </h2>
      {lists.some((one) => one.isPending) && <Skeleton lines={4} />}
      {failed?.error && (
        <RetryAlert
          title={errorMessage(failed.error)}
          isPending={failed.isFetching}
          onRetry={() => void failed.refetch()}
          className="mt-4"
        />
      )}
      {rows.length === 0 ? (
        <p className="mt-4">Aucun parcours de vos communes n’est commencé.</p>
      ) : (
        <ul
          aria-label="Quêtes du territoire"
          className="mt-4 divide-y divide-trait border-y border-trait"
        >
          {rows.map(({ id, titre, communeNom, publication }) => (
            <li key={id} className="flex flex-wrap items-center gap-x-6 gap-y-1 py-3">
              <div className="min-w-0 flex-1 basis-64">
                <h3 className="text-lg break-words">
                  {titre.trim() === '' ? 'Parcours sans titre' : typographie(titre)}
                </h3>
                <p className="text-texte-doux">
                  {communeNom}
                  {publication !== null && countOf(publication.queteId) > 0 && (
                    <strong className="text-attention">
                      {reportWords(countOf(publication.queteId))}
                    </strong>
                  )}
                </p>
              </div>
              {publication === null ? (
                <Link
                  to={paths.ed({ id })}
                  className="inline-flex min-h-11 items-center font-bold"
                >
                  Lire<span className="sr-only">{` «\u00A0${titre}\u00A0»`}</span>
                </Link>
              ) : (
                <Link
                  to={paths.entretien({ quete: publication.queteId })}
                  className="inline-flex min-h-11 items-center font-bold"
                >
                  Signalements et fermetures
                  <span className="sr-only">{` de «\u00A0${titre}\u00A0»`}</span>
                </Link>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function reportWords(count: number): string {
  return count === 1
    ? ' · 1 signalement sans réponse'
    : ` · ${count} signalements sans réponse`;
}
