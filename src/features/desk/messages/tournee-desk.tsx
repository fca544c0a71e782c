import { useMutation, useSuspenseQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useFirebase } from '@/data/firebase/firebase-context.tsx';
import { tourneeQueries } from '@/data/tournee/tournee-queries.ts';
import { tourneeRepository } from '@/data/tournee/tournee-repository.ts';
import { addressOf } from '@/domain/quete/address.ts';
import type { Quete } from '@/domain/quete/quete.ts';
import {
  constatEtatLabels,
  tourneeEnd,
  troublesOf,
  type Tournee,
} from '@/domain/tournee/tournee.ts';
import { errorMessage } from '@/lib/errors/error-message.ts';
import { dayOf, formatDate } from '@/lib/format/date.ts';
import { icsReminder } from '@/domain/exchange/calendar.ts';
import { typographie } from '@/lib/format/typographie.ts';
import { paths } from '@/lib/paths.ts';
import { QueryBoundary } from '@/lib/query/query-boundary.tsx';
import { saveFile } from '@/lib/save-file.ts';
import { Button } from '@/ui/button.tsx';
import { CopyLinkButton } from '@/ui/copy-button.tsx';
import { Field } from '@/ui/field.tsx';
import { Skeleton } from '@/ui/skeleton.tsx';
import { StatusLine } from '@/ui/status-line.tsx';
import { ListTrouble } from './list-trouble.tsx';

/** The rounds of a quête: the link to send, and their findings. */
export function TourneeDesk({ quete }: { quete: Quete }) {
  const services = useFirebase();
  const client = useQueryClient();
  const onSettled = () => client.invalidateQueries(tourneeQueries.of(services, quete.id));
  const create = useMutation({
    mutationFn: () => tourneeRepository(services).create(quete.id, quete.version),
    onSettled,
  });
  const remove = useMutation({
    mutationFn: (jeton: string) => tourneeRepository(services).remove(jeton),
    onSettled,
  });
  const [said, setSaid] = useState('');
  const isBusy = create.isPending || remove.isPending;
  const saying = (done: string) => ({
    onSuccess: () => setSaid(done),
    onError: (error: Error) => setSaid(errorMessage(error)),
  });
  return (
    <section aria-labelledby="tournees" className="mt-12 max-w-mesure space-y-4">
      <h2 id="tournees" className="text-2xl">
        Tournées
      </h2>
      <p>
        Un lien à envoyer à qui passe sur place : chaque étape avec sa photo, sans compte,
        même sans réseau. Il sert une fois, pendant trente jours, et date la page de la
        quête.
      </p>
      <Button
        variant="secondary"
        pending={isBusy}
        onClick={() =>
          create.mutate(undefined, saying('Le lien est prêt\u00A0: le voici.'))
        }
      >
        Préparer une tournée
      </Button>
      <StatusLine>{said}</StatusLine>
      <QueryBoundary
        waiting={<Skeleton lines={3} />}
        failed={(error, retry) => (
          <ListTrouble what="Les tournées" error={error} onRetry={retry} />
        )}
      >
        <TourneeList
          quete={quete}
          isBusy={isBusy}
          onRemove={(jeton, done) => remove.mutate(jeton, saying(done))}
        />
      </QueryBoundary>
    </section>
  );
}

type TourneeListProps = {
  quete: Quete;
  isBusy: boolean;
  onRemove: (jeton: string, done: string) => void;
};

function TourneeList({ quete, isBusy, onRemove }: TourneeListProps) {
  const tournees = useSuspenseQuery(tourneeQueries.of(useFirebase(), quete.id));
  return (
    <>
      {tournees.isError && (
        <ListTrouble
          what="Les tournées"
          error={tournees.error}
          onRetry={() => void tournees.refetch()}
        />
      )}
      {tournees.data.length > 0 && (
        <ul className="divide-y divide-trait border-y border-trait">
          {tournees.data.map((tournee) => (
            <TourneeRow
              key={tournee.jeton}
              tournee={tournee}
              quete={quete}
              isBusy={isBusy}
              onRemove={(done) => onRemove(tournee.jeton, done)}
            />
          ))}
        </ul>
      )}
    </>
  );
}

