import type { Fait, Role, Sorte, Trouvaille } from '@/domain/around/trouvaille.ts';
import { limits } from '@/domain/limits.ts';
import type { Idea } from './idea-list.ts';

const datesIndices: Idea['indices'] = [
  'On date souvent ce dont on est fier\u00A0: cherchez du côté de l’entrée.',
  'Levez les yeux, et faites-en le tour.',
  'Ce sont quatre chiffres, parfois en chiffres romains.',
];
const countingIndices: Idea['indices'] = [
  'Reculez de quelques pas pour tout voir d’un coup.',
  'N’oubliez pas ceux que l’on voit de côté.',
  'Comptez un par un, en montrant du doigt.',
];
const namesIndices: Idea['indices'] = [
  'Son nom est écrit tout près.',
  'Cherchez une plaque, ou une signature.',
  'Lisez aussi les petites lignes.',
];

const whoIsAsked: Readonly<Record<Role, string>> = {
  architecte: 'Qui a dessiné ce bâtiment\u00A0? Son nom est écrit ici.',
  auteur: 'Qui a fait cette œuvre\u00A0? Cherchez sa signature.',
  homonyme: 'De qui ce lieu porte-t-il le nom\u00A0?',
  souvenir: 'De qui garde-t-on ici le souvenir\u00A0?',
};

/** Countable things of a place, by sort. */
const countedAt: Readonly<
  Partial<Record<Sorte, readonly [vu: string, consigne: string]>>
> = {
  pont: ['Des arches', 'Combien d’arches compte ce pont\u00A0?'],
  lavoir: ['Des poteaux', 'Combien de poteaux portent le toit du lavoir\u00A0?'],
  croix: ['Des marches', 'Combien de marches mènent à la croix\u00A0?'],
  fontaine: ['Des becs', 'Par combien de becs l’eau sort-elle, ou sortait-elle\u00A0?'],
  moulin: ['Des ailes', 'Combien d’ailes, ou de pales, voit-on d’ici\u00A0?'],
  cadran: ['Des heures', 'Combien d’heures sont écrites sur le cadran\u00A0?'],
  memorial: ['Des noms', 'Combien de noms sont gravés ici\u00A0?'],
  monument: ['Des fenêtres', 'Combien de fenêtres compte la façade\u00A0?'],
  oeuvre: ['Des figures', 'Combien de figures voit-on ici\u00A0?'],
};

function ideaOfFait(fait: Fait): Idea[] {
  switch (fait.type) {
    case 'annee':
      return [
        {
          vu: `Une date\u00A0: ${fait.annee}`,
          type: 'cadenas',
          consigne: 'Quelle année est écrite ici\u00A0? Tournez les roues du cadenas.',
          indices: datesIndices,
          reponse: {
            combinaison: String(fait.annee).padStart(limits.roueCount.min, '0'),
          },
        },
      ];
    case 'personne':
      return fait.nom.length > limits.reponse.max
        ? []
        : [
            {
              vu: `Un nom\u00A0: ${fait.nom}`,
              type: 'texte',
              consigne: whoIsAsked[fait.role],
              indices: namesIndices,
              reponse: { reponses: [fait.nom] },
            },
          ];
    case 'marches':
      return [
        {
          vu: `Des marches\u00A0: ${fait.nombre}`,
          type: 'nombre',
          consigne: 'Combien de marches compte l’escalier\u00A0?',
          indices: countingIndices,
          reponse: { minimum: fait.nombre, maximum: fait.nombre },
        },
      ];
    case 'siecle':
      return [];
  }
}

function ideasOfSorte(sorte: Sorte): Idea[] {
  const inscription: Idea[] =
    sorte === 'inscription'
      ? [
          {
            vu: 'L’inscription',
            type: 'texte',
            consigne: 'Quel est le dernier mot gravé ici\u00A0?',
            indices: [
              'Ce que l’on cherche se lit, mais le temps l’a pâli.',
              'Approchez-vous, et suivez les lettres du doigt.',
              'Lisez la dernière ligne.',
            ],
          },
        ]
      : [];
  const counted = countedAt[sorte];
  if (counted === undefined) return inscription;
  const [vu, consigne] = counted;
  return [...inscription, { vu, type: 'nombre', consigne, indices: countingIndices }];
}

/** Questions about a thing found, their sentence ready: first those a source dates, names or counts. */
export function foundIdeas({
  sorte,
  faits,
}: Pick<Trouvaille, 'sorte' | 'faits'>): Idea[] {
  const ideas = [...faits.flatMap(ideaOfFait), ...ideasOfSorte(sorte)];
  return [...new Map(ideas.map((idea) => [idea.vu, idea])).values()].slice(0, 4);
}
