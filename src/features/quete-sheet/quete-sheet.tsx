import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { coverImageOf } from '@/domain/quete/public-media.ts';
import { authoredLang, langOf } from '@/langue/authored.ts';
import { memo } from 'react';
import { Link } from 'react-router';
import IconClosed from '~icons/lucide/construction';
import { useSagaOnline } from '@/data/saga/use-saga-online.ts';
import { departementName } from '@/domain/commune/departement.ts';
import { langueOfTexte } from '@/domain/quete/langue-of-etape.ts';
import { addressOf } from '@/domain/quete/address.ts';
import type { Contenu, EtapePublique, Quete } from '@/domain/quete/quete.ts';
import type { Suspensions } from '@/domain/quete/suspension.ts';
import type { SagaPart } from '@/domain/saga/part.ts';
import { Authored } from '@/lib/format/authored.tsx';
import { closureText } from '@/lib/format/closure.ts';
import { dressed } from '@/lib/format/dressed.tsx';
import { typographie } from '@/lib/format/typographie.ts';
import { publicImage } from '@/lib/media/public-image.ts';
import { paths } from '@/lib/paths.ts';
import { LinkWhenOnline } from '@/ui/link-when-online.tsx';
import { Fold } from '@/ui/fold.tsx';
import { LateFold } from '@/ui/late-fold.tsx';
import { lazyComponent } from '@/ui/lazy-component.tsx';
import { LoadBoundary } from '@/ui/load-boundary.tsx';
import { pageTitleId } from '@/ui/page-title.tsx';
import { Embleme } from '@/ui/pictures/embleme.tsx';
import { BeginLink } from './begin-link.tsx';
import { ClosureNotice, ClotureNotice } from './closure-notice.tsx';
import { loadLateSheet } from './load-late-sheet.ts';
import { EtapeList } from './etape-list.tsx';
import { PlayerWords } from './player-words.tsx';
import { PracticalFacts } from './practical-facts.tsx';
import { QueteCover } from './quete-cover.tsx';
import { QueteFacts } from './quete-facts.tsx';
import { QueteMap } from './quete-map.tsx';
import { ReliefPart } from './relief-part.tsx';
import { useCloture } from './use-cloture.ts';
import { useOpenSuspensions } from './use-open-suspensions.ts';

/** For few visitors. */
const QueteActions = lazyComponent(
  async () => (await import('./quete-actions.tsx')).QueteActions,
);
/** On the sheets of a few quêtes. */
const ChairPart = lazyComponent(async () => (await loadLateSheet()).ChairPart);

/** Drawn once: a boundary that is drawn again before its code is there loses its HTML. */
const FromHome = memo(function FromHome({ contenu }: { contenu: Contenu }) {
  return (
    <LoadBoundary>
      <ChairPart contenu={contenu} />
    </LoadBoundary>
  );
});

/** A party of this quête under way on this device. */
export type Reprise = {
  /** Its current étape, from 1. */
  etapeNumero: number;
};

type QueteSheetProps = { quete: Quete; reprise?: Reprise | undefined };

/** A quête: its promise, its requirements, and the begin button. */
export function QueteSheet({ quete, reprise }: QueteSheetProps) {
  const { contenu } = quete;
  const { fermeture, byEtapeId } = useOpenSuspensions(quete);
  const cloture = useCloture(quete);
  // The destination of a story is for its players to find.
  const isAventure = contenu.genre === 'aventure';
  const lieuCount = contenu.etapes.length;
  const resumeLangue = langueOfTexte(contenu.resume, contenu);
  const told = isAventure ? contenu.etapes.slice(0, 1) : contenu.etapes;
  return (
    <article aria-labelledby={pageTitleId}>
      <div className="grid items-start gap-x-14 gap-y-6 lg:grid-cols-2 lg:gap-y-12">
        <div>
          <Place quete={quete} />
          <h1
            id={pageTitleId}
            tabIndex={-1}
            lang={langOf(contenu.langue)}
            className="mt-2 text-affiche"
          >
            {dressed(contenu.titre, contenu.langue)}
          </h1>
          {contenu.resume !== '' && (
            <p
              lang={langOf(resumeLangue)}
              className="mt-3 max-w-mesure text-texte-doux sm:text-lg"
            >
              {dressed(contenu.resume, resumeLangue)}
            </p>
          )}
          {fermeture !== null && (
            <div className="mt-6">
              <ClosureNotice fermeture={fermeture} />
            </div>
          )}
          {cloture !== null && (
            <div className="mt-6">
              <ClotureNotice cloture={cloture} />
            </div>
          )}
          <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-2">
            <BeginLink
              quete={quete}
              reprise={reprise}
              cloture={cloture}
              isClosed={fermeture !== null}
              label={t`Commencer la quête`}
            />
            <Link
              to={paths.depart(addressOf(quete.id))}
              className="inline-flex min-h-11 items-center font-bold print:hidden"
            >
              {t`Avant de partir`}
            </Link>
          </div>
          <ClosedEtapes etapes={told} byEtapeId={byEtapeId} />
          <div className="mt-7">
            <QueteFacts contenu={contenu} />
          </div>
          {contenu.sagas?.map((part) => (
            <SagaOfQuete key={part.saga} part={part} />
          ))}
        </div>
        <div className="max-lg:order-first">
          <QueteCover quete={quete} isDescribed ratio={2} />
        </div>
      </div>
      <div className="mt-14 grid items-start gap-x-14 gap-y-12 lg:grid-cols-2">
        <div className="max-w-mesure space-y-12">
          <Story contenu={contenu} />
          {contenu.chezSoi !== undefined && <FromHome contenu={contenu} />}
          <PlayerWords quete={quete} />
        </div>
        <section aria-labelledby="chemin">
          <h2 id="chemin" className="text-2xl">
            {t`Le chemin`}
          </h2>
          {told.some(({ position }) => position !== null) && (
            <div className="mt-5 mb-8 print:hidden">
              <QueteMap contenu={{ ...contenu, etapes: told }} />
            </div>
          )}
          <Fold title={t`Le relief et le chemin en mots`}>
            {contenu.relief !== undefined && (
              <ReliefPart
                relief={contenu.relief}
                distanceMetres={contenu.distanceMetres}
              />
            )}
            <StartPhoto contenu={contenu} />
            <EtapeList
              contenu={{ ...contenu, etapes: told }}
              suspensionById={byEtapeId}
            />
          </Fold>
          {isAventure && (
            <p className="max-w-mesure">
              {plural(lieuCount, {
                one: 'La suite dépend de vos choix\u00A0: # lieux vous attendent.',
                other: 'La suite dépend de vos choix\u00A0: # lieux vous attendent.',
              })}
            </p>
          )}
        </section>
        <div className="max-w-mesure">
          <PracticalFacts quete={quete} />
        </div>
        <div className="max-w-mesure">
          <LateFold
            title={t`Plus\u00A0: favori, équipe, classe, papier, GPS`}
            className="print:hidden"
          >
            <QueteActions quete={quete} />
          </LateFold>
        </div>
      </div>
    </article>
  );
}

