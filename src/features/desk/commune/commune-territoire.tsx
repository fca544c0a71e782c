import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { Link, useNavigate } from 'react-router';
import { useFirebase } from '@/data/firebase/firebase-context.tsx';
import { territoirePublicQueries } from '@/data/territoire/territoire-public-queries.ts';
import {
  territoireQueries,
  useMessageTerritoire,
  useTerritoire,
} from '@/data/territoire/territoire-queries.ts';
import { territoireRepository } from '@/data/territoire/territoire-repository.ts';
import { rattachementRepository } from '@/data/territoire/rattachement-repository.ts';
import type { Collectivite } from '@/domain/commune/responsable.ts';
import { type Territoire, isSiren, typedSiren } from '@/domain/territoire/territoire.ts';
import { AccessDeniedError } from '@/lib/errors/data-error.ts';
import { errorMessage } from '@/lib/errors/error-message.ts';
import { paths } from '@/lib/paths.ts';
import { Button } from '@/ui/button.tsx';
import { ConfirmDialog } from '@/ui/confirm-dialog.tsx';
import { Field } from '@/ui/field.tsx';
import { RetryAlert } from '@/ui/retry-alert.tsx';
import { StatusLine } from '@/ui/status-line.tsx';
import { HabitsForm } from './habits-form.tsx';

/** The territory of a commune: opens its messages to it, and leaves it, here. Empty without any. */
export function CommuneTerritoire({
  desk,
  isAdmin,
}: {
  desk: Collectivite;
  /** For the team, which opens territories. */
  isAdmin: boolean;
}) {
  const found = useQuery(territoirePublicQueries.ofCommune(desk.insee));
  if (found.isError) {
    return (
      <RetryAlert
        title={errorMessage(found.error)}
        isPending={found.isFetching}
        onRetry={() => void found.refetch()}
      />
    );
  }
  if (found.data === undefined) return null;
  if (found.data === null) return isAdmin ? <FindTerritoire /> : null;
  return <Member desk={desk} territoire={found.data} />;
}

/** The team opens a territory, or its desk, by its SIREN. */
function FindTerritoire() {
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  const open = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const siren = typedSiren(typed);
    setIsWrong(!isSiren(siren));
    if (isSiren(siren)) void navigate(paths.territoireDesk({ siren }));
  };
  return (
    <details className="max-w-mesure">
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-bold text-primaire-fort">
        Territoire
      </summary>
      <form role="search" onSubmit={open} className="mt-3 space-y-3">
        <Field
          label="SIREN du territoire"
          hint="Les neuf chiffres de l’intercommunalité, du parc ou du département, qui invitera la commune."
          inputMode="numeric"
          autoComplete="off"
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          error={
            isWrong
              ? 'Ce numéro n’est pas un SIREN\u00A0: vérifiez ses neuf chiffres.'
              : undefined
          }
        />
        <Button type="submit" variant="secondary">
          Ouvrir le bureau du territoire
        </Button>
      </form>
    </details>
  );
}

type MemberProps = { desk: Collectivite; territoire: Territoire };

function Member({ desk: { insee, nom }, territoire }: MemberProps) {
  const services = useFirebase();
  const messages = useMessageTerritoire(insee);
  const client = useQueryClient();
  const onSettled = () => client.invalidateQueries(territoireQueries.all);
  const change = useMutation({
    mutationFn: (siren: string | null) => {
      const { close, open } = rattachementRepository(services);
      return siren === null ? close(insee) : open(insee, siren);
    },
    onSettled,
  });
  const leave = useMutation({
    mutationFn: () => territoireRepository(services).leave(territoire.id, insee),
    onSettled,
  });
  const [isLeaving, setIsLeaving] = useState(false);
  const [said, setSaid] = useState('');
  const isOpen = messages.data === territoire.id;
  const failed = (error: Error) => {
    console.warn('The territory of a commune could not be changed.', error);
    setSaid(
      error instanceof AccessDeniedError
        ? 'Seule une personne qui lit les messages de la commune, ou l’équipe, peut les ouvrir ou les refermer.'
        : errorMessage(error),
    );
  };
  return (
    <section aria-labelledby="territoire-commune" className="max-w-mesure">
      <h2 id="territoire-commune" className="text-2xl">
        Territoire
      </h2>
      <p className="mt-2">
        {nom} est du territoire{' '}
        <Link to={paths.territoire({ id: territoire.id })}>{territoire.nom}</Link>, qui
        répond avec vous de vos quêtes{'\u00A0'}: il ferme une étape, lit les signalements
        et les chiffres.
      </p>
      <StatusLine className="mt-2">{said}</StatusLine>
      <div className="mt-3 flex flex-wrap gap-3">
        {messages.data !== undefined && (
          <Button
            variant="secondary"
            pending={change.isPending}
            onClick={() => {
              setSaid('');
              change.mutate(isOpen ? null : territoire.id, {
                onSuccess: () =>
                  setSaid(
                    isOpen
                      ? 'Le territoire ne lit plus les messages de la commune.'
                      : 'Le territoire lit maintenant les messages de la commune.',
                  ),
                onError: failed,
              });
            }}
          >
            {isOpen
              ? 'Refermer nos messages au territoire'
              : 'Ouvrir nos messages au territoire'}
          </Button>
        )}
        <Button variant="quiet" onClick={() => setIsLeaving(true)}>
          Quitter le territoire
        </Button>
      </div>
      {isLeaving && (
        <ConfirmDialog
          title={`Quitter ${territoire.nom}\u00A0?`}
          act="Quitter le territoire"
          isPending={leave.isPending}
          onConfirm={() => {
            setSaid('');
            leave.mutate(undefined, {
              onError: failed,
              onSettled: () => setIsLeaving(false),
            });
          }}
          onLeave={() => setIsLeaving(false)}
        >
          <p>
            La commune garde ses quêtes publiées, et en répond seule. Il faudra une
            nouvelle invitation du territoire pour revenir.
          </p>
        </ConfirmDialog>
      )}
    </section>
  );
}

/** The arms and the colour that a commune shows by itself. */
export function CommuneHabits({ of }: { of: Collectivite }) {
  return <HabitsForm of={of} shown={useTerritoire(of.insee)} />;
}
