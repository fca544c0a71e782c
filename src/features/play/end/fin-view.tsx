import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect, useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import IconSouvenir from '~icons/lucide/image-down';
import { addToCarnet } from '@/data/carnet/carnet-store.ts';
import { useLimitWait } from '@/data/debit/limit-waits.ts';
import type { KeptPartie } from '@/data/partie/kept-partie.ts';
import { feuilletOf } from '@/domain/carnet/feuillet.ts';
import { isWaiting, preuveOfEnvoi } from '@/domain/partie/envoi.ts';
import { endingOf } from '@/domain/partie/chemin.ts';
import {
  bonusPointsOf,
  closedEtapes,
  doneCount,
  durationOf,
  etapeCountOf,
  maximumPoints,
  pointsOf,
  proofOf,
  surPlaceOf,
} from '@/domain/partie/bilan.ts';
import { refusedEtapes } from '@/domain/partie/etape-under-way.ts';
import { suiviOf, type Partie } from '@/domain/partie/partie.ts';
import type { PreuveId } from '@/domain/preuve/preuve-id.ts';
import { addressOf } from '@/domain/quete/address.ts';
import { embarqueeId, isApartId } from '@/domain/quete/embarquee.ts';
import { isPriveeId } from '@/domain/quete/quete-id.ts';
import type { Contenu, EtapePublique, Quete } from '@/domain/quete/quete.ts';
import { authoredLang } from '@/langue/authored.ts';
import { formatDuree } from '@/lib/format/mesure.ts';
import { formatNombre } from '@/lib/format/nombre.ts';
import { dressed } from '@/lib/format/dressed.tsx';
import { typographie } from '@/lib/format/typographie.ts';
import { askForLastingStorage } from '@/lib/lasting-storage.ts';
import { useOnline } from '@/lib/network/use-online.ts';
import { paths } from '@/lib/paths.ts';
import { Alert } from '@/ui/alert.tsx';
import { Authored } from '@/lib/format/authored.tsx';
import { Button, ButtonLink } from '@/ui/button.tsx';
import { Fold } from '@/ui/fold.tsx';
import { Tampon } from '@/ui/pictures/tampon.tsx';
import { CertificatButton } from './certificat-button.tsx';
import { onlinePart } from '../lazy/game-part.tsx';
import { LoadBoundary } from '@/ui/load-boundary.tsx';
import { Paragraphs } from '../moments/paragraphs.tsx';
import { PhotoAlbum } from './photo-album.tsx';
import type { PlayActions } from '../session/play-actions.ts';
import { CountUp } from '@/ui/play/count-up.tsx';
import { PlayMoment, SideBySide } from '@/ui/play/play-moment.tsx';
import { LazyPart } from '@/ui/lazy-part.tsx';
import {
  doneWords,
  endWords,
  priveeProofWords,
  proofWords,
  surPlaceWords,
} from '../session/play-words.ts';
import { ShareButton } from './share-button.tsx';

const PreuvePart = onlinePart((parts) => parts.PreuvePart);
const SouvenirView = onlinePart((parts) => parts.SouvenirView);
const FinParts = onlinePart((parts) => parts.FinParts);
const SagaWon = onlinePart((parts) => parts.SagaWon);

type FinViewProps = {
  quete: Quete;
  kept: KeptPartie;
  actions: PlayActions;
  /** The end has just been reached: the tampon lands. */
  isArriving: boolean;
};

