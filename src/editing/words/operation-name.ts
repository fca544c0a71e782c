import type { Epreuve } from '@/domain/epreuve/epreuve.ts';
import type { HistoryEntry } from '@/domain/parcours/versions/history.ts';
import type { EtapeFields, ParcoursFields } from '@/domain/parcours/operations.ts';
import { kindFieldNames } from '@/epreuves/editor-table.ts';
import { etapeTexteChanges } from './etape-words.ts';
import { formatDate } from '@/lib/format/date.ts';

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
  couverture: 'Couverture choisie',
  chezSoi: 'Épreuve à essayer choisie',
  embleme: 'Emblème choisi',
  ficheClasse: 'Fiche de l’enseignant modifiée',
  territoire: 'Territoire choisi',
  trace: 'Tracé modifié',
  ordre: 'Ordre des étapes changé',
  aventure: 'Objets, repères et personnages de l’aventure modifiés',
};

/** `§` stands for the étape: « l’étape 2 ». */
const etapeNames: Readonly<Record<keyof EtapeFields, string>> = {
  ...etapeTexteChanges,
  position: 'Place de § changée',
  image: 'Image de § changée',
  autresImages: 'Autres images de § changées',
  autrefois: 'Vue d’autrefois de § changée',
  film: 'Film de § changé',
  rayonEcoute: 'Rayon d’écoute de § changé',
  autreCommune: 'Commune de § changée',
  sources: 'Sources de § changées',
  rechange: 'Étape de rechange de § modifiée',
  petits: 'Version pour les petits de § modifiée',
  audio: 'Enregistrement de § changé',
  transcription: 'Transcription de § modifiée',
  suites: 'Suites de § modifiées',
  fin: 'Fin à § modifiée',
  chapitre: 'Chapitre de § modifié',
  personnage: 'Personnage de § changé',
  bonus: 'Bonus de § changé',
};

const epreuveNames: Readonly<Record<keyof Epreuve, string>> = {
  type: 'Épreuve de § changée',
  consigne: 'Consigne de § modifiée',
  options: 'Options de § modifiées',
  reponses: 'Réponses de § modifiées',
  ...kindFieldNames,
  points: 'Points de § modifiés',
  indices: 'Indices de § modifiés',
  motDeSucces: 'Mot de succès de § modifié',
  anecdote: 'Anecdote de § modifiée',
  explication: 'Explication de § modifiée',
  essaisMax: 'Nombre d’essais de § changé',
  minuteur: 'Minuteur de § changé',
  autre: 'Autre façon de répondre à § modifiée',
  voulues: 'Réponse de § lue ailleurs, c’est voulu',
};

/** « Récit de l’étape 3 modifié », from « Récit de § modifié ». */
function ofEtape(name: string, numero: number): string {
  return name.replace('§', `l’étape ${numero}`).replace(/^l/, 'L');
}

/** A field of the parcours that changed, in a few words. */
export function parcoursFieldName(champ: keyof ParcoursFields): string {
  return parcoursNames[champ];
}

/** A field of an étape that changed, in a few words. */
export function etapeFieldName(champ: keyof EtapeFields, numero: number): string {
  return ofEtape(etapeNames[champ], numero);
}

/** A field of the épreuve of an étape that changed, in a few words. */
export function epreuveFieldName(champ: keyof Epreuve, numero: number): string {
  return ofEtape(epreuveNames[champ], numero);
}

/** The field that alone changed; null when there are several. */
function onlyField<Key extends string>(
  changes: Partial<Record<Key, unknown>>,
): Key | null {
  // The keys of the changes are those of the record: they have one type.
  const [key, ...others] = Object.keys(changes) as Key[];
  return key === undefined || others.length > 0 ? null : key;
}

/** Name of a change of the drawn line; a longer line may continue the shorter one. */
function traceName(before: string, after: string): string {
  if (after === '') return 'Tracé effacé';
  if (after.startsWith(before))
    return before === '' ? 'Tracé commencé' : 'Tracé prolongé';
  return before.startsWith(after) ? 'Fin du tracé retirée' : 'Tracé modifié';
}

function parcoursName(changes: Partial<ParcoursFields>): string {
  const champ = onlyField(changes);
  return champ === null ? 'Parcours modifié' : parcoursFieldName(champ);
}

function etapeName(changes: Partial<EtapeFields>, numero: number): string {
  const champ = onlyField(changes);
  return champ === null ? ofEtape('§ modifiée', numero) : etapeFieldName(champ, numero);
}

function epreuveName(changes: Partial<Epreuve>, numero: number): string {
  const champ = onlyField(changes);
  return champ === null
    ? ofEtape('Épreuve de § modifiée', numero)
    : epreuveFieldName(champ, numero);
}

/** An operation in a few French words, as its author would put it: « Étape 3 déplacée ». */
export function operationName({ operation, before, after }: HistoryEntry): string {
  if (operation.type === 'changeParcours') {
    return operation.changes.trace === undefined
      ? parcoursName(operation.changes)
      : traceName(before.trace, after.trace);
  }
  if (operation.type === 'restoreParcours') {
    return `Retour à la version du ${formatDate(operation.at)}`;
  }
  if (operation.type === 'joinEtapes') {
    const count = operation.etapes.length;
    return count === 1
      ? 'Une étape ajoutée depuis un fichier'
      : `${count} étapes ajoutées depuis des fichiers`;
  }
  const etapeId =
    operation.type === 'restoreEtape' ? operation.etape.id : operation.etapeId;
  const isSame = ({ id }: { id: string }) => id === etapeId;
  const known = before.etapes.some(isSame) ? before : after;
  const numero = known.etapes.findIndex(isSame) + 1;
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
      return etapeName(operation.changes, numero);
    case 'changeEpreuve':
      return epreuveName(operation.changes, numero);
  }
}
