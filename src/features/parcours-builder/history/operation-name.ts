import type { Epreuve } from '@/domain/epreuve/epreuve.ts';
import type { HistoryEntry } from '@/domain/parcours/history.ts';
import type { EtapeFields, ParcoursFields } from '@/domain/parcours/operations.ts';

const parcoursNames: Readonly<Record<keyof ParcoursFields, string>> = {
  titre: 'Titre modifié',
  genre: 'Genre changé',
  commune: 'Commune changée',
  resume: 'Résumé modifié',
  description: 'Description modifiée',
  theme: 'Couleur changée',
  dureeMinutes: 'Durée modifiée',
  difficulte: 'Difficulté changée',
  ageMinimum: 'Âge conseillé modifié',
  slug: 'Adresse publique modifiée',
  pratique: 'Informations pratiques modifiées',
  signature: 'Signature modifiée',
  trace: 'Tracé modifié',
};

/** `§` stands for the étape: « l’étape 2 ». */
const etapeNames: Readonly<Record<keyof EtapeFields, string>> = {
  titre: 'Titre de § modifié',
  lieu: 'Lieu de § modifié',
  position: 'Place de § changée',
  recit: 'Récit de § modifié',
  image: 'Image de § changée',
  chemin: 'Chemin vers § modifié',
};

const epreuveNames: Readonly<Record<keyof Epreuve, string>> = {
  type: 'Épreuve de § changée',
  consigne: 'Consigne de § modifiée',
  options: 'Options de § modifiées',
  reponses: 'Réponses de § modifiées',
  minimum: 'Bornes de § modifiées',
  maximum: 'Bornes de § modifiées',
  unite: 'Unité de § modifiée',
  message: 'Message codé de § modifié',
  combinaison: 'Cadenas de § modifié',
  jeton: 'QR code de § changé',
  cible: 'Endroit à atteindre de § changé',
  rayon: 'Rayon de § modifié',
  points: 'Points de § modifiés',
  indices: 'Indices de § modifiés',
  motDeSucces: 'Mot de succès de § modifié',
  anecdote: 'Anecdote de § modifiée',
  explication: 'Explication de § modifiée',
};

/** The name of the field that alone changed; else, of the whole. */
function nameOf<Key extends string>(
  names: Readonly<Record<Key, string>>,
  changes: Partial<Record<Key, unknown>>,
  whole: string,
): string {
  // The keys of the changes are those of the table: they have one type.
  const [key, ...others] = Object.keys(changes) as Key[];
  return key === undefined || others.length > 0 ? whole : names[key];
}

/** What was done to the drawn line; a longer one ends with the shorter one's continuation. */
function traceName(before: string, after: string): string {
  if (after === '') return 'Tracé effacé';
  if (after.startsWith(before))
    return before === '' ? 'Tracé commencé' : 'Tracé prolongé';
  return before.startsWith(after) ? 'Fin du tracé retirée' : 'Tracé modifié';
}

/** An operation in a few French words, as its author would say it: « Étape 3 déplacée ». */
export function operationName({ operation, before, after }: HistoryEntry): string {
  if (operation.type === 'changeParcours') {
    if (operation.changes.trace !== undefined)
      return traceName(before.trace, after.trace);
    return nameOf(parcoursNames, operation.changes, 'Parcours modifié');
  }
  const etapeId =
    operation.type === 'restoreEtape' ? operation.etape.id : operation.etapeId;
  const isSame = ({ id }: { id: string }) => id === etapeId;
  const known = before.etapes.some(isSame) ? before : after;
  const numero = String(known.etapes.findIndex(isSame) + 1);
  switch (operation.type) {
    case 'addEtape':
      return `Étape ${numero} ajoutée`;
    case 'removeEtape':
      return `Étape ${numero} retirée`;
    case 'restoreEtape':
      return `Étape ${numero} remise`;
    case 'moveEtape':
      return `Étape ${numero} déplacée`;
    case 'changeEtape':
      return nameOf(etapeNames, operation.changes, '§ modifiée')
        .replace('§', `l’étape ${numero}`)
        .replace(/^l/, 'L');
    case 'changeEpreuve':
      return nameOf(epreuveNames, operation.changes, 'Épreuve de § modifiée').replace(
        '§',
        `l’étape ${numero}`,
      );
  }
}