/** The end: the result, the tampon, the lessons of the way. */
export function FinView({ quete, kept, actions, isArriving }: FinViewProps) {
  const { contenu, id } = quete;
  const { partie } = kept;
  const isApart = isApartId(id);
  const isEcourtee = partie.ecourteeIndex !== null;
  const ending = endingOf(partie, contenu);
  const address = addressOf(id);
  const endedAt = partie.finishedAt ?? kept.updatedAt;
  const [isSouvenir, setIsSouvenir] = useState(false);
  const preuve = preuveOfEnvoi(kept.envoi);
  useKeptPage(partie, quete, preuve);
  return (
    <PlayMoment
      title={endWords(contenu.genre, isEcourtee)}
      surtitre={<Authored text={contenu.titre} />}
      actions={
        !isSouvenir && (
          <Button size="large" wide onClick={() => setIsSouvenir(true)}>
            <IconSouvenir aria-hidden="true" className="size-5" />
            {t`Garder notre souvenir`}
          </Button>
        )
      }
    >
      {ending !== null && (
        <p className="font-titre text-2xl font-bold">
          <Trans>
            Votre fin{'\u00A0'}: <Authored text={ending} />
          </Trans>
        </p>
      )}
      {!isEcourtee && contenu.sagas !== undefined && (
        <LoadBoundary>
          <SagaWon sagas={contenu.sagas} />
        </LoadBoundary>
      )}
      <div className="flex flex-wrap-reverse items-center justify-between gap-x-6 gap-y-6">
        <Figures partie={partie} contenu={contenu} isArriving={isArriving} />
        {!isEcourtee && (
          <Tampon
            commune={contenu.commune.nom}
            date={new Date(endedAt)}
            genre={contenu.genre}
            theme={contenu.theme}
            embleme={contenu.embleme}
            surPlace={surPlaceOf(partie, contenu).isEarned}
            landing={isArriving}
            className="size-40 max-w-full shrink-0 sm:size-52"
          />
        )}
      </div>
      {!isEcourtee && id !== embarqueeId && (
        <p>
          <Link
            to={paths.home('carnet')}
            className="inline-flex min-h-11 items-center font-bold"
          >
            {t`Voir notre carnet`}
          </Link>
        </p>
      )}
      {isEcourtee && (
        <p>
          <Trans>
            Le tampon attend une balade entière. Ce que vous avez fait reste acquis
            {'\u00A0'}: revenez quand il fera beau.
          </Trans>
        </p>
      )}
      <ClosedList etapes={closedEtapes(partie, contenu)} />
      <RefusedList
        etapes={refusedEtapes(partie, contenu)}
        contenu={contenu}
        actions={actions}
      />
      {isSouvenir && (
        <LazyPart
          missing={t`Le souvenir a besoin du réseau la première fois. Il attendra.`}
          waiting={t`Le souvenir se prépare…`}
        >
          <SouvenirView quete={quete} partie={partie} at={endedAt} preuve={preuve} />
        </LazyPart>
      )}
      {!isApart && (
        <LazyPart
          missing={t`Votre avis et les quêtes d’à côté viendront avec le réseau.`}
        >
          <FinParts quete={quete} partie={partie} isLed={kept.envoi.ailleurs} />
        </LazyPart>
      )}
      <Fold title={isApart ? t`Certificat` : t`Certificat et preuve`}>
        <div className="space-y-4">
          <CertificatButton quete={quete} partie={partie} at={endedAt} preuve={preuve} />
          {isPriveeId(id) && <p>{priveeProofWords()}</p>}
          {!isApart && (
            <>
              <Proof kept={kept} contenu={contenu} />
              <LoadBoundary>
                <PreuvePart partie={partie} envoi={kept.envoi} />
              </LoadBoundary>
            </>
          )}
        </div>
      </Fold>
      <Fold title={t`Revoir, rejouer, partager`}>
        <div className="space-y-5">
          <SideBySide>
            <ButtonLink variant="secondary" to={paths.recommencer(address)} replace>
              {t`Rejouer`}
            </ButtonLink>
            {id === embarqueeId ? (
              <ButtonLink variant="secondary" to={paths.queteList()}>
                {t`Voir toutes les quêtes`}
              </ButtonLink>
            ) : (
              <ButtonLink
                variant="secondary"
                to={partie.isRetiree ? paths.commune(address) : paths.quete(address)}
              >
                {partie.isRetiree ? t`Les quêtes de la commune` : t`Retour à la quête`}
              </ButtonLink>
            )}
          </SideBySide>
          {!isApart && (
            <ShareButton titre={typographie(contenu.titre)} path={paths.quete(address)} />
          )}
          <PhotoAlbum partie={partie} contenu={contenu} />
          <Anecdotes partie={partie} contenu={contenu} />
        </div>
      </Fold>
    </PlayMoment>
  );
}

/** The tampon is in the carnet of this device from then on, whatever becomes of the party. */
function useKeptPage(partie: Partie, quete: Quete, preuve: PreuveId | null): void {
  // The carnet is on the device, outside React.
  useEffect(() => {
    const page = feuilletOf(partie, quete, preuve);
    if (page === null) return;
    addToCarnet([page]);
    askForLastingStorage();
  }, [partie, quete, preuve]);
}

type FiguresProps = { partie: Partie; contenu: Contenu; isArriving: boolean };

