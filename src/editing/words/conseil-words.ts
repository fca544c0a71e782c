import {
  farMetres,
  longRecitSeconds,
  longSentenceWords,
  type Conseil,
  type PlainKind,
} from '@/domain/parcours/check/conseil.ts';
import { smallRayonMetres } from '@/domain/epreuve/kinds/position.ts';
import type { Parcours } from '@/domain/parcours/parcours.ts';
import { formatDistance } from '@/lib/format/mesure.ts';
import { leakSentence } from './problem-message.ts';

/** A piece of advice for its author: an action, and its reason on the spot. */
export type ConseilWords = { titre: string; pourquoi: string };

/** The only catalogue of advice on a parcours. */
export const conseilWords: Readonly<Record<PlainKind, ConseilWords>> = {
  'crochets-oublies': {
    titre: 'Remplacez ce qui est entre crochets',
    pourquoi:
      'Le modèle attendait un mot de vous. Sur place, les joueurs liraient «\u00A0[nom du château]\u00A0».',
  },
  'fenetre-inversee': {
    titre: 'Corrigez la période d’ouverture',
    pourquoi:
      'Son dernier jour est avant son premier\u00A0: la quête n’ouvrirait jamais.',
  },
  'jamais-ouverte': {
    titre: 'Laissez la quête ouverte à un moment',
    pourquoi:
      'Avec ces heures et ces fermetures, elle est toujours fermée\u00A0: personne ne viendra.',
  },
  'duree-trop-courte': {
    titre: 'Annoncez une durée plus longue',
    pourquoi:
      'À pied, avec les récits et les énigmes, il faudra plus de temps. Une famille pressée rentre déçue.',
  },
  'duree-trop-longue': {
    titre: 'Annoncez une durée plus courte',
    pourquoi: 'La balade semble bien plus brève. Une longue durée fait renoncer.',
  },
  'etape-lointaine': {
    titre: 'Rapprochez cette étape, ou ajoutez-en une en chemin',
    pourquoi: `Plus de ${formatDistance(farMetres)} sans rien à découvrir\u00A0: les enfants décrochent.`,
  },
  'etapes-confondues': {
    titre: 'Séparez cette étape de la précédente',
    pourquoi: 'Au même endroit sur la carte, on croit être déjà arrivé.',
  },
  'rayon-petit': {
    titre: `Élargissez le rayon à ${smallRayonMetres} m au moins`,
    pourquoi:
      'Entre les maisons, un téléphone se trompe d’autant\u00A0: sur place, il ne verrait rien.',
  },
  'ecoutes-melees': {
    titre: 'Écartez deux rayons d’écoute',
    pourquoi:
      'Celui-ci en recouvre un autre\u00A0: la balade écoutée pourrait commencer un récit trop tôt.',
  },
  'cle-introuvable': {
    titre: 'Donnez la clé du message',
    pourquoi:
      'Elle ne voyage pas avec la quête\u00A0: ni le récit ni la consigne ne la disent, et rien ne la devine.',
  },
  'quete-sans-epreuve': {
    titre: 'Ajoutez une énigme, ou choisissez «\u00A0visite\u00A0»',
    pourquoi: 'Qui commence une quête s’attend à chercher.',
  },
  'aucun-indice': {
    titre: 'Ajoutez un indice',
    pourquoi: 'Sans indice, qui ne trouve pas n’a plus qu’à passer l’étape.',
  },
  'une-seule-reponse': {
    titre: 'Acceptez d’autres réponses',
    pourquoi:
      'Un pluriel, un synonyme, un chiffre en lettres\u00A0: refusée, une bonne réponse fâche.',
  },
  'choix-au-hasard': {
    titre: 'Proposez une réponse de plus',
    pourquoi: 'Entre deux réponses, on tombe juste une fois sur deux sans regarder.',
  },
  'acces-absent': {
    titre: 'Dites pour qui le chemin est possible',
    pourquoi:
      'Poussette, fauteuil, marches\u00A0: sans cela, les personnes concernées n’osent pas venir.',
  },
  'services-absents': {
    titre: 'Dites ce qu’on trouve sur place, et comment venir',
    pourquoi:
      'Toilettes, eau, arrêt, parking, chiens\u00A0: les familles le demandent avant de partir.',
  },
  'falc-absent': {
    titre: 'Écrivez la version facile à lire',
    pourquoi:
      'Vous annoncez des textes faciles à lire\u00A0: cette étape n’en a pas encore.',
  },
  'petits-absents': {
    titre: 'Écrivez cette étape pour les petits',
    pourquoi:
      'D’autres étapes ont leur version\u00A0: ici, un enfant de cinq ans n’aurait rien à lui.',
  },
  'chemin-absent': {
    titre: 'Décrivez le chemin jusqu’ici',
    pourquoi:
      'Une rue à prendre, un escalier\u00A0: ces mots servent aux personnes qui ne voient pas la carte.',
  },
  'phrases-longues': {
    titre: 'Coupez la phrase la plus longue',
    pourquoi: `Plus de ${longSentenceWords} mots d’une traite\u00A0: lue à voix haute, dehors, elle se perd.`,
  },
  'recit-long': {
    titre: 'Raccourcissez le récit',
    pourquoi: `Il se lit en plus de ${longRecitSeconds / 60} minutes\u00A0: debout, on n’écoute plus.`,
  },
  'recit-court': {
    titre: 'Racontez un peu plus',
    pourquoi: 'Une phrase de plus donne une raison de s’être arrêté ici.',
  },
  majuscules: {
    titre: 'Écrivez en minuscules',
    pourquoi: 'Tout en capitales se lit plus mal, et s’entend crié.',
  },
  'lien-non-securise': {
    titre: 'Donnez un lien qui commence par https',
    pourquoi: 'Les téléphones bloquent ou signalent les autres.',
  },
  'credit-absent': {
    titre: 'Dites qui a fait l’image',
    pourquoi: 'C’est le droit de son auteur, même s’il travaille à la mairie.',
  },
  'image-mal-decrite': {
    titre: 'Décrivez mieux l’image',
    pourquoi: 'Une personne qui ne la voit pas doit pouvoir résoudre la même énigme.',
  },
  'aucune-image': {
    titre: 'Ajoutez une image',
    pourquoi: 'Une seule photo suffit pour donner envie dans la liste des quêtes.',
  },
  'description-courte': {
    titre: 'Décrivez la balade en trois phrases',
    pourquoi: 'C’est ce qu’on lit avant de se décider.',
  },
  'epreuve-sans-points': {
    titre: 'Donnez des points à cette énigme',
    pourquoi: 'Trouver doit se voir, même un peu.',
  },
  'mot-de-succes-absent': {
    titre: 'Écrivez un mot de réussite',
    pourquoi: 'C’est le moment que les enfants attendent.',
  },
  'explication-absente': {
    titre: 'Expliquez la solution',
    pourquoi: 'Un joueur qui a passé l’étape apprend quand même quelque chose.',
  },
  'code-sans-aide': {
    titre: 'Laissez voir la page du code',
    pourquoi: 'Sans elle, seuls ceux qui connaissent déjà ce code peuvent répondre.',
  },
  'signature-absente': {
    titre: 'Signez votre parcours',
    pourquoi: 'On suit plus volontiers quelqu’un qui a un nom.',
  },
};

/** Words of one piece of advice: for an answer, the étape and the place where it is readable. */
export function wordsOfConseil(
  conseil: Conseil,
  parcours: Pick<Parcours, 'etapes'>,
): ConseilWords {
  if (conseil.kind !== 'reponse-ailleurs') return conseilWords[conseil.kind];
  return {
    titre: leakSentence(conseil.leak, parcours),
    pourquoi:
      'Pour un dernier cadenas, c’est le jeu\u00A0: dites que c’est voulu. Sinon, qui lit bien n’a rien à chercher.',
  };
}
