import type { ImageLibre, Trouvaille } from '@/domain/around/trouvaille.ts';
import type { Etape } from '@/domain/etape/etape.ts';
import { withSources } from '@/domain/etape/source.ts';
import { limits } from '@/domain/limits.ts';
import { plainLine } from '@/domain/around/plain-text.ts';
import type { EtapeFields } from '@/domain/parcours/operations.ts';
import { recitOfFaits, trouvailleName } from '../../words/around-words.ts';

type NotedFields = Pick<EtapeFields, 'titre' | 'position' | 'recit' | 'sources'>;

/** An étape made from a thing found: title if it has none, place, facts to check below the existing text, and sources. */
export function noteOf(
  { titre, recit, sources }: Pick<Etape, 'titre' | 'recit' | 'sources'>,
  found: Trouvaille,
): NotedFields {
  const name = trouvailleName(found);
  const facts = recitOfFaits(found.faits);
  const told = recit.trim() === '' ? facts : `${recit.trimEnd()}\n\n${facts}`;
  return {
    titre: titre.trim() === '' ? plainLine(name, limits.etapeTitre.max) : titre,
    position: found.position,
    // A story without room for the facts is unchanged.
    recit: told.length > limits.recit.max ? recit : told,
    sources: withSources(
      sources,
      found.liens.map(({ titre: page, url }) => ({
        titre: plainLine(page, limits.sourceTitre.max),
        url,
      })),
    ),
  };
}

/** The page of a picture among the sources of an étape, with its licence. */
export function sourcesWithImage(
  sources: Etape['sources'],
  image: ImageLibre,
): Etape['sources'] {
  const titre = `Image\u00A0: ${image.titre} (${image.licence.nom})`;
  return withSources(sources, [
    { titre: plainLine(titre, limits.sourceTitre.max), url: image.page },
  ]);
}
