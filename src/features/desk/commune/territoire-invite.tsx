import {
  useMutation,
  useQuery,
  type UseQueryResult,
  useQueryClient,
} from '@tanstack/react-query';
import { useState } from 'react';
import { useFirebase } from '@/data/firebase/firebase-context.tsx';
import { geoQueries } from '@/data/geo/geo-queries.ts';
import { territoireQueries } from '@/data/territoire/territoire-queries.ts';
import type { InvitationDeTerritoire } from '@/data/territoire/territoire-repository.ts';
import { territoireRepository } from '@/data/territoire/territoire-repository.ts';
import { responsableRepository } from '@/data/commune/responsable-repository.ts';
import { errorMessage } from '@/lib/errors/error-message.ts';
import { paths } from '@/lib/paths.ts';
import { Button } from '@/ui/button.tsx';
import { Field } from '@/ui/field.tsx';
import { StatusLine } from '@/ui/status-line.tsx';
import { useCommuneNom } from './use-commune-nom.ts';
import { WaitingLink } from './waiting-link.tsx';

type Found = Pick<
  UseQueryResult<readonly unknown[]>,
  'data' | 'error' | 'isPlaceholderData'
>;

/** Reason for the absence of results; empty with results, or while searching. */
function missingWords(asked: string, { data, error, isPlaceholderData }: Found): string {
  if (asked.length < 2) return '';
  if (error !== null) return errorMessage(error);
  if (data === undefined || isPlaceholderData || data.length > 0) return '';
  return `Aucune commune ne répond à «\u00A0${asked}\u00A0». Essayez son code postal, ou le début de son nom.`;
}

/** Invites a commune: a link that its own responsable opens, for seven days. */
export function TerritoireInvite({
  territoire,
}: {
  territoire: { siren: string; nom: string };
}) {
  const services = useFirebase();
  const [typed, setTyped] = useState('');
  const asked = typed.trim();
  const found = useQuery({ ...geoQueries.communes(asked), enabled: asked.length >= 2 });
  const waiting = useQuery(territoireQueries.waiting(services, territoire.siren));
  const client = useQueryClient();
  const onSettled = () =>
    client.invalidateQueries(territoireQueries.waiting(services, territoire.siren));
  const invite = useMutation({
    mutationFn: (insee: string) =>
      territoireRepository(services).invite(territoire, insee),
    onSettled,
  });
  const takeBack = useMutation({
    mutationFn: (jeton: string) => responsableRepository(services).takeBack(jeton),
    onSettled,
  });
  const [said, setSaid] = useState('');
  const saying = (done: string) => {
    setSaid('');
    return {
      onSuccess: () => {
        setTyped('');
        setSaid(done);
        void waiting.refetch();
      },
      onError: (error: Error) => {
        console.warn('The invitations of communes could not be changed.', error);
        setSaid(errorMessage(error));
      },
    };
  };
  return (
    <div className="mt-6 space-y-4">
      <Field
        label="Inviter une commune"
        hint="Son nom ou son code postal."
        autoComplete="off"
        value={typed}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          setSaid('');
        }}
      />
      {asked.length >= 2 && (found.data ?? []).length > 0 && (
        <ul aria-label="Communes trouvées" className="flex flex-wrap gap-3">
          {(found.data ?? []).map(({ commune, label }) => (
            <li key={label}>
              <Button
                variant="secondary"
                pending={invite.isPending}
                onClick={() =>
                  invite.mutate(
                    commune.insee,
                    saying(
                      `Le lien pour ${commune.nom} est prêt\u00A0: envoyez-le à sa mairie.`,
                    ),
                  )
                }
              >
                Inviter {label}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <StatusLine>{said === '' ? missingWords(asked, found) : said}</StatusLine>
      {waiting.data !== undefined && waiting.data.length > 0 && (
        <ul aria-label="Communes invitées" className="space-y-4">
          {waiting.data.map((invitation) => (
            <WaitingCommune
              key={invitation.jeton}
              invitation={invitation}
              isPending={takeBack.isPending}
              onTakeBack={() =>
                takeBack.mutate(
                  invitation.jeton,
                  saying('Le lien est repris\u00A0: il ne mène plus à rien.'),
                )
              }
            />
          ))}
        </ul>
      )}
    </div>
  );
}

type WaitingCommuneProps = {
  invitation: InvitationDeTerritoire;
  isPending: boolean;
  onTakeBack: () => void;
};

/** A link that waits for the yes of a commune. */
function WaitingCommune({ invitation, isPending, onTakeBack }: WaitingCommuneProps) {
  const nom = useCommuneNom(invitation.insee);
  return (
    <WaitingLink
      invitation={invitation}
      path={paths.rattachement(invitation)}
      label={`Lien pour ${nom ?? `la commune ${invitation.insee}`}`}
      by=", par une personne qui répond de la commune"
      isPending={isPending}
      onTakeBack={onTakeBack}
    />
  );
}
