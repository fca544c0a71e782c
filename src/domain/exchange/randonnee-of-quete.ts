import { etapeIdSchema } from '../etape/etape-id.ts';
import { blankEtape, blankParcours, firstRang } from '../parcours/blank-parcours.ts';
import { parcoursIdSchema } from '../parcours/parcours.ts';
import type { Quete } from '../quete/quete.ts';
import { walkOfQuete } from './quete-walk.ts';
import { toRandonnee } from './randonnee.ts';

/** A feature of the national schema of walks. */
export type RandonneeFeature = { properties: Record<string, unknown> } & Record<
  string,
  unknown
>;

const anyId = 'x'.repeat(20);

/**
 * A published quête as a walk of the national schema (`toRandonnee`), under the id of the quête; null for fewer than two places.
 * `producteur`: the publisher of the site; a signature may be a person's name, and is left out, as are the ways from étape to étape, which
 * belong to the game.
 */
export function randonneeOfQuete(
  quete: Quete,
  {
    url,
    producteur,
    contact,
  }: { url: string; producteur: string; contact: string | null },
): RandonneeFeature | null {
  const { contenu } = quete;
  const etapeId = etapeIdSchema.parse(anyId);
  const { commune, dureeMinutes, resume, description, pratique, difficulte } = contenu;
  const parcours = {
    ...blankParcours(parcoursIdSchema.parse(anyId), etapeId),
    ...{ commune, dureeMinutes, resume, description, pratique, difficulte },
    signature: producteur,
    etapes: contenu.etapes.map(({ titre }) => ({
      ...blankEtape(etapeId, firstRang),
      titre,
    })),
  };
  const text = toRandonnee(parcours, walkOfQuete(quete, url), contenu.relief ?? null);
  if (text === null) return null;
  // Our own, of a single walk.
  const { features } = JSON.parse(text) as { features: [RandonneeFeature] };
  const [feature] = features;
  return {
    ...feature,
    properties: { ...feature.properties, id_local: quete.id, contact },
  };
}
