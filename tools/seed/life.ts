import { createHash } from 'node:crypto';
import {
  firstMessage,
  sujetNames,
  type Sujet,
} from '../../src/domain/conversation/conversation.ts';
import type { Conversation } from '../../src/domain/conversation/inbox.ts';
import type { Motif } from '../../src/domain/signalement/signalement.ts';

/** Uid of the admin who answers for the team. */
type Equipe = { equipe: string };

type Echange = {
  nom: string;
  sujet: Sujet;
  /** Hours before now of the first message. */
  heures: number;
  texte: string;
  /** The rest, a few hours apart: of the team (« E ») or of the visitor (« V »). */
  suite?: readonly (readonly ['E' | 'V', string])[];
  etat?: Conversation['etat'];
  /** The visitor has not read the answer yet. */
  nonLue?: boolean;
  /** True if a member of the team handles it. */
  prise?: boolean;
  /** INSEE code of the commune that it is about. */
  commune?: string;
};

const echanges: readonly Echange[] = [
  {
    nom: 'Odile Garnier',
    sujet: 'mairie',
    heures: 2,
    texte:
      'Bonjour, je suis secrétaire de mairie dans une commune de 640 habitants. Nous avons un lavoir, deux calvaires et une ancienne voie ferrée. Est-ce assez pour une quête ?',
  },
  {
    nom: 'Classe de CE2 de M. Lupin',
    sujet: 'question',
    heures: 60,
    texte:
      'Nous venons à dix-neuf jeudi matin à Saint-Fiacre. La halle est-elle libre s’il pleut ? Et l’âne, il mord ?',
    commune: '15999',
  },
  {
    nom: 'Sami',
    sujet: 'probleme',
    heures: 3,
    texte:
      'À l’étape du cadran solaire, il y a un échafaudage devant. On ne voit plus les chiffres.',
  },
  {
    nom: 'Hélène et Paul',
    sujet: 'question',
    heures: 5,
    texte: 'Peut-on faire la quête avec une poussette double ?',
  },
  {
    nom: 'Classe de CM1 de Mme Roy',
    sujet: 'question',
    heures: 9,
    texte:
      'Nous venons à vingt-six le 4 décembre. Faut-il prévenir ? Les élèves n’ont pas de téléphone.',
  },
  {
    nom: 'Nadège',
    sujet: 'acces',
    heures: 14,
    texte:
      'Ma mère utilise un lecteur d’écran. Tout se lit bien, sauf la carte du département : elle entend beaucoup de nombres à la suite.',
    prise: true,
  },
  {
    nom: 'Yann L.',
    sujet: 'probleme',
    heures: 20,
    texte:
      'Mon téléphone s’est éteint au milieu. En le rallumant, tout était là. Merci ! Seul le minuteur avait continué.',
  },
  {
    nom: 'Mairie de Brissac',
    sujet: 'mairie',
    heures: 26,
    texte: 'Combien coûte l’hébergement de notre parcours ?',
    suite: [
      ['E', 'Bonjour, rien : le site est gratuit pour les communes et pour les joueurs.'],
      ['V', 'Merci. Et si nous voulons retirer notre parcours un jour ?'],
    ],
    prise: true,
  },
  {
    nom: 'Lila',
    sujet: 'question',
    heures: 31,
    texte: 'J’ai 10 ans. Qui a dessiné le tampon ? Il est trop beau.',
    suite: [
      [
        'E',
        'Bonjour Lila, merci ! Le dessin est fait par l’ordinateur, à partir du nom de la commune : chaque tampon est unique.',
      ],
    ],
    etat: 'close',
    nonLue: true,
  },
  {
    nom: 'Gérard',
    sujet: 'probleme',
    heures: 40,
    texte: 'La réponse « la dorade » est refusée alors que c’est écrit sur le mur.',
    suite: [
      [
        'E',
        'Bonjour, merci. Nous avons vérifié : c’est bien une dorade. La réponse est acceptée depuis ce matin.',
      ],
      ['V', 'Parfait, nous avons terminé la quête. Bravo à vous.'],
    ],
    etat: 'close',
  },
  {
    nom: 'Association Les Pas perdus',
    sujet: 'autre',
    heures: 52,
    texte:
      'Nous organisons une marche le premier dimanche de mai. Peut-on imprimer vos livrets pour quatre-vingts personnes ?',
    suite: [
      [
        'E',
        'Bonjour, avec plaisir : « Livret à imprimer », sur la page de la quête. Une page A4 par étape.',
      ],
    ],
    etat: 'close',
    nonLue: true,
    prise: true,
  },
  {
    nom: 'Inès',
    sujet: 'question',
    heures: 63,
    texte: 'Est-ce que les points se perdent quand on demande un indice ?',
    suite: [['E', 'Quelques-uns, oui : le prix est écrit avant. On termine toujours.']],
    etat: 'close',
  },
  {
    nom: 'Office de tourisme du Val',
    sujet: 'mairie',
    heures: 75,
    texte: 'Nous avons douze tracés GPX. Peut-on les reprendre sans tout ressaisir ?',
    suite: [
      [
        'E',
        'Oui : « À partir d’un fichier », dans un nouveau parcours. Rien n’est créé avant que vous ayez tout relu.',
      ],
      ['V', 'Essayé sur trois : très clair. Merci.'],
    ],
    etat: 'close',
    prise: true,
  },
  {
    nom: 'Bastien',
    sujet: 'probleme',
    heures: 88,
    texte: 'Le QR code de l’étape 3 est recouvert par une affiche de cirque.',
    suite: [['E', 'Merci ! Nous prévenons la commune.']],
    etat: 'close',
    nonLue: true,
  },
  {
    nom: 'Mme Le Goff',
    sujet: 'question',
    heures: 97,
    texte: 'Mon mari est en fauteuil. Y a-t-il des marches près de la cathédrale ?',
    suite: [
      [
        'E',
        'Bonjour Madame, quatre marches au portail sud. « Sans marches », dans Adapter, vous fait passer par le nord.',
      ],
      ['V', 'Nous l’avons faite samedi, sans difficulté. Quel bel après-midi.'],
    ],
    etat: 'close',
  },
  {
    nom: 'Théo',
    sujet: 'autre',
    heures: 110,
    texte: 'Vous recrutez des testeurs ?',
    suite: [['E', 'Tout le monde peut tester : jouez, et signalez ce qui cloche.']],
    etat: 'close',
  },
  {
    nom: 'Collège Jean-Moulin',
    sujet: 'question',
    heures: 130,
    texte: 'Peut-on faire partir six groupes d’étapes différentes en même temps ?',
    suite: [
      ['E', 'Oui : « Animer une sortie », sur la page de la quête, jusqu’à six groupes.'],
    ],
    etat: 'close',
    nonLue: true,
  },
  {
    nom: 'Rosa M.',
    sujet: 'acces',
    heures: 150,
    texte: 'Les textes sont un peu petits pour moi dehors, au soleil.',
    suite: [
      ['E', 'Dans la partie, « Confort » agrandit les textes et renforce le contraste.'],
      ['V', 'Trouvé ! C’est bien mieux.'],
    ],
    etat: 'close',
  },
  {
    nom: 'Commune de Saint-Aubin',
    sujet: 'mairie',
    heures: 170,
    texte: 'Notre conseil vote le 12. Avez-vous une page à leur montrer ?',
    suite: [['E', 'Oui, « Le bilan » : une page A4 par commune, à imprimer.']],
    etat: 'close',
    nonLue: true,
    prise: true,
  },
  {
    nom: 'Karim',
    sujet: 'probleme',
    heures: 200,
    texte: 'Le son de l’étape 2 ne se lance pas sur mon vieux téléphone.',
    suite: [
      ['E', 'Quel téléphone est-ce ? Le texte lu est écrit sous le lecteur.'],
      ['V', 'Un modèle de 2016. J’ai lu le texte, ça va.'],
    ],
    etat: 'close',
  },
  {
    nom: 'Famille Petit',
    sujet: 'question',
    heures: 240,
    texte: 'À partir de quel âge ? Nos enfants ont 4 et 7 ans.',
    suite: [
      ['E', 'Sept ans pour les énigmes. À quatre ans, on cherche et on tient la carte !'],
    ],
    etat: 'close',
  },
  {
    nom: 'Jocelyne',
    sujet: 'autre',
    heures: 300,
    texte:
      'Le récit parle de mon arrière-grand-père, le sonneur. J’ai une photo de lui, la voulez-vous ?',
    suite: [
      ['E', 'Quelle chance ! Nous transmettons à la commune, qui vous appellera.'],
      ['V', 'Elle m’a appelée. La photo sera dans la prochaine version.'],
    ],
    etat: 'close',
    prise: true,
  },
  {
    nom: 'Loïc',
    sujet: 'probleme',
    heures: 380,
    texte: 'La barrière du chemin de halage est fermée à clé.',
    suite: [['E', 'Merci. L’étape est fermée, un autre lieu est proposé.']],
    etat: 'close',
  },
  {
    nom: 'Éva',
    sujet: 'question',
    heures: 460,
    texte: 'Peut-on changer de téléphone pendant la partie ?',
    suite: [['E', 'Oui : « Continuer sur un autre appareil », dans le menu.']],
    etat: 'close',
  },
  {
    nom: 'Le Comité des fêtes',
    sujet: 'autre',
    heures: 600,
    texte: 'Nous aimerions une quête de nuit pour la fête du village.',
    suite: [['E', 'Il y a un modèle « Promenade de nuit ». Écrivez-nous au besoin.']],
    etat: 'close',
  },
  {
    nom: 'Marie-Claude',
    sujet: 'acces',
    heures: 800,
    texte: 'Bravo pour la version facile à lire. Mon fils a tout lu seul.',
    suite: [['E', 'Merci à vous : nous le dirons à qui l’a écrite.']],
    etat: 'close',
  },
];

