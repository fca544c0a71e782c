import { t } from '@lingui/core/macro';
import { authoredLang } from '@/langue/authored.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { addressOf } from '@/domain/quete/address.ts';
import { direction, directionWords } from '@/domain/geo/direction.ts';
import { distanceMetres, type Position } from '@/domain/geo/position.ts';
import type { Contenu, EtapePublique, Quete } from '@/domain/quete/quete.ts';
import { formatDistance } from '@/lib/format/mesure.ts';
import { dressed } from '@/lib/format/dressed.tsx';
import { typographie } from '@/lib/format/typographie.ts';
import { publicImage } from '@/lib/media/public-image.ts';
import { paths } from '@/lib/paths.ts';
import { ButtonLink } from '@/ui/button.tsx';
import { PageTitle } from '@/ui/page-title.tsx';
import { BeginLink } from './begin-link.tsx';
import { ClosureNotice, ClotureNotice } from './closure-notice.tsx';
import { GoThereLink } from './go-there-link.tsx';
import type { Reprise } from './quete-sheet.tsx';
import { useCloture } from './use-cloture.ts';
import { useOpenSuspensions } from './use-open-suspensions.ts';

/** The étape of a plate, and its number from 1. */
type Plaque = { etape: EtapePublique; numero: number };

/**
 * The étape of a plate: its token is the étape's id, which outlives every version. Null for a token of no étape: a plate outlives its text
 * too. It names a place and proves nothing: the proof is the épreuve's own answer.
 */
export function plaqueOf({ contenu }: Quete, jeton: string): Plaque | null {
  const index = contenu.etapes.findIndex(({ id }) => id === jeton);
  const etape = contenu.etapes[index];
  return etape === undefined ? null : { etape, numero: index + 1 };
}

type PlaqueViewProps = { quete: Quete; jeton: string; reprise?: Reprise | undefined };

/**
 * For a plate scanned with the phone's camera: back into the party under way, else the étape's name, « Commencer ici » at the start of the
 * walk, « Commencer au départ » and the way there elsewhere.
 */
export function PlaqueView({ quete, jeton, reprise }: PlaqueViewProps) {
  const { id, contenu } = quete;
  const address = addressOf(id);
  const plaque = plaqueOf(quete, jeton);
  const isStart = plaque?.numero === 1;
  const isFree = contenu.ordre !== undefined && plaque !== null;
  const { fermeture, byEtapeId } = useOpenSuspensions(quete);
  const cloture = useCloture(quete);
  const closed = fermeture ?? byEtapeId[plaque?.etape.id ?? ''];
  return (
    <>
      <PageTitle
        surtitre={
          plaque === null
            ? contenu.commune.nom
            : `${contenu.commune.nom} · ${etapeLabel(plaque)}`
        }
        chapeau={<Chapeau quete={quete} plaque={plaque} reprise={reprise} />}
      >
        <Title plaque={plaque} reprise={reprise} />
      </PageTitle>
      {closed !== undefined && (
        <div className="mt-6 max-w-mesure">
          <ClosureNotice
            fermeture={closed}
            what={fermeture === null ? 'etape' : 'quete'}
          />
        </div>
      )}
      {cloture !== null && (
        <div className="mt-6 max-w-mesure">
          <ClotureNotice cloture={cloture} />
        </div>
      )}
      <div className="mt-7 flex flex-wrap items-center gap-3">
        <BeginLink
          quete={quete}
          reprise={reprise}
          cloture={cloture}
          isClosed={fermeture !== null}
          label={isStart || isFree ? t`Commencer ici` : t`Commencer au départ`}
        />
        <ButtonLink to={paths.quete(address)} variant="secondary" size="large">
          {t`Découvrir la quête`}
        </ButtonLink>
      </div>
      {plaque !== null && <Here contenu={contenu} plaque={plaque} />}
      {reprise === undefined && !isStart && (
        <Start etape={contenu.etapes[0]} from={plaque?.etape.position ?? null} />
      )}
      <p className="mt-10 text-texte-doux">
        {t`La plaque est abîmée, ou n’a rien à faire là\u202F?`}{' '}
        <Link
          to={paths.contact({ sujet: 'probleme', page: paths.plaque(address, jeton) })}
        >
          {t`Dites-le-nous.`}
        </Link>
      </p>
    </>
  );
}

function etapeLabel({ numero }: Plaque): string {
  return t`Étape ${numero}`;
}

type TitleProps = { plaque: Plaque | null; reprise: Reprise | undefined };

function Title({ plaque, reprise }: TitleProps): ReactNode {
  if (reprise !== undefined && plaque?.numero === reprise.etapeNumero) {
    return t`Vous y êtes\u202F!`;
  }
  if (plaque === null) return t`Vous avez trouvé une plaque`;
  return <span lang={authoredLang()}>{dressed(plaque.etape.titre)}</span>;
}

type ChapeauProps = Pick<PlaqueViewProps, 'quete' | 'reprise'> & {
  plaque: Plaque | null;
};

