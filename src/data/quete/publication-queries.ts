import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { Etape } from '@/domain/etape/etape.ts';
import type { Publication } from '@/domain/parcours/parcours.ts';
import { plaquesToReprint } from '@/domain/quete/plaque.ts';
import { queteIdSchema, type QueteId } from '@/domain/quete/quete.ts';
import { readWholeDepartement } from '../catalogue/catalogue-repository.ts';
import type { Services } from '../firebase/services.ts';
import { fetchAltitudes } from '../geo/geoplateforme.ts';
import type { ParcoursSnapshot } from '../parcours/parcours-store.ts';
import type { PublicationRequest } from './publication-repository.ts';
import { queteRepository } from './quete-repository.ts';
import { isSharePreviewReady } from './share-preview.ts';

type Plaquee = Pick<Etape, 'id' | 'titre' | 'epreuve'>;

const publicationKeys = {
  allOnline: ['publication', 'en-ligne'] as const,
  online: (queteId: string, version: number, departement: string) =>
    [...publicationKeys.allOnline, queteId, version, departement] as const,
  sharePreview: (queteId: string, version: number) =>
    ['publication', 'apercu', queteId, version] as const,
  reprints: (queteId: QueteId, version: number, etapes: readonly Plaquee[]) =>
    [
      'publication',
      'plaques',
      queteId,
      version,
      etapes.map(({ id, titre, epreuve }) => [id, titre, epreuve.type, epreuve.jeton]),
    ] as const,
};

/** The code that publishes, which no author needs before the press. */
const repositoryOf = async (services: Services) =>
  (await import('./publication-repository.ts')).publicationRepository(services);

/** How often the site is asked while the preview is not there. */
const askAgainMs = 60_000;

/** What the public site holds of a publication: read without the SDK. */
export const publicationQueries = {
  /** Whether the quête is still in the catalogue of its département. */
  isOnline: (
    { queteId, version }: Pick<Publication, 'queteId' | 'version'>,
    departement: string,
  ) =>
    queryOptions({
      queryKey: publicationKeys.online(queteId, version, departement),
      queryFn: async ({ signal }) => {
        const cartes = await readWholeDepartement(departement, signal);
        return cartes.some((carte) => carte.queteId === queteId);
      },
      staleTime: 60_000,
    }),

  /** Whether the site was built with this version, so that a shared address shows its picture. Asked each minute until then. */
  isSharePreviewReady: ({ queteId, version }: Pick<Publication, 'queteId' | 'version'>) =>
    queryOptions({
      queryKey: publicationKeys.sharePreview(queteId, version),
      queryFn: ({ signal }) =>
        isSharePreviewReady({ id: queteIdSchema.parse(queteId), version }, signal),
      refetchInterval: ({ state }) => (state.data === true ? false : askAgainMs),
    }),

  /** The numbers of the étapes whose plates, printed from `version`, no longer hold. */
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

/** A publication whose parcours is first saved: `save` gives it as it stands online then, or throws. */
type Publishing = Omit<PublicationRequest, 'snapshot' | 'readAltitudes'> & {
  save: () => Promise<ParcoursSnapshot>;
};

/** Putting a quête online and taking it back. What the catalogue shows is read again, whatever came of it. */
export const publicationMutations = {
  publish: (services: Services) =>
    mutationOptions({
      mutationFn: async ({ save, ...request }: Publishing) =>
        (await repositoryOf(services)).publish({
          ...request,
          readAltitudes: fetchAltitudes,
          snapshot: await save(),
        }),
      onSettled: (_data, _error, _variables, _result, { client }) => {
        // Not waited for: that it is published is said at once.
        void client.invalidateQueries({ queryKey: publicationKeys.allOnline });
      },
    }),

  withdraw: (services: Services) =>
    mutationOptions({
      mutationFn: async (publication: Pick<Publication, 'queteId'>) =>
        (await repositoryOf(services)).withdraw(publication),
      onSettled: (_data, _error, _variables, _result, { client }) =>
        client.invalidateQueries({ queryKey: publicationKeys.allOnline }),
    }),
};