type TourneeRowProps = {
  tournee: Tournee;
  quete: Quete;
  isBusy: boolean;
  onRemove: (done: string) => void;
};

function TourneeRow({ tournee, quete, isBusy, onRemove }: TourneeRowProps) {
  return tournee.finieLe === null ? (
    <WaitingRow tournee={tournee} quete={quete} isBusy={isBusy} onRemove={onRemove} />
  ) : (
    <FinishedRow
      tournee={tournee}
      finieLe={tournee.finieLe}
      quete={quete}
      isBusy={isBusy}
      onRemove={onRemove}
    />
  );
}

function WaitingRow({ tournee, quete, isBusy, onRemove }: TourneeRowProps) {
  const [now] = useState(() => Date.now());
  const end = tourneeEnd(tournee);
  const url = window.location.origin + paths.tournee(addressOf(quete.id), tournee.jeton);
  const made = formatDate(tournee.createdAt);
  return (
    <li className="space-y-3 py-4">
      {now < end ? (
        <>
          <Field
            label={`Lien du ${made}`}
            hint={`Une seule fois, jusqu’au ${formatDate(end)}.`}
            readOnly
            value={url}
            onFocus={(event) => event.currentTarget.select()}
          />
          <div className="flex flex-wrap gap-3">
            <CopyLinkButton url={url} />
            <Button
              variant="quiet"
              disabled={isBusy}
              onClick={() => onRemove('Le lien est repris.')}
            >
              Reprendre le lien
            </Button>
          </div>
        </>
      ) : (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p>Le lien du {made} a expiré sans avoir servi.</p>
          <Button
            variant="quiet"
            disabled={isBusy}
            onClick={() => onRemove('C’est effacé.')}
          >
            Effacer
          </Button>
        </div>
      )}
    </li>
  );
}

/** Half a year, after which a round is due again. */
const nextRoundMs = 182 * 24 * 60 * 60 * 1_000;

/** A calendar file for the next round, half a year after this one. */
function saveReminder({ id, contenu }: Quete, finieLe: number): void {
  const titre = typographie(contenu.titre);
  const content = icsReminder({
    uid: `tournee-${id}`,
    day: dayOf(finieLe + nextRoundMs),
    title: `Vérifier sur place «\u00A0${titre}\u00A0»`,
    description: `Préparer une tournée\u00A0: ${window.location.origin}${paths.fermetures({ quete: id })}`,
  });
  const name = `tournee-${addressOf(id).slug}.ics`;
  saveFile(new File([content], name, { type: 'text/calendar' }));
}

function FinishedRow({
  tournee,
  finieLe,
  quete,
  isBusy,
  onRemove,
}: TourneeRowProps & { finieLe: number }) {
  const { contenu } = quete;
  const troubles = troublesOf(tournee);
  const nameOf = (etapeId: string) => {
    const index = contenu.etapes.findIndex(({ id }) => id === etapeId);
    const etape = contenu.etapes[index];
    return etape === undefined
      ? 'Une étape d’une version d’avant'
      : `Étape ${index + 1}\u00A0: ${typographie(etape.titre)}`;
  };
  const day = formatDate(finieLe);
  return (
    <li className="space-y-2 py-4">
      <p className="font-bold">Faite le {day}</p>
      {troubles.length === 0 ? (
        <p>Tout est en place.</p>
      ) : (
        <ul className="list-disc space-y-1 pl-5">
          {troubles.map(({ etapeId, etat, note }) => (
            <li key={etapeId} className="break-words">
              {nameOf(etapeId)} : <strong>{constatEtatLabels[etat].toLowerCase()}</strong>
              {note !== '' && `. ${note}`}
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap gap-x-3">
        <Button variant="quiet" onClick={() => saveReminder(quete, finieLe)}>
          Me rappeler la prochaine<span className="sr-only">, après celle du {day}</span>
        </Button>
        <Button
          variant="quiet"
          disabled={isBusy}
          onClick={() => onRemove('C’est effacé. La date reste sur la page de la quête.')}
        >
          Effacer<span className="sr-only"> la tournée du {day}</span>
        </Button>
      </div>
    </li>
  );
}