function Figures({ partie, contenu, isArriving }: FiguresProps) {
  const maximum = maximumPoints(partie, contenu);
  const bonus = bonusPointsOf(partie, contenu);
  const points = pointsOf(partie) - bonus;
  const minutes = durationOf(partie, partie.startedAt) / 60_000;
  const { isEarned, vueCount, lieuCount } = surPlaceOf(partie, contenu);
  const total = formatNombre(maximum);
  const score = (
    <span className="text-4xl">
      {isArriving ? (
        <CountUp value={points} words={formatNombre} />
      ) : (
        formatNombre(points)
      )}
    </span>
  );
  return (
    <dl className="flex-1 basis-36 space-y-3">
      {maximum + bonus > 0 && (
        <Figure label={t`Points`}>
          {bonus > 0 ? (
            <Trans>
              {score} sur {total}, et {bonus} de bonus
            </Trans>
          ) : (
            <Trans>
              {score} sur {total}
            </Trans>
          )}
        </Figure>
      )}
      <Figure label={t`Chemin`}>
        {doneWords(doneCount(partie, contenu), etapeCountOf(partie, contenu))}
      </Figure>
      {isEarned && (
        <Figure label={t`Sur place`}>{surPlaceWords(vueCount, lieuCount)}</Figure>
      )}
      {!partie.adaptations.includes('a-mon-rythme') && (
        <Figure label={t`Durée`}>
          {minutes < 1 ? t`moins d’une minute` : formatDuree(minutes)}
        </Figure>
      )}
    </dl>
  );
}

function Figure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className="font-titre text-xl font-bold">{children}</dd>
    </div>
  );
}

/** Closed étapes, which did not count. */
function ClosedList({ etapes }: { etapes: readonly EtapePublique[] }) {
  if (etapes.length === 0) return null;
  const titles = etapes.map(({ titre }) => typographie(titre)).join(', ');
  return (
    <p>
      {etapes.length === 1
        ? t`Une étape était fermée et n’a pas compté\u00A0: ${titles}.`
        : t`Des étapes étaient fermées et n’ont pas compté\u00A0: ${titles}.`}
    </p>
  );
}

type RefusedListProps = {
  etapes: readonly EtapePublique[];
  contenu: Contenu;
  actions: PlayActions;
};

function RefusedList({ etapes, contenu, actions }: RefusedListProps) {
  if (etapes.length === 0) return null;
  return (
    <Alert tone="attention" title={t`Une réponse n’était pas la bonne`} announce="polie">
      <p>
        <Trans>
          Le téléphone les avait acceptées sans réseau. En voici la liste. Votre arrivée
          reste acquise.
        </Trans>
      </p>
      <ul className="mt-2 space-y-2">
        {etapes.map((etape) => (
          <li key={etape.id}>
            <Button variant="quiet" onClick={() => actions.visit(etape.id)}>
              {reviewWords(contenu.etapes.indexOf(etape) + 1, etape)}
            </Button>
          </li>
        ))}
      </ul>
    </Alert>
  );
}

function reviewWords(numero: number, { titre }: EtapePublique): string {
  const name = typographie(titre);
  return t`Revoir l’étape ${numero}, ${name}`;
}

function Proof({ kept, contenu }: { kept: KeptPartie; contenu: Contenu }) {
  const { partie, envoi } = kept;
  const isOnline = useOnline();
  const waiting = isWaiting({ partie, contenu, envoi });
  const isLimited = useLimitWait('debut');
  if (envoi.ailleurs) {
    return (
      <p>{t`Les réponses de l’équipe sont vérifiées sur le téléphone du capitaine.`}</p>
    );
  }
  const words = proofWords(proofOf(partie), {
    isOnline,
    isLimited,
    isWaiting: waiting,
  });
  return words === null ? null : <p role="status">{words}</p>;
}

function Anecdotes({ partie, contenu }: { partie: Partie; contenu: Contenu }) {
  const told = contenu.etapes.flatMap((etape) => {
    const { epreuve } = etape;
    const isSettled = suiviOf(partie, etape.id).issue !== null;
    if (epreuve.type === 'aucune' || epreuve.anecdote === '' || !isSettled) return [];
    return [{ etape, anecdote: epreuve.anecdote }];
  });
  if (told.length === 0) return null;
  return (
    <section className="space-y-5">
      <h2 className="text-2xl">{t`Ce que le chemin raconte`}</h2>
      {told.map(({ etape, anecdote }) => (
        <div key={etape.id} className="space-y-1">
          <h3 lang={authoredLang()} className="text-xl">
            {dressed(etape.titre)}
          </h3>
          <Paragraphs text={anecdote} />
        </div>
      ))}
    </section>
  );
}
