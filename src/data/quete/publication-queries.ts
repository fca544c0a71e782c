import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Etape } from '@/domain/etape/etape.ts';
import type { Publication } from '@/domain/parcours/parcours.ts';
import { plaquesToReprint } from '@/domain/quete/plaque.ts';
import { queteIdSchema, type QueteId } from '@/domain/quete/quete.ts';
import { readWholeDepartement } from '../catalogue/catalogue-repository.ts';
import type { Services } from '../firebase/services.ts';
import { queteRepository } from './quete-repository.ts';
import { isSharePreviewReady } from './share-preview.ts';

type Plaquee = Pick<Etape, 'id' | 'titre' | 'epreuve'>;

const publicationKeys = {
  reprints: (queteId: QueteId, version: number, etapes: readonly Plaquee[]) =>
    [
      'publication',
      'plaques',
      queteId,
      version,
      etapes.map(({ id, titre, epreuve }) => [id, titre, epreuve.type, epreuve.jeton]),
    ] as const,
};

/** Interval of checks while the preview is missing. */
const askAgainMs = 60_000;

/** The public site's state of a publication: read without the SDK. */
export const publicationQueries = {
  /** Prefix of the catalogue's state. */
  allOnline: { queryKey: ['publication', 'en-ligne'] as const },

  /** The numbers of the étapes whose plates, printed from `version`, are outdated. */
  reprints: (
    services: Services,
    queteId: QueteId,
    version: number,
    etapes: readonly Plaquee[],
  ) =>
    queryOptions({
      queryKey: publicationKeys.reprints(queteId, version, etapes),
      queryFn: async ({ signal }) => {
        const quetes = queteRepository(services);
        const { contenu } = await quetes.readVersion(queteId, version, signal);
        return plaquesToReprint(contenu, etapes);
      },
      staleTime: Infinity,
    }),
};

/** True once the site was built with this version, so that a shared address shows its picture. Checked each minute until then. */
export function useIsSharePreviewReady({
  queteId,
  version,
}: Pick<Publication, 'queteId' | 'version'>) {
  return useQuery(
    queryOptions({
      queryKey: ['publication', 'apercu', queteId, version],
      queryFn: ({ signal }) =>
        isSharePreviewReady({ id: queteIdSchema.parse(queteId), version }, signal),
      refetchInterval: ({ state }) => (state.data === true ? false : askAgainMs),
    }),
  );
}

/** True if the quête of a publication is still in the catalogue of a département; undefined while unknown. */
export function useIsInCatalogue(
  publication: Pick<Publication, 'queteId' | 'version'> | null,
  departement: string,
): boolean | undefined {
  const queteId = publication?.queteId;
  const version = publication?.version;
  return useQuery(
    queryOptions({
      queryKey: ['publication', 'en-ligne', queteId, version, departement],
      queryFn: async ({ signal }) => {
        const cartes = await readWholeDepartement(departement, signal);
        return cartes.some((carte) => carte.queteId === queteId);
      },
      staleTime: 60_000,
      enabled: publication !== null && departement !== '',
    }),
  ).data;
}