function Chapeau({ quete: { contenu }, plaque, reprise }: ChapeauProps): ReactNode {
  const titre = typographie(contenu.titre);
  if (reprise === undefined) {
    return plaque?.numero === 1
      ? t`C’est ici que commence «\u00A0${titre}\u00A0», une balade à énigmes.`
      : t`Vous êtes devant une étape de «\u00A0${titre}\u00A0», une balade à énigmes. Elle commence ailleurs.`;
  }
  if (plaque === null) return t`Votre partie vous attend là où vous l’avez laissée.`;
  const { numero } = plaque;
  const { etapeNumero } = reprise;
  if (numero === etapeNumero) return t`L’étape ${numero} de votre partie est ici.`;
  return numero < etapeNumero
    ? t`Vous avez déjà passé cette étape\u00A0: votre partie en est à l’étape ${etapeNumero}.`
    : t`Patience\u00A0: votre partie en est à l’étape ${etapeNumero}, et passera par ici.`;
}

/** First characters of a story: enough to read standing. */
const beginningLength = 320;

/** Splits a story after a sentence near its beginning; a short one stays whole. */
export function beginningOf(recit: string): { debut: string; suite: string } {
  const text = recit.trim();
  if (text.length <= beginningLength * 1.3) return { debut: text, suite: '' };
  const head = text.slice(0, beginningLength);
  const end = Math.max(
    ...['. ', '! ', '? ', '.\n', '!\n', '?\n'].map((mark) => head.lastIndexOf(mark)),
  );
  const cut = end > beginningLength / 3 ? end + 1 : head.lastIndexOf(' ');
  return { debut: text.slice(0, cut).trim(), suite: text.slice(cut).trim() };
}

/** This place, for a visitor in front of it: its picture, the beginning of its story, its question. */
function Here({ contenu, plaque }: { contenu: Contenu; plaque: Plaque }) {
  const { etape, numero } = plaque;
  const { image, lieu, recit, epreuve } = etape;
  // The destination of a story is for its players to find.
  const isTold = contenu.genre !== 'aventure' || numero === 1;
  const { debut, suite } = beginningOf(isTold ? recit : '');
  return (
    <section aria-labelledby="ici" className="mt-10 max-w-mesure">
      <h2 id="ici" lang={lieu === '' ? undefined : authoredLang()} className="text-2xl">
        {lieu === '' ? t`Ici` : typographie(lieu)}
      </h2>
      {image !== null && isTold && (
        <img
          {...publicImage(image)}
          alt={image.texteAlternatif}
          lang={authoredLang()}
          width={image.largeur}
          height={image.hauteur}
          decoding="async"
          className="mt-4 h-auto w-full rounded-carte"
        />
      )}
      {debut !== '' && (
        <p lang={authoredLang()} className="mt-4 text-lg whitespace-pre-line">
          {dressed(debut)}
        </p>
      )}
      {suite !== '' && (
        <details className="mt-1">
          <summary className="inline-flex min-h-11 cursor-pointer items-center font-bold text-primaire-fort">
            {t`Lire la suite`}
          </summary>
          <p lang={authoredLang()} className="text-lg whitespace-pre-line">
            {dressed(suite)}
          </p>
        </details>
      )}
      {isTold && epreuve.type !== 'aucune' && epreuve.consigne !== '' && (
        <div className="mt-6 rounded-carte border-l-4 border-primaire bg-fond-carte px-5 py-4">
          <h3 className="text-lg font-bold">{t`L’énigme d’ici`}</h3>
          <p lang={authoredLang()} className="mt-2 whitespace-pre-line">
            {dressed(epreuve.consigne)}
          </p>
        </div>
      )}
    </section>
  );
}

type StartProps = {
  etape: EtapePublique | undefined;
  /** Position of the plate; null if unknown. */
  from: Position | null;
};

function Start({ etape, from }: StartProps) {
  if (etape === undefined) return null;
  const metres =
    from === null || etape.position === null
      ? null
      : distanceMetres(from, etape.position);
  return (
    <section aria-labelledby="depart" className="mt-12 max-w-mesure">
      <h2 id="depart" className="text-2xl">
        {metres === null
          ? t`Le départ`
          : startWords(metres, directionFrom(from, etape.position))}
      </h2>
      <p lang={authoredLang()} className="mt-3">
        {dressed(etape.lieu)}
      </p>
      {etape.position !== null && <GoThereLink position={etape.position} />}
    </section>
  );
}

/** « Le départ est à 120 m au sud ». `towards` is null if both are one place. */
function startWords(metres: number, towards: string | null): string {
  const distance = formatDistance(Math.max(10, Math.round(metres / 10) * 10));
  return towards === null
    ? t`Le départ est à ${distance}`
    : t`Le départ est à ${distance} ${towards}`;
}

/** « au sud »; null if both are one place. */
function directionFrom(from: Position | null, to: Position | null): string | null {
  const found = from === null || to === null ? null : direction(from, to);
  return found === null ? null : directionWords(found);
}
