import { t } from '@lingui/core/macro';
import { useQueries, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { useFirebase } from '@/data/firebase/firebase-context.tsx';
import { queteQueries } from '@/data/quete/quete-queries.ts';
import { signalementQueries } from '@/data/signalement/signalement-queries.ts';
import { useReportPhoto } from '@/data/signalement/use-report-photo.ts';
import type { EtapeId } from '@/domain/etape/etape-id.ts';
import type { Position } from '@/domain/geo/position.ts';
import { addressOf } from '@/domain/quete/address.ts';
import type { Quete, QueteId } from '@/domain/quete/quete.ts';
import {
  groupSignalements,
  isDangerous,
  type EtapeSignalements,
  type ReceivedSignalement,
} from '@/domain/signalement/grouped.ts';
import { motifNames } from '@/domain/signalement/signalement.ts';
import { suricateText, suricateUrl, wayPlaceOf } from '@/domain/signalement/suricate.ts';
import { formatDate, formatHeure } from '@/lib/format/date.ts';
import { formatCount } from '@/lib/format/nombre.ts';
import { useSiteOrigin } from '@/lib/head/use-site-origin.ts';
import { QueryBoundary } from '@/lib/query/query-boundary.tsx';
import { typographie } from '@/lib/format/typographie.ts';
import { paths } from '@/lib/paths.ts';
import { Button, ButtonLink } from '@/ui/button.tsx';
import { CopyText } from '@/ui/copy-text.tsx';
import { EmptyState } from '@/ui/empty-state.tsx';
import { PhotoOnDemand } from '@/ui/pictures/photo-on-demand.tsx';
import { Skeleton } from '@/ui/skeleton.tsx';
import { StatusLine } from '@/ui/status-line.tsx';
import { ListTrouble } from './list-trouble.tsx';
import { ReportAnswerForm } from './report-answer-form.tsx';

type SignalementInboxProps = {
  /** One quête, for those who look after that one; null for all of them. */
  queteId: QueteId | null;
  /** Where an étape is suspended. */
  suspendHref: (queteId: QueteId, etapeId: EtapeId) => string;
  /** Whether the photos of players may be read: the team alone may. */
  hasPhotos: boolean;
};

/** What players report and nobody has answered yet, étape by étape; one answer closes all reports of an étape. */
export function SignalementInbox(props: SignalementInboxProps) {
  return (
    <QueryBoundary
      key={props.queteId}
      waiting={<Skeleton lines={6} />}
      failed={(error, retry) => (
        <ListTrouble what="Les signalements" error={error} onRetry={retry} />
      )}
    >
      <OpenSignalements {...props} />
    </QueryBoundary>
  );
}

function OpenSignalements({ queteId, suspendHref, hasPhotos }: SignalementInboxProps) {
  const services = useFirebase();
  const [said, setSaid] = useState('');
  const list = useSuspenseQuery({
    ...signalementQueries.open(services, queteId),
    // What was answered elsewhere this minute is no longer shown.
    staleTime: 0,
  });
  const groups = groupSignalements(list.data);
  const queteIds = groups.map((group) => group.queteId);
  const quetes = useQueries(queteQueries.byId(services, queteIds));
  return (
    <>
      {/* Read before, they stay in sight with the answer that is being written. */}
      {list.isError && (
        <ListTrouble
          what="Les signalements"
          error={list.error}
          onRetry={() => void list.refetch()}
        />
      )}
      <StatusLine className="mt-6">{said}</StatusLine>
      {groups.length === 0 ? (
        <EmptyState title="Aucun signalement" className="mt-2">
          <p>Ce que les joueurs signalent sur place s’affiche ici, étape par étape.</p>
        </EmptyState>
      ) : (
        <ul className="mt-2 space-y-8">
          {groups.map((group) => (
            <li key={`${group.queteId} ${group.etapeId}`}>
              <EtapeReports
                group={group}
                quete={quetes.get(group.queteId)}
                suspendHref={suspendHref}
                hasPhotos={hasPhotos}
                onSaid={setSaid}
              />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

type EtapeReportsProps = Pick<SignalementInboxProps, 'suspendHref' | 'hasPhotos'> & {
  group: EtapeSignalements;
  quete: Quete | undefined;
  /** What came of an answer, in words. */
  onSaid: (words: string) => void;
};

function EtapeReports({
  group: { queteId, etapeId, motifs, signalements },
  quete,
  suspendHref,
  hasPhotos,
  onSaid,
}: EtapeReportsProps) {
  const [isAnswering, setIsAnswering] = useState(false);
  const index = quete?.contenu.etapes.findIndex(({ id }) => id === etapeId) ?? -1;
  const etape = quete?.contenu.etapes[index];
  const [newest, ...others] = signalements;
  const place = wayPlaceOf({ motifs }, etape);
  // A danger is closed first, and answered afterwards.
  const isUrgent = etape !== undefined && isDangerous({ motifs });
  return (
    <article className="max-w-mesure rounded-carte border border-trait bg-fond-carte px-5 py-4 break-words">
      <h2 className="text-xl">
        {etape === undefined
          ? 'Une étape retirée depuis'
          : `Étape ${index + 1}\u00A0: ${typographie(etape.titre)}`}
      </h2>
      <p>
        <Link to={paths.quete(addressOf(queteId))}>
          {quete === undefined ? queteId : typographie(quete.contenu.titre)}
        </Link>
      </p>
      <p className="mt-2 font-bold">
        {motifs
          .map(({ motif, count }) =>
            count === 1
              ? t(motifNames[motif])
              : `${t(motifNames[motif])} (${count} fois)`,
          )
          .join(' · ')}
      </p>
      {newest !== undefined && (
        <div className="mt-2">
          <Report signalement={newest} hasPhotos={hasPhotos} />
        </div>
      )}
      <div className="mt-3 flex flex-wrap gap-3">
        {isUrgent && (
          <ButtonLink to={suspendHref(queteId, etapeId)}>Fermer l’étape</ButtonLink>
        )}
        {!isAnswering && (
          <Button
            variant={isUrgent ? 'secondary' : 'primary'}
            onClick={() => setIsAnswering(true)}
          >
            Répondre et clore
          </Button>
        )}
        {etape !== undefined && !isUrgent && (
          <ButtonLink variant="secondary" to={suspendHref(queteId, etapeId)}>
            Fermer l’étape
          </ButtonLink>
        )}
      </div>
      {isAnswering && (
        <ReportAnswerForm
          motif={motifs[0]?.motif ?? 'autre'}
          ids={signalements.map(({ id }) => id)}
          onSaid={onSaid}
          onCancel={() => setIsAnswering(false)}
        />
      )}
      {quete !== undefined && place !== null && newest !== undefined && (
        <WarnNetwork motifs={motifs} place={place} quete={quete} at={newest.at} />
      )}
      {others.length > 0 && (
        <details className="mt-1">
          <summary className="inline-flex min-h-11 cursor-pointer items-center text-primaire-fort underline underline-offset-4">
            {`Lire ${formatCount(others.length, 'autre signalement', 'autres signalements')}`}
          </summary>
          <ul className="mt-2 space-y-4">
            {others.map((signalement) => (
              <li key={signalement.id}>
                <Report signalement={signalement} hasPhotos={hasPhotos} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </article>
  );
}

type WarnNetworkProps = Pick<EtapeSignalements, 'motifs'> & {
  place: Position;
  quete: Quete;
  /** When the newest report came, epoch milliseconds. */
  at: number;
};

/** « Prévenir aussi »: the network that looks after the path, by its own form. */
function WarnNetwork({ motifs, place, quete, at }: WarnNetworkProps) {
  const url = useSiteOrigin() + paths.quete(addressOf(quete.id));
  const text = suricateText({ motifs }, place, { quete, day: formatDate(at), url });
  return (
    <details className="mt-1">
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-primaire-fort underline underline-offset-4">
        Prévenir aussi le réseau des chemins
      </summary>
      <div className="mt-2 space-y-3">
        <p>
          Suricate transmet au département, à la fédération et à qui entretient le chemin.
          Copiez ce texte, puis ouvrez{' '}
          <a href={suricateUrl} target="_blank" rel="noreferrer">
            le formulaire de Suricate (nouvel onglet)
          </a>
          . Rien n’y est envoyé d’ici, et les mots des joueurs n’y sont pas.
        </p>
        <CopyText label="Copier pour Suricate" text={text} done="Texte copié." />
      </div>
    </details>
  );
}

function Report({
  signalement: { at, motif, texte, version, photo },
  hasPhotos,
}: {
  signalement: ReceivedSignalement;
  hasPhotos: boolean;
}) {
  const shown = useReportPhoto(photo);
  return (
    <>
      <p className="text-texte-doux">
        {`${formatDate(at)} à ${formatHeure(at)}, version ${version}\u00A0: `}
        <strong className="text-texte">{t(motifNames[motif])}</strong>
      </p>
      {texte !== '' && <p className="break-words whitespace-pre-line">{texte}</p>}
      {photo !== '' &&
        (hasPhotos ? (
          <PhotoOnDemand {...shown} />
        ) : (
          <p className="text-texte-doux">
            Une photo l’accompagne{'\u00A0'}: l’équipe peut la voir.
          </p>
        ))}
    </>
  );
}
