import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMemo } from 'react';
import { Link } from 'react-router';
import type { Carte } from '@/domain/catalogue/catalogue.ts';
import type { Centre } from '@/domain/commune/search.ts';
import type { Position } from '@/domain/geo/position.ts';
import { departementName } from '@/domain/commune/departement.ts';
import { communeSlug as slugOfName } from '@/domain/commune/slug.ts';
import type { Territoire } from '@/domain/territoire/territoire.ts';
import { publicFileUrl } from '@/lib/media/public-file-url.ts';
import { Enseigne } from '@/ui/pictures/enseigne.tsx';
import { paths } from '@/lib/paths.ts';
import { PageTitle } from '@/ui/page-title.tsx';
import { AroundList } from './around-list.tsx';
import { communeSlugOf, nearestFirst } from './commune-group.ts';
import { inCommune } from '@/langue/nom-de-commune.ts';
import { NewsLinks } from './news-links.tsx';
import { QueteCardList } from './quete-card-list.tsx';

/** Number of quêtes of other communes. */
const neighbourCount = 6;

type CommuneViewProps = {
  departement: string;
  communeSlug: string;
  nom: string;
  /** Its centre; null while unknown. */
  centre: Centre | null;
  /** Every card of the département. */
  cartes: readonly Carte[];
  /** The arms and colour of the commune; null without any. */
  habits?: Pick<Territoire, 'nom' | 'couleur' | 'blason'> | null;
};

/** The quêtes of one commune, then the nearest around it, in any département. */
export function CommuneView({
  departement,
  communeSlug,
  nom,
  centre,
  cartes,
  habits = null,
}: CommuneViewProps) {
  const { ici, ailleurs, place } = useMemo(() => {
    const split = splitAround(cartes, communeSlug, centre?.position ?? null);
    const etendue = { type: 'commune', departement, communeSlug } as const;
    const start = split.ici.find(({ depart }) => depart !== null)?.depart ?? null;
    const known = start && { position: start, isEstimate: false };
    return { ...split, place: { etendue, centre: known ?? centre } };
  }, [cartes, departement, communeSlug, centre]);
  const departementNom = departementName(departement);
  const where = inCommune(nom);
  const total = ici.length;
  const territoires = new Map(
    ici.flatMap(({ territoire }) =>
      territoire === undefined ? [] : [[territoire.siren, territoire.nom] as const],
    ),
  );
  return (
    <>
      {habits !== null && (
        <Enseigne
          nom={habits.nom}
          couleur={habits.couleur}
          blason={habits.blason === '' ? '' : publicFileUrl(habits.blason)}
          className="mb-6"
        />
      )}
      <PageTitle
        surtitre={
          <>
            <Link to={paths.queteList()}>
              <Trans>Les quêtes</Trans>
            </Link>
            <span aria-hidden="true">{' › '}</span>
            <Link to={paths.departement({ departement })}>{departementNom}</Link>
          </>
        }
        chapeau={
          ici.length === 0 ? (
            <Trans>
              Pas encore de quête {where}. Vous connaissez bien l’endroit{'\u202F'}?{' '}
              <Link to={paths.mairie({ q: nom })}>Parlez-en à votre mairie.</Link>
            </Trans>
          ) : (
            plural(total, {
              one: '#\u00A0quête à faire à pied.',
              other: '#\u00A0quêtes à faire à pied.',
            })
          )
        }
      >
        {nom}
      </PageTitle>
      {[...territoires].map(([siren, territoireNom]) => (
        <p key={siren} className="mt-4">
          <Link
            to={paths.territoire({ id: siren })}
            className="inline-flex min-h-11 items-center font-bold"
          >
            {t`Toutes les quêtes du territoire\u00A0: ${territoireNom}`}
          </Link>
        </p>
      ))}
      {ici.length > 0 && (
        <div className="mt-8">
          <QueteCardList cartes={ici} level={2} withCommune={false} />
        </div>
      )}
      <section aria-labelledby="ailleurs" className={ici.length === 0 ? 'mt-7' : 'mt-14'}>
        <h2 id="ailleurs" className="mb-5 text-2xl">
          {ici.length === 0 ? t`Les plus proches` : t`Autour`}
        </h2>
        <AroundList place={place} fallback={<QueteCardList cartes={ailleurs} />} />
        <p className="mt-8">
          <Link
            to={paths.departement({ departement })}
            className="inline-flex min-h-11 items-center font-bold"
          >
            {t`Toutes les quêtes du département (${departementNom})`}
          </Link>
        </p>
      </section>
      {ici.length > 0 ? (
        <NewsLinks place={{ departement, communeSlug }} nom={nom} />
      ) : (
        <NewsLinks place={{ departement }} nom={departementNom} waiting={nom} />
      )}
    </>
  );
}

/** True if a quête of the département begins in a commune, or crosses it. */
function isIn(carte: Carte, communeSlug: string): boolean {
  return (
    communeSlugOf(carte) === communeSlug ||
    (carte.passe ?? []).some(
      ({ nom, departement }) =>
        slugOfName(nom) === communeSlug && departement === carte.commune.departement,
    )
  );
}

/** The cards of a commune, and a few others: the nearest, or the newest while its centre is unknown. */
function splitAround(
  cartes: readonly Carte[],
  communeSlug: string,
  centre: Position | null,
) {
  const [ici, others] = [
    cartes.filter((carte) => isIn(carte, communeSlug)),
    cartes.filter((carte) => !isIn(carte, communeSlug)),
  ];
  const place = ici.find(({ depart }) => depart !== null)?.depart ?? centre;
  const sorted = place === null ? others : nearestFirst(others, place);
  return { ici, ailleurs: sorted.slice(0, neighbourCount) };
}
