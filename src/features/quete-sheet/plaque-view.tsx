import { Link } from 'react-router';
import { addressOf } from '@/domain/quete/address.ts';
import type { Quete } from '@/domain/quete/quete.ts';
import { typographie } from '@/lib/format/typographie.ts';
import { paths } from '@/lib/paths.ts';
import { ButtonLink } from '@/ui/button.tsx';
import { PageTitle } from '@/ui/page-title.tsx';
import { GoThereLink } from './go-there-link.tsx';
import type { Reprise } from './quete-sheet.tsx';

type PlaqueViewProps = { quete: Quete; reprise?: Reprise | undefined };

/**
 * For who scanned a plate with any camera: back into the party under way, or what this plate is of and where the walk
 * begins. No published version names its plates yet, so a token points at the quête, never at one étape.
 */
export function PlaqueView({ quete: { id, contenu }, reprise }: PlaqueViewProps) {
  const address = addressOf(id);
  const [depart] = contenu.etapes;
  return (
    <>
      <PageTitle
        surtitre={contenu.commune.nom}
        chapeau={
          reprise === undefined
            ? `Vous êtes devant une étape de « ${typographie(contenu.titre)} », une balade à énigmes. Elle commence ailleurs, mais pas loin.`
            : 'Votre partie vous attend là où vous l’avez laissée.'
        }
      >
        {reprise === undefined ? 'Vous avez trouvé une plaque' : 'Vous y êtes !'}
      </PageTitle>
      <div className="mt-7 flex flex-wrap items-center gap-3">
        <ButtonLink to={paths.jouer(address)} size="large">
          {reprise === undefined
            ? 'Commencer ici'
            : `Reprendre à l’étape ${reprise.etapeNumero}`}
        </ButtonLink>
        <ButtonLink to={paths.quete(address)} variant="secondary" size="large">
          Découvrir la quête
        </ButtonLink>
      </div>
      {reprise === undefined && depart !== undefined && (
        <section aria-labelledby="depart" className="mt-12 max-w-mesure">
          <h2 id="depart" className="text-2xl">
            Le départ
          </h2>
          <p className="mt-3">{typographie(depart.lieu)}</p>
          {depart.position !== null && <GoThereLink position={depart.position} />}
        </section>
      )}
      <p className="mt-10 text-texte-doux">
        La plaque est abîmée, ou n’a rien à faire là ?{' '}
        <Link to={`${paths.contact()}?sujet=probleme`}>Dites-le-nous.</Link>
      </p>
    </>
  );
}