const hour = 3_600_000;

/** A secret of 128 bits, or an id, constant over runs. */
function hexOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 32);
}

type StoredMessage = { texte: string; auteur: string; at: number };

/** A conversation as the Realtime Database holds it, with its messages by their ids. */
function conversationOf(echange: Echange, now: number, { equipe }: Equipe) {
  const { nom, sujet, heures, texte, suite = [] } = echange;
  const { etat = 'ouverte', nonLue = false, prise = false, commune } = echange;
  const id = `demo-${hexOf(nom).slice(0, 12)}`;
  const uid = `visiteur-${hexOf(nom).slice(0, 12)}`;
  const at = now - heures * hour;
  const email = `visite-${hexOf(nom).slice(0, 4)}@exemple.fr`;
  const said: StoredMessage[] = [
    { texte: firstMessage({ email, message: texte }), auteur: uid, at },
    ...suite.map(([who, words], index) => ({
      texte: words,
      auteur: who === 'E' ? equipe : uid,
      // All of it precedes now, however recent the conversation is.
      at: at + Math.round(((index + 1) * heures * hour) / (suite.length + 2)),
    })),
  ];
  const entries = said.map((one, index) => [`m${index + 1}`, one] as const);
  const last = said.at(-1) ?? { texte, auteur: uid, at };
  // A visitor's last word waits for the team until the conversation is closed.
  const unread = etat === 'close' || last.auteur === equipe ? 0 : 1;
  return {
    id,
    messages: Object.fromEntries(entries),
    conversation: {
      sujet: sujetNames[sujet],
      uid,
      nom,
      etat,
      lien: hexOf(`lien ${nom}`),
      at,
      nonLus: { equipe: unread, auteur: nonLue ? 1 : 0 },
      dernier: { ...last, id: `m${said.length}`, texte: last.texte.slice(0, 200) },
      ...(prise && { assigne: equipe }),
      ...(commune !== undefined && { commune }),
    },
  };
}

