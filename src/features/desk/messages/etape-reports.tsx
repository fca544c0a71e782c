import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { Link } from 'react-router';
import { useReportPhoto } from '@/data/signalement/signalement-queries.ts';
import type { EtapeId } from '@/domain/etape/etape-id.ts';
import type { Position } from '@/domain/geo/position.ts';
import { addressOf } from '@/domain/quete/address.ts';
import type { Quete, QueteId } from '@/domain/quete/quete.ts';
import {
  isClosed,
  isDangerous,
  type EtapeSignalements,
  type ReceivedSignalement,
} from '@/domain/signalement/grouped.ts';
import { motifNames } from '@/domain/signalement/signalement.ts';
import { suricateText, suricateUrl, wayPlaceOf } from '@/domain/signalement/suricate.ts';
import { formatDate, formatHeure } from '@/lib/format/date.ts';
import { formatCount } from '@/lib/format/nombre.ts';
import { typographie } from '@/lib/format/typographie.ts';
import { useSiteOrigin } from '@/lib/head/use-site-origin.ts';
import { paths } from '@/lib/paths.ts';
import { Button, ButtonLink } from '@/ui/button.tsx';
import { CopyText } from '@/ui/copy-text.tsx';
import { PhotoOnDemand } from '@/ui/pictures/photo-on-demand.tsx';
import { ReportAnswerForm } from './report-answer-form.tsx';

type EtapeReportsProps = {
  group: EtapeSignalements;
  quete: Quete | undefined;
  /** Id of its heading, for the focus. */
  titleId?: string | undefined;
  /** Address to suspend an étape. */
  suspendHref: (queteId: QueteId, etapeId: EtapeId) => string;
  /** True if the photos of players are readable: by the team only. */
  hasPhotos: boolean;
  /** Result of an answer, in words. */
  onSaid: (words: string) => void;
};

/** « Étape 2 : Le lavoir ». */
export function reportTitle(
  { etapeId }: EtapeSignalements,
  quete: Quete | undefined,
): string {
  const index = quete?.contenu.etapes.findIndex(({ id }) => id === etapeId) ?? -1;
  const etape = quete?.contenu.etapes[index];
  return etape === undefined
    ? 'Une étape retirée depuis'
    : `Étape ${index + 1}\u00A0: ${typographie(etape.titre)}`;
}

/** The reports of one étape: one answer closes them all; closed ones have theirs. */
export function EtapeReports({
  group,
  quete,
  titleId,
  suspendHref,
  hasPhotos,
  onSaid,
}: EtapeReportsProps) {
  const [isAnswering, setIsAnswering] = useState(false);
  const { queteId, etapeId, motifs, signalements } = group;
  const etape = quete?.contenu.etapes.find(({ id }) => id === etapeId);
  const [newest, ...others] = signalements;
  const place = wayPlaceOf({ motifs }, etape);
  // A danger is closed first, and answered later.
  const isUrgent = etape !== undefined && isDangerous({ motifs });
  const isOpen = !isClosed(group);
  return (
    <article className="max-w-mesure rounded-carte border border-trait bg-fond-carte px-5 py-4 break-words">
      <h2 id={titleId} tabIndex={-1} className="text-xl">
        {reportTitle(group, quete)}
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
      <div className="mt-3 flex flex-wrap gap-3 empty:hidden">
        {isOpen && isUrgent && (
          <ButtonLink to={suspendHref(queteId, etapeId)}>Fermer l’étape</ButtonLink>
        )}
        {isOpen && !isAnswering && (
          <Button
            variant={isUrgent ? 'secondary' : 'primary'}
            onClick={() => setIsAnswering(true)}
          >
            Répondre et clore
          </Button>
        )}
        {isOpen && etape !== undefined && !isUrgent && (
          <ButtonLink variant="secondary" to={suspendHref(queteId, etapeId)}>
            Fermer l’étape
          </ButtonLink>
        )}
      </div>
      {isOpen && isAnswering && (
        <ReportAnswerForm
          motif={motifs[0]?.motif ?? 'autre'}
          ids={signalements.map(({ id }) => id)}
          onSaid={onSaid}
          onCancel={() => setIsAnswering(false)}
        />
      )}
      {isOpen && quete !== undefined && place !== null && newest !== undefined && (
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
  /** Time of the newest report, epoch milliseconds. */
  at: number;
};

/** « Prévenir aussi »: the network in charge of the path, by its own form. */
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
  signalement: { at, motif, texte, version, photo, reponse = '' },
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
      {reponse !== '' && (
        <p className="whitespace-pre-line">{`Réponse\u00A0: ${reponse}`}</p>
      )}
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
