import type { Leak, PublicPath, PublicText } from '@/domain/epreuve/leak.ts';
import { limits } from '@/domain/limits.ts';
import { numeroIn, patternOf, type PatternOf } from '@/domain/parcours/field-path.ts';
import type { Parcours } from '@/domain/parcours/parcours.ts';
import { kindProblemWords } from '@/epreuves/editor-table.ts';
import { etapeTextePlaces } from './etape-words.ts';
import type { FieldProblem } from '../session/field-problem.ts';
import type { SaisiePattern } from '@/domain/parcours/saisie-path.ts';

// The only catalogue of messages on a parcours that is not ready.

type EtapeNumbers = Pick<Parcours, 'etapes'>;

function numeroOf({ etapes }: EtapeNumbers, etapeId: string | null): number {
  return etapes.findIndex(({ id }) => id === etapeId) + 1;
}

/** Name of a public text, by its pattern; `numero`: its number in its list. */
const placeWords: Readonly<
  Record<PatternOf<PublicPath>, string | ((numero: number) => string)>
> = {
  fin: 'le titre de la fin',
  chapitre: 'le titre du chapitre',
  ...etapeTextePlaces,
  resume: 'le résumé',
  description: 'la description',
  slug: 'l’adresse publique',
  commune: 'le nom de la commune',
  signature: 'la signature',
  'ficheClasse.competences': 'les compétences de la fiche de l’enseignant',
  'ficheClasse.avant': '« Avant » de la fiche de l’enseignant',
  'ficheClasse.pendant': '« Pendant » de la fiche de l’enseignant',
  'ficheClasse.apres': '« Après » de la fiche de l’enseignant',
  'rechange.titre': 'le titre de l’étape de rechange',
  'rechange.lieu': 'le lieu de l’étape de rechange',
  'rechange.recit': 'le récit de l’étape de rechange',
  transcription: 'la transcription de l’enregistrement',
  'image.texteAlternatif': 'la description de l’image',
  'image.credit': 'le crédit de l’image',
  'autresImages.*.texteAlternatif': (numero) => `la description de l’image ${numero + 1}`,
  'autresImages.*.credit': (numero) => `le crédit de l’image ${numero + 1}`,
  'autrefois.image.texteAlternatif': 'la description de la vue d’autrefois',
  'autrefois.image.credit': 'le crédit de la vue d’autrefois',
  'autrefois.annee': 'l’année de la vue d’autrefois',
  'autrefois.aujourdhui.texteAlternatif': 'la description de la vue d’aujourd’hui',
  'autrefois.aujourdhui.credit': 'le crédit de la vue d’aujourd’hui',
  'film.texte': 'le texte du film',
  'sources.*.titre': (numero) => `le nom de la source ${numero}`,
  'aventure.personnages.*.nom': 'un personnage',
  'aventure.personnages.*.portrait.texteAlternatif': 'un personnage',
  'suites.*': (numero) => `le choix ${numero} de la suite`,
  'petits.recit': 'le récit pour les petits',
  'petits.consigne': 'la consigne pour les petits',
  'petits.unite': 'l’unité pour les petits',
  'petits.indice': 'l’indice pour les petits',
  'petits.options.*': (numero) => `l’option ${numero} pour les petits`,
  'petits.paires.*': (numero) => `la paire ${numero} pour les petits`,
  'epreuve.consigne': 'la consigne',
  'epreuve.motDeSucces': 'le mot de succès',
  'epreuve.anecdote': 'l’anecdote',
  'epreuve.unite': 'l’unité',
  'epreuve.message.chiffre': 'le message codé',
  'epreuve.indices.*': (numero) => `l’indice ${numero}`,
  'epreuve.options.*': (numero) => `l’option ${numero}`,
  'epreuve.paires.*': (numero) => `la paire ${numero}`,
  'epreuve.autre.consigne': 'la question de l’autre façon de répondre',
  'epreuve.autre.options.*': (numero) =>
    `l’option ${numero} de l’autre façon de répondre`,
};

function placeOf({ champ }: Pick<PublicText, 'champ'>): string {
  const words = placeWords[patternOf(champ)];
  return typeof words === 'string' ? words : words(numeroIn(champ));
}

/** « la consigne de l’étape 2 », « le titre du parcours ». */
function fullPlaceOf(lieu: PublicText, parcours: EtapeNumbers): string {
  const place = placeOf(lieu);
  if (lieu.etapeId === null) {
    return lieu.champ === 'slug' || lieu.champ === 'commune'
      ? place
      : `${place} du parcours`;
  }
  return `${place} de l’étape ${numeroOf(parcours, lieu.etapeId)}`;
}