const constats: readonly (readonly [quete: number, etape: number, Motif, string])[] = [
  [0, 2, 'plaque', 'Il ne reste que deux trous dans le mur.'],
  [0, 2, 'plaque', ''],
  [0, 2, 'plaque', 'On a cherché un quart d’heure, plus de plaque.'],
  [1, 1, 'travaux', 'Barrières jusqu’à la rue du Port.'],
  [1, 1, 'travaux', 'Trottoir fermé, on passe par en face.'],
  [2, 3, 'reponse', '« quatorze » est refusé. Nous en comptons bien quatorze.'],
  [3, 0, 'danger', 'Une pierre du muret bouge quand on s’assoit.'],
  [3, 4, 'autre', 'Le banc a été repeint, il n’est plus vert.'],
  [4, 2, 'travaux', ''],
  [5, 1, 'plaque', 'Elle est là, mais toute délavée.'],
  [7, 8, 'plaque', 'Des bergeronnettes nichent devant le carré. On n’a pas osé.'],
];

const reparations: readonly (readonly [
  quete: number,
  etape: number,
  Motif,
  string,
  string,
])[] = [
  [1, 3, 'plaque', 'Plaque cassée en deux.', 'La plaque est remise, merci\u00A0!'],
  [
    2,
    0,
    'danger',
    'Verre par terre.',
    'Tout est balayé, merci de nous avoir prévenus\u00A0!',
  ],
  [4, 1, 'reponse', 'Refusée avec un accent.', 'La réponse est corrigée, merci\u00A0!'],
  [
    7,
    1,
    'travaux',
    'Une charrette barre la halle.',
    'La charrette est rangée, et le marchand grondé. Merci\u00A0!',
  ],
];

