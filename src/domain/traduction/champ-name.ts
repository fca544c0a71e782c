import {
  numeroIn,
  patternOf,
  type FieldPath,
  type PatternOf,
} from '../parcours/field-path.ts';
import type { TraduitPath } from './rewrite.ts';

/** A translator's name for each field; `§` is its number in its list. */
const names = {
  titre: 'Titre',
  resume: 'Résumé',
  description: 'Description',
  'pratique.services.*.precision': 'Où se trouve le service §',
  'aventure.objets.*.nom': 'Objet §',
  'aventure.objets.*.description': 'Description de l’objet §',
  'aventure.personnages.*.nom': 'Personnage §',
  'aventure.personnages.*.portrait.texteAlternatif': 'Portrait §, en mots',
  lieu: 'Lieu',
  chemin: 'Chemin jusqu’ici',
  cheminSansMarches: 'Chemin sans marches',
  recit: 'Récit',
  falc: 'Récit facile à lire',
  chapitre: 'Chapitre',
  fin: 'Titre de la fin',
  'suites.*': 'Choix §',
  transcription: 'Transcription de l’enregistrement',
  'image.texteAlternatif': 'Image 1, en mots',
  'autresImages.*.texteAlternatif': 'Autre image §, en mots',
  'autrefois.image.texteAlternatif': 'Image d’autrefois, en mots',
  'autrefois.aujourdhui.texteAlternatif': 'Image d’aujourd’hui, en mots',
  'film.texte': 'Ce qui est dit dans le film',
  'rechange.titre': 'Titre de l’étape de rechange',
  'rechange.lieu': 'Lieu de l’étape de rechange',
  'rechange.recit': 'Récit de l’étape de rechange',
  'petits.recit': 'Récit pour les petits',
  'petits.consigne': 'Consigne pour les petits',
  'petits.options.*': 'Proposition § pour les petits',
  'petits.paires.*': 'Ce qui va avec la proposition § pour les petits',
  'petits.unite': 'Unité pour les petits',
  'petits.reponses': 'Réponses acceptées des petits, une par ligne',
  'petits.indice': 'Indice pour les petits',
  'epreuve.consigne': 'Consigne',
  'epreuve.options.*': 'Proposition §',
  'epreuve.paires.*': 'Ce qui va avec la proposition §',
  'epreuve.unite': 'Unité',
  'epreuve.reponses': 'Réponses acceptées, une par ligne',
  'epreuve.indices.*': 'Indice §',
  'epreuve.autre.consigne': 'Autre question',
  'epreuve.autre.options.*': 'Proposition § de l’autre question',
  'epreuve.autre.reponses': 'Réponses acceptées à l’autre question, une par ligne',
  'epreuve.motDeSucces': 'Mot de réussite',
  'epreuve.anecdote': 'Anecdote',
  'epreuve.explication': 'Explication de la solution',
} as const satisfies Readonly<Record<PatternOf<TraduitPath>, string>>;

/** Name of a translated field, without its étape: « Indice 2 ». */
export function champName(champ: FieldPath): string {
  const byPattern: Readonly<Record<string, string>> = names;
  const name = byPattern[patternOf(champ)] ?? champ;
  return name.replace('§', String(numeroIn(champ)));
}