/** Place where an answer is readable: « La réponse de l’étape 5, « 1598 », se lit dans le récit de l’étape 2 » */
export function leakSentence(
  { reponse, etapeId, lieu }: Leak,
  parcours: EtapeNumbers,
): string {
  const owner =
    lieu.etapeId === etapeId
      ? 'La réponse'
      : `La réponse de l’étape ${numeroOf(parcours, etapeId)},`;
  const close = lieu.etapeId === etapeId ? '' : ',';
  return `${owner} «\u00A0${reponse.trim()}\u00A0»${close} se lit dans ${fullPlaceOf(lieu, parcours)}`;
}

const typePosition =
  'Écrivez la latitude puis la longitude, par exemple «\u00A043.8997, 4.7467\u00A0».';
const typeNombre =
  'Écrivez un nombre, par exemple «\u00A012\u00A0» ou «\u00A02,5\u00A0».';
const typePoints = `Écrivez un nombre entier de 0 à ${limits.points.max}.`;

/** Next step for a field with unreadable text. */
/** For a place given as a link that only its site can follow. */
export const shortLinkWords =
  'Ce lien est un raccourci, que seul son site peut suivre. Ouvrez-le, puis collez ici l’adresse de la page qui s’affiche, ou les coordonnées.';

const saisieWords: Readonly<Record<SaisiePattern, string>> = {
  commune: 'Choisissez la commune dans la liste.',
  dureeMinutes:
    'Écrivez une durée, par exemple «\u00A045\u00A0min\u00A0» ou «\u00A01\u00A0h\u00A030\u00A0», entre 5\u00A0minutes et 24\u00A0heures.',
  position: typePosition,
  rayonEcoute: 'Écrivez un nombre de mètres, de 10 à 200.',
  'rechange.position': typePosition,
  'suites.*.conditions.*.nombre': 'Écrivez un nombre entier, à partir de 1.',
  'epreuve.minimum': typeNombre,
  'epreuve.maximum': typeNombre,
  'epreuve.cible': typePosition,
  'epreuve.rayon': `Écrivez un nombre entier de ${limits.rayonMetres.min} à ${limits.rayonMetres.max}.`,
  'epreuve.essaisMax': `Écrivez un nombre entier de 0 à ${limits.essaisMax.max}.`,
  'epreuve.minuteur': `Écrivez un nombre entier de secondes, de 0 à ${limits.minuteur.max}.`,
  'epreuve.points': typePoints,
  'epreuve.indices.*.cout': typePoints,
  'petits.minimum': typeNombre,
  'petits.maximum': typeNombre,
};