/** The town hall's answers, by player. */
const reponses: Readonly<Record<string, string>> = {
  Armel: 'Merci ! Le mardi et le jeudi matin, la place est à vous.',
  Bergeronnette: 'Il est venu hier. Il a cherché l’or jusque dans la fontaine.',
  'Zoé et Malo': 'Elle vous attend pour la suite, au printemps.',
};

const mots: readonly (readonly [
  quete: number,
  note: number,
  pseudonyme: string,
  etat: 'attente' | 'publie' | 'refuse',
  texte: string,
])[] = [
  [
    0,
    5,
    'Les Mouettes',
    'publie',
    'On habite ici depuis vingt ans et on a tout découvert.',
  ],
  [0, 4, 'Armel', 'publie', 'Très beau. Un peu de monde le dimanche.'],
  [0, 5, 'Trois cousins', 'publie', ''],
  [0, 3, 'Dédé', 'attente', 'Le deuxième message codé est dur sans l’aide.'],
  [0, 1, 'Anonyme 42', 'refuse', 'Nul nul nul nul.'],
  [
    1,
    5,
    'Zoé et Malo',
    'publie',
    'La chouette ! Nous l’avons trouvée toutes les trois fois.',
  ],
  [1, 4, 'Promeneur 21', 'publie', 'Bien écrit, bien fléché.'],
  [1, 5, 'Mamie Jo', 'attente', 'Mon petit-fils veut recommencer demain.'],
  [2, 4, 'Les Tilleuls', 'publie', 'Deux heures sans regarder l’heure.'],
  [2, 2, 'Pluie', 'attente', 'Sous la pluie, les pavés glissent. Dites-le au départ.'],
  [3, 5, 'Sarah', 'publie', 'Fait de nuit : magique.'],
  [3, 4, 'Jean-Luc', 'attente', 'La gravure de l’étape 5 mériterait un mot de plus.'],
  [4, 5, 'La bande du 17', 'publie', 'Merci à la personne qui a écrit l’étape du phare.'],
  [4, 3, 'Nordine', 'publie', 'Joli, mais court.'],
  [5, 5, 'Les Quatre', 'attente', 'Notre première quête. La suivante est choisie !'],
  [5, 4, 'Vieux loup', 'publie', ''],
  [7, 5, 'Bergeronnette', 'publie', 'L’âne a plus d’esprit que mon beau-frère.'],
  [7, 4, 'Papi Marcel', 'publie', 'Le détour du moulin vaut le détour.'],
  [7, 5, 'Suzon 6 ans', 'attente', 'J’ai eu ma fraise.'],
];

/** A quête that people write of. */
export type LivedQuete = { queteId: string; etapeIds: readonly string[] };

/** Messages of people to the team by `now` (epoch milliseconds), made up, the same on every run except for their hours. */
export function lifeOf(quetes: readonly LivedQuete[], now: number, equipe: string) {
  const queteAt = (index: number) => quetes[index % quetes.length];
  const signalements = [
    ...constats.map((row) => [...row, ''] as const),
    ...reparations,
  ].flatMap(([quete, etape, motif, texte, reponse], index) => {
    const { queteId = '', etapeIds = [] } = queteAt(quete) ?? {};
    const etapeId = etapeIds[etape % Math.max(1, etapeIds.length)];
    if (etapeId === undefined) return [];
    const uid = `joueur-${hexOf(`${index}`).slice(0, 12)}`;
    const at = now - (4 + index * 11) * hour;
    return [
      {
        id: `${uid}_1`,
        data: {
          ...{ uid, queteId, version: 1, etapeId, motif, texte, photo: '', reponse },
          operationId: hexOf(`operation ${index}`),
        },
        at,
        reponduLe: reponse === '' ? null : at + 30 * hour,
      },
    ];
  });
  const answers = new Map(Object.entries(reponses));
  const avis = mots.flatMap(([quete, note, pseudonyme, etat, texte], index) => {
    const queteId = queteAt(quete)?.queteId;
    if (queteId === undefined) return [];
    const uid = `joueur-${hexOf(pseudonyme).slice(0, 12)}`;
    return [
      {
        queteId,
        data: {
          ...{ uid, note, texte, pseudonyme, etat },
          partieId: hexOf(`partie ${pseudonyme}`).slice(0, 20),
          operationId: hexOf(`avis ${pseudonyme}`),
          ...(etat !== 'attente' && {
            motif: etat === 'refuse' ? 'horsSujet' : '',
            reponse: answers.get(pseudonyme) ?? '',
          }),
        },
        at: now - (7 + index * 31) * hour,
      },
    ];
  });
  return {
    conversations: echanges.map((one) => conversationOf(one, now, { equipe })),
    signalements,
    avis,
  };
}
