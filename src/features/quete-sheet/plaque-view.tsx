import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { addressOf } from '@/domain/quete/address.ts';
import type { EtapePublique, Quete } from '@/domain/quete/quete.ts';
import { typographie } from '@/lib/format/typographie.ts';
import { paths } from '@/lib/paths.ts';
import { ButtonLink } from '@/ui/button.tsx';
import { PageTitle } from '@/ui/page-title.tsx';
import { ClosureNotice } from './closure-notice.tsx';
import { GoThereLink } from './go-there-link.tsx';
import type { Reprise } from './quete-sheet.tsx';
import { useOpenSuspensions } from './use-open-suspensions.ts';

/** The étape that a plate stands at, and its number from 1. */
type Plaque = { etape: EtapePublique; numero: number };

/**
 * The étape of a plate: its token is the étape's id, which outlives every version. Null for a token of no étape: a plate
 * outlives what is written on it too. It names a place and proves nothing: what proves is the épreuve's own answer.
 */
export function plaqueOf({ contenu }: Quete, jeton: string): Plaque | null {
  const index = contenu.etapes.findIndex(({ id }) => id === jeton);
  const etape = contenu.etapes[index];
  return etape === undefined ? null : { etape, numero: index + 1 };
}

type PlaqueViewProps = { quete: Quete; jeton: string; reprise?: Reprise | undefined };

/**
 * For who scanned a plate with the camera of the phone: back into the party under way, else which étape this is, « Commencer ici »
 * where the walk begins, « Commencer au départ » and the way there everywhere else.
 */
export function PlaqueView({ quete, jeton, reprise }: PlaqueViewProps) {
  const { id, contenu } = quete;
  const address = addressOf(id);
  const plaque = plaqueOf(quete, jeton);
  const isStart = plaque?.numero === 1;
  const { fermeture, byEtapeId } = useOpenSuspensions(quete);
  const closed = fermeture ?? byEtapeId[plaque?.etape.id ?? ''];
  return (
    <>
      <PageTitle
        surtitre={contenu.commune.nom}
        chapeau={<Chapeau quete={quete} plaque={plaque} reprise={reprise} />}
      >
        {titleOf(plaque, reprise)}
      </PageTitle>
      {closed !== undefined && (
        <div className="mt-6 max-w-mesure">
          <ClosureNotice
            fermeture={closed}
            what={fermeture === null ? 'etape' : 'quete'}
          />
        </div>
      )}
      <div className="mt-7 flex flex-wrap items-center gap-3">
        <ButtonLink to={paths.jouer(address)} size="large">
          {reprise !== undefined
            ? `Reprendre à l’étape ${reprise.etapeNumero}`
            : isStart
              ? 'Commencer ici'
              : 'Commencer au départ'}
        </ButtonLink>
        <ButtonLink to={paths.quete(address)} variant="secondary" size="large">
          Découvrir la quête
        </ButtonLink>
      </div>
      {reprise === undefined && !isStart && <Start etape={contenu.etapes[0]} />}
      <p className="mt-10 text-texte-doux">
        La plaque est abîmée, ou n’a rien à faire là ?{' '}
        <Link
          to={paths.contact({ sujet: 'probleme', page: paths.plaque(address, jeton) })}
        >
          Dites-le-nous.
        </Link>
      </p>
    </>
  );
}

function titleOf(plaque: Plaque | null, reprise: Reprise | undefined): string {
  if (reprise !== undefined && plaque?.numero === reprise.etapeNumero) {
    return 'Vous y êtes !';
  }
  return plaque === null
    ? 'Vous avez trouvé une plaque'
    : `Étape ${plaque.numero} : ${typographie(plaque.etape.titre)}`;
}

type ChapeauProps = Pick<PlaqueViewProps, 'quete' | 'reprise'> & {
  plaque: Plaque | null;
};

function Chapeau({ quete: { contenu }, plaque, reprise }: ChapeauProps): ReactNode {
  const titre = typographie(contenu.titre);
  if (reprise === undefined) {
    return plaque?.numero === 1
      ? `C’est ici que commence « ${titre} », une balade à énigmes.`
      : `Vous êtes devant une étape de « ${titre} », une balade à énigmes. Elle commence ailleurs, mais pas loin.`;
  }
  if (plaque === null) return 'Votre partie vous attend là où vous l’avez laissée.';
  const { numero } = plaque;
  const { etapeNumero } = reprise;
  if (numero === etapeNumero) return `L’étape ${numero} de votre partie est ici.`;
  return numero < etapeNumero
    ? `Vous êtes déjà passés par ici : votre partie en est à l’étape ${etapeNumero}.`
    : `Patience : votre partie en est à l’étape ${etapeNumero}, et passera par ici.`;
}

function Start({ etape }: { etape: EtapePublique | undefined }) {
  if (etape === undefined) return null;
  return (
    <section aria-labelledby="depart" className="mt-12 max-w-mesure">
      <h2 id="depart" className="text-2xl">
        Le départ
      </h2>
      <p className="mt-3">{typographie(etape.lieu)}</p>
      {etape.position !== null && <GoThereLink position={etape.position} />}
    </section>
  );
}