/** One sentence with the problem and its solution, beside the field. */
export function problemMessage(problem: FieldProblem, parcours: EtapeNumbers): string {
  switch (problem.kind) {
    case 'titre-trop-court':
      return `Donnez un titre d’au moins ${limits.titre.min} lettres.`;
    case 'commune-absente':
      return 'Choisissez la commune dans la liste.';
    case 'resume-absent':
      return 'Résumez la balade en une ou deux phrases.';
    case 'duree-absente':
      return 'Indiquez combien de temps dure la balade.';
    case 'aventure-sans-fin':
      return 'Aucune étape n’est une fin. Ouvrez celle où l’histoire s’achève, et donnez-lui un titre de fin.';
    case 'objet-sans-nom':
      return 'Donnez un nom à cet objet, ou retirez-le.';
    case 'repere-sans-nom':
      return 'Donnez un nom à ce repère, ou retirez-le.';
    case 'personnage-sans-nom':
      return 'Donnez un nom à ce personnage, ou retirez-le.';
    case 'portrait-sans-texte':
      return 'Décrivez le portrait pour les personnes qui ne le voient pas.';
    case 'personnage-retire':
      return 'Le personnage de cette étape a été retiré. Choisissez-en un autre, ou personne.';
    case 'suite-absente':
      return 'Dites où l’on va ensuite, ou faites de cette étape une fin.';
    case 'suite-sans-libelle':
      return 'Écrivez ce que le joueur lit sur ce choix.';
    case 'suite-sans-cible':
      return 'Choisissez l’étape où mène ce choix.';
    case 'suite-cible-retiree':
      return 'L’étape où menait ce choix a été retirée. Choisissez-en une autre.';
    case 'condition-inconnue':
      return 'Ce choix parle d’un objet, d’un repère ou d’une épreuve qui n’existe plus. Changez-le, ou retirez-le.';
    case 'objet-jamais-donne':
      return 'Ce choix demande un objet qu’aucun autre ne donne. Donnez-le quelque part, ou retirez la condition.';
    case 'repere-jamais-pose':
      return 'Ce choix demande un repère qu’aucun autre ne pose. Posez-le quelque part, ou retirez la condition.';
    case 'etape-inatteignable':
      return 'Aucun chemin ne mène à cette étape. Ajoutez un choix qui y conduit, ou retirez-la.';
    case 'etape-impasse':
      return 'On peut arriver ici sans qu’aucun choix ne soit possible. Ajoutez-en un sans condition.';
    case 'etape-sans-fin':
      return 'D’ici, on peut tourner en rond sans jamais atteindre une fin. Ajoutez un choix qui en approche.';
    case 'etape-sans-titre':
      return 'Donnez un titre à cette étape.';
    case 'etape-sans-lieu':
      return 'Dites en quelques mots où se trouve l’étape.';
    case 'etape-sans-position':
      return 'Placez l’étape sur la carte, ou écrivez ses coordonnées.';
    case 'etape-sans-recit':
      return 'Racontez ce que l’on découvre ici.';
    case 'image-sans-texte':
      return 'Décrivez l’image pour les personnes qui ne la voient pas.';
    case 'image-sans-droits':
      return 'Dites que vous pouvez montrer cette image, ou choisissez-en une autre.';
    case 'annee-absente':
      return 'Écrivez de quand date la vue d’autrefois, même à peu près\u00A0: «\u00A0vers 1910\u00A0».';
    case 'film-sans-texte':
      return 'Écrivez ce qui est dit dans le film, pour les personnes qui ne le voient pas.';
    case 'audio-sans-texte':
      return 'Écrivez ce que dit l’enregistrement, pour les personnes qui ne l’entendent pas.';
    case 'consigne-absente':
      return 'Dites ce qu’il faut chercher ou faire.';
    case 'option-vide':
      return 'Écrivez cette réponse, ou retirez-la.';
    case 'options-en-double':
      return 'Cette réponse est déjà proposée. Changez-la ou retirez-la.';
    case 'reponse-absente':
      return 'Écrivez au moins une réponse acceptée.';
    case 'reponse-illisible':
      return `Cette réponse ne peut pas être reconnue\u00A0: il y faut une lettre ou un chiffre, et ${limits.reponse.max} au plus.`;
    case 'elements-trop-peu':
      return `Écrivez au moins ${limits.elementCount.min} éléments.`;
    case 'autre-pour-personne':
      return 'Cochez à qui s’adresse cette autre façon de répondre.';
    case 'petits-sans-recit':
      return 'Écrivez l’histoire des petits en quelques mots, ou retirez leur version.';
    case 'petits-trop-long':
      return problem.champ === 'petits.recit'
        ? `Pour les petits, ${limits.petitsRecit.mots} mots au plus\u00A0: raccourcissez ce récit.`
        : `Pour les petits, ${limits.petitsConsigne.mots} mots au plus\u00A0: raccourcissez cette consigne.`;
    case 'indice-vide':
      return 'Écrivez cet indice, ou retirez-le.';
    case 'indices-trop-chers':
      return 'Les indices coûtent ensemble plus que les points de l’épreuve. Baissez leur coût.';
    case 'etape-illisible':
      return 'Cette étape est illisible. Reprenez sa version d’avant, ou effacez-la.';
    case 'reponse-revelee':
      return `${leakSentence(problem.leak, parcours)}. Écrivez-le autrement.`;
    case 'texte-trop-long':
      return `Ce texte dépasse de ${problem.surplus} caractère${problem.surplus > 1 ? 's' : ''}. Raccourcissez-le\u00A0: rien n’a été coupé.`;
    case 'saisie-illisible':
      return saisieWords[patternOf(problem.champ)];
    case 'lien-court':
      return shortLinkWords;
    case 'hors-du-monde':
      return 'Ces coordonnées sont hors du monde\u00A0: la latitude va de −90 à 90, la longitude de −180 à 180.';
    default:
      return kindProblemWords[problem.kind](problem.champ);
  }
}

/** The same sentence for the summary: « Étape 2 : … » if it is about an étape. */
export function problemSummaryLine(
  problem: FieldProblem,
  parcours: EtapeNumbers,
): string {
  const message = problemMessage(problem, parcours);
  if (problem.etapeId === null) return message;
  return `Étape\u00A0${numeroOf(parcours, problem.etapeId)}\u00A0: ${message}`;
}
