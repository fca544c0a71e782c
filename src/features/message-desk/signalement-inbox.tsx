import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { readPrivateImage } from '@/data/media/media-repository.ts';
import { listSignalements } from '@/data/signalement/signalement-inbox-repository.ts';
import { addressOf } from '@/domain/quete/address.ts';
import type { Quete } from '@/domain/quete/quete.ts';
import {
  groupSignalements,
  type EtapeSignalements,
  type ReceivedSignalement,
} from '@/domain/signalement/grouped.ts';
import { motifNames } from '@/domain/signalement/signalement.ts';
import { Link } from '@/router/link.tsx';
import { errorMessage } from '@/lib/errors/error-message.ts';
import { formatDate, formatHeure } from '@/lib/format/date.ts';
import { formatCount } from '@/lib/format/nombre.ts';
import { typographie } from '@/lib/format/typographie.ts';
import { paths } from '@/lib/paths.ts';
import { Button, ButtonLink } from '@/ui/button.tsx';
import { EmptyState } from '@/ui/empty-state.tsx';
import { PhotoImage } from '@/ui/photo-image.tsx';
import { Skeleton } from '@/ui/skeleton.tsx';
import { ListTrouble } from './list-trouble.tsx';
import { useQuetes } from './use-quetes.ts';

/** What players report, étape by étape. */
export function SignalementInbox() {
  const list = useQuery({
    queryKey: ['signalements'],
    queryFn: listSignalements,
    networkMode: 'always',
  });
  const groups = groupSignalements(list.data ?? []);
  const quetes = useQuetes(groups.map(({ queteId }) => queteId));
  if (list.isPending) return <Skeleton lines={6} />;
  if (list.isError) {
    return (
      <ListTrouble
        what="Les signalements"
        error={list.error}
        onRetry={() => void list.refetch()}
      />
    );
  }
  if (groups.length === 0) {
    return (
      <EmptyState title="Aucun signalement" className="mt-8">
        <p>Ce que les joueurs signalent sur place s’affiche ici, étape par étape.</p>
      </EmptyState>
    );
  }
  return (
    <ul className="mt-8 space-y-8">
      {groups.map((group) => (
        <li key={`${group.queteId} ${group.etapeId}`}>
          <EtapeReports group={group} quete={quetes.get(group.queteId)} />
        </li>
      ))}
    </ul>
  );
}

function EtapeReports({
  group: { queteId, etapeId, motifs, signalements },
  quete,
}: {
  group: EtapeSignalements;
  quete: Quete | undefined;
}) {
  const index = quete?.contenu.etapes.findIndex(({ id }) => id === etapeId) ?? -1;
  const etape = quete?.contenu.etapes[index];
  return (
    <article className="max-w-mesure rounded-carte border border-trait bg-fond-carte px-5 py-4">
      <h2 className="text-xl">
        {etape === undefined
          ? 'Une étape retirée depuis'
          : `Étape ${index + 1} : ${typographie(etape.titre)}`}
      </h2>
      <p>
        <Link to={paths.quete(addressOf(queteId))}>
          {quete === undefined ? queteId : typographie(quete.contenu.titre)}
        </Link>
      </p>
      <p className="mt-2 font-bold">
        {motifs
          .map(({ motif, count }) =>
            count === 1 ? motifNames[motif] : `${motifNames[motif]} (${count} fois)`,
          )
          .join(' · ')}
      </p>
      {etape !== undefined && (
        <ButtonLink
          variant="secondary"
          className="mt-3"
          to={paths.fermetures({ quete: queteId, etape: etapeId })}
        >
          Suspendre cette étape
        </ButtonLink>
      )}
      <details className="mt-1">
        <summary className="inline-flex min-h-11 cursor-pointer items-center text-primaire-fort underline underline-offset-4">
          {`Lire ${formatCount(signalements.length, 'signalement', 'signalements')}`}
        </summary>
        <ul className="mt-2 space-y-4">
          {signalements.map((signalement) => (
            <li key={signalement.id}>
              <Report signalement={signalement} />
            </li>
          ))}
        </ul>
      </details>
    </article>
  );
}

function Report({
  signalement: { at, motif, texte, version, photo },
}: {
  signalement: ReceivedSignalement;
}) {
  return (
    <>
      <p className="text-texte-doux">
        {`${formatDate(at)} à ${formatHeure(at)}, version ${version} : `}
        <strong className="text-texte">{motifNames[motif]}</strong>
      </p>
      {texte !== '' && <p className="break-words whitespace-pre-line">{texte}</p>}
      {photo !== '' && <ReportPhoto path={photo} />}
    </>
  );
}

/** A photo of a report, fetched when it is asked for. */
function ReportPhoto({ path }: { path: string }) {
  const [isAsked, setIsAsked] = useState(false);
  const photo = useQuery({
    queryKey: ['signalement-photo', path],
    queryFn: () => readPrivateImage(path),
    enabled: isAsked,
    retry: false,
  });
  if (photo.data !== undefined) {
    return (
      <PhotoImage
        photo={photo.data}
        alt="Ce que le joueur a photographié"
        className="mt-2 h-auto rounded-carte"
      />
    );
  }
  return (
    <>
      <Button variant="quiet" pending={photo.isLoading} onClick={() => setIsAsked(true)}>
        Voir la photo
      </Button>
      {photo.isError && <p role="status">{errorMessage(photo.error)}</p>}
    </>
  );
}