/** A saga that it is a part of. */
function SagaOfQuete({ part: { saga, titre } }: { part: SagaPart }) {
  const isOnline = useSagaOnline(saga);
  const sagaTitre = typographie(titre);
  return (
    <p className="mt-5">
      <Trans>
        Elle donne un signe de la saga{' '}
        <LinkWhenOnline
          to={paths.saga({ slug: saga })}
          isOnline={isOnline}
          lang={authoredLang()}
          className="font-bold"
        >
          {sagaTitre}
        </LinkWhenOnline>
        .
      </Trans>
    </p>
  );
}

/** Closures of the walk, beside its begin button. */
function ClosedEtapes({
  etapes,
  byEtapeId,
}: {
  etapes: readonly EtapePublique[];
  byEtapeId: Suspensions['byEtapeId'];
}) {
  const closed = etapes.flatMap(({ id }, index) => {
    const suspension = byEtapeId[id];
    return suspension === undefined ? [] : [{ numero: index + 1, suspension }];
  });
  if (closed.length === 0) return null;
  return (
    <ul className="mt-4 space-y-1">
      {closed.map(({ numero, suspension }) => (
        <li key={numero} className="flex gap-2">
          <IconClosed
            aria-hidden="true"
            className="mt-0.5 size-5 shrink-0 text-attention"
          />
          <span>
            <strong>{t`L’étape ${numero} est fermée en ce moment.`} </strong>
            {closureText(suspension)}
          </span>
        </li>
      ))}
    </ul>
  );
}

function Place({ quete: { id, contenu } }: { quete: Quete }) {
  const { departement, communeSlug } = addressOf(id);
  return (
    <p className="text-lg text-texte-doux">
      <Embleme
        embleme={contenu.embleme}
        theme={contenu.theme}
        className="mr-2 inline size-7 align-bottom"
      />
      <Link
        to={paths.commune({ departement, communeSlug })}
        className="text-texte-doux decoration-trait-fort"
      >
        {contenu.commune.nom}
      </Link>
      {', '}
      {departementName(departement)}
    </p>
  );
}

/** The author's photograph of the start; those of later étapes are shown in the game only. */
function StartPhoto({ contenu }: { contenu: Contenu }) {
  const [etape] = contenu.etapes;
  const image = etape?.image ?? null;
  if (etape === undefined || image === null || image === coverImageOf(contenu))
    return null;
  const { texteAlternatif, credit, largeur, hauteur } = image;
  return (
    <figure className="mb-8">
      <img
        {...publicImage(image)}
        alt={texteAlternatif}
        lang={langOf(langueOfTexte(texteAlternatif, contenu, etape))}
        width={largeur}
        height={hauteur}
        loading="lazy"
        decoding="async"
        className="h-auto w-full rounded-carte"
      />
      <figcaption className="mt-2 text-texte-doux">
        {t`Au départ.`}
        {credit !== '' && <span lang={authoredLang()}>{` ${typographie(credit)}`}</span>}
      </figcaption>
    </figure>
  );
}

function Story({ contenu }: { contenu: Contenu }) {
  const { description, signature } = contenu;
  const langue = langueOfTexte(description, contenu);
  return (
    <>
      {description.trim() !== '' && (
        <section aria-labelledby="histoire">
          <h2 id="histoire" className="text-2xl">
            {t`L’histoire`}
          </h2>
          <div lang={langOf(langue)} className="mt-4 space-y-4 text-lg">
            {description
              .split(/\n[ \t]*\n/)
              .map((paragraph) => paragraph.trim())
              .filter((paragraph) => paragraph !== '')
              .map((paragraph, index) => (
                <p key={index} className="whitespace-pre-line">
                  {dressed(paragraph, langue)}
                </p>
              ))}
          </div>
        </section>
      )}
      {signature !== '' && (
        <p className="text-texte-doux">
          <Trans>
            Écrite par <Authored text={signature} />
          </Trans>
        </p>
      )}
    </>
  );
}
