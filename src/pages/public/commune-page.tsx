import { t } from '@lingui/core/macro';
import { inCommune } from '@/langue/nom-de-commune.ts';
import { redirect, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { readWholeDepartement } from '@/data/catalogue/catalogue-repository.ts';
import { readTerritoire } from '@/data/territoire/read-territoire.ts';
import type { Territoire } from '@/domain/territoire/territoire.ts';
import type { Carte } from '@/domain/catalogue/catalogue.ts';
import type { Centre } from '@/domain/commune/search.ts';
import { communeSlug as slugOfName } from '@/domain/commune/slug.ts';
import { communeSlugOf } from '@/features/catalogue/commune-group.ts';
import { CommuneView } from '@/features/catalogue/commune-view.tsx';
import { findCommune } from '@/features/catalogue/find-place.ts';
import { PageNotFoundError } from '@/lib/errors/not-found.ts';
import { PageHead } from '@/lib/head/page-head.tsx';
import { paths } from '@/lib/paths.ts';
import { departementOfAddress } from './departement-param.ts';

type LoaderData = {
  departement: string;
  communeSlug: string;
  nom: string;
  /** Null if one of its quêtes has its place. */
  centre: Centre | null;
  cartes: readonly Carte[];
  /** The commune's presentation; null if it has none. */
  habits: Territoire | null;
};

/** Null for a commune that shows neither arms nor a colour. */
async function habitsOf(insee: string): Promise<Territoire | null> {
  const found = await readTerritoire(insee);
  return found !== null && (found.couleur !== '' || found.blason !== '') ? found : null;
}

/** The name of the commune at an address: that of its cards, else that of the official list, which has its place too. */
async function communeOf(
  {
    departement,
    communeSlug,
    cartes,
  }: Pick<LoaderData, 'departement' | 'communeSlug' | 'cartes'>,
  request: Request,
): Promise<Pick<LoaderData, 'nom' | 'centre'> & { insee: string }> {
  const carte = cartes.find((candidate) => communeSlugOf(candidate) === communeSlug);
  if (carte !== undefined) return { ...carte.commune, centre: null };
  const found = await findCommune(departement, communeSlug, request.signal);
  if (found === null) throw new PageNotFoundError(new URL(request.url).pathname);
  return { ...found.commune, centre: found.centre };
}

/**
 * Two reads, of the département (one a part if it has several) and of the commune's presentation. A commune without quêtes has a page; a
 * name of no commune in the département is a page that does not exist.
 */
export async function loader({
  params,
  request,
}: LoaderFunctionArgs): Promise<LoaderData> {
  const departement = departementOfAddress(params['departement'], request);
  const asked = params['commune'] ?? '';
  const communeSlug = slugOfName(asked);
  // `Saint-Étienne` is `saint-etienne`: one address for one page.
  if (communeSlug !== asked && communeSlug !== '') {
    throw redirect(paths.commune({ departement, communeSlug }));
  }
  const cartes = await readWholeDepartement(departement, request.signal);
  const { insee, nom, centre } = await communeOf(
    { departement, communeSlug, cartes },
    request,
  );
  const habits = await habitsOf(insee);
  return { departement, communeSlug, nom, centre, cartes, habits };
}

/** `/les_quetes/<departement>/<commune>`. */
export function Component() {
  const { departement, communeSlug, nom, centre, cartes, habits } =
    useLoaderData<typeof loader>();
  const where = inCommune(nom);
  const hasNone = !cartes.some((carte) => communeSlugOf(carte) === communeSlug);
  return (
    <>
      <PageHead
        title={t`Les quêtes, ${nom}`}
        description={t`Les quêtes à faire à pied ${where} et autour. Gratuites, sans compte.`}
        path={paths.commune({ departement, communeSlug })}
        noindex={hasNone}
      />
      <CommuneView
        key={`${departement}/${communeSlug}`}
        departement={departement}
        communeSlug={communeSlug}
        nom={nom}
        centre={centre}
        cartes={cartes}
        habits={habits}
      />
    </>
  );
}
