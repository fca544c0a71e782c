import type { EtapeId } from '../etape/etape-id.ts';
import type { Parcours } from '../parcours/parcours.ts';
import { publishEmbleme, publishOrder, publishPersonnages } from './publication.ts';
import { publishEtape } from './publish-etape.ts';
import type { Contenu } from './quete.ts';
import type { EpreuvePublique } from '../epreuve/epreuve-publique.ts';

/**
 * A draft for the game, publishable or not, for its author to play. Only the current étape has an épreuve: sealing takes slow hashes, and
 * the game shows one at a time. It has no files.
 */
export function draftContenu(
  parcours: Parcours,
  played: { etapeId: EtapeId; epreuve: EpreuvePublique } | null,
): Contenu {
  const { titre, genre, theme, dureeMinutes, difficulte, ageMinimum } = parcours;
  return {
    format: 1,
    ...{ titre, genre, theme, dureeMinutes, difficulte, ageMinimum },
    commune: parcours.commune ?? { insee: '', nom: '', departement: '' },
    slug: '',
    resume: '',
    description: '',
    distanceMetres: 0,
    pratique: parcours.pratique,
    signature: '',
    ...publishOrder(parcours),
    ...publishPersonnages(parcours, null),
    ...publishEmbleme(parcours.embleme),
    etapes: parcours.etapes.map((etape) =>
      publishEtape(
        etape,
        played?.etapeId === etape.id ? played.epreuve : { type: 'aucune' },
        { parcours, fileByPath: null },
      ),
    ),
    trace: '',
  };
}
