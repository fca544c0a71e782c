import type { Epreuve } from '@/domain/epreuve/epreuve.ts';
import type { EpreuveType } from '@/domain/epreuve/kinds/table.ts';

/** A thing seen at a place, and a question about it: a start, all of it to be changed. */
export type Idea = {
  /** After « Que voit-on ici ? ». */
  vu: string;
  type: EpreuveType;
  consigne: string;
  /** From the lightest to the clearest. */
  indices: readonly [string, string, string];
  /** Answer according to a source: to be checked on the spot. */
  reponse?: Partial<Pick<Epreuve, 'combinaison' | 'reponses' | 'minimum' | 'maximum'>>;
};

/** Together less than the ten points of a new épreuve: a player who needs all three still wins some. */
const costs = [1, 2, 4] as const;

export const ideaList: readonly Idea[] = [
  {
    vu: 'Une date',
    type: 'nombre',
    consigne: 'Quelle année est écrite ici ?',
    indices: [
      'On date souvent ce dont on est fier : cherchez du côté de l’entrée.',
      'Levez les yeux, juste au-dessus de la porte.',
      'Ce sont quatre chiffres. Le premier est un 1.',
    ],
  },
  {
    vu: 'Des choses à compter',
    type: 'nombre',
    consigne: 'Combien y en a-t-il en tout ?',
    indices: [
      'Reculez de quelques pas pour tout voir d’un coup.',
      'N’oubliez pas ceux que l’on voit de côté.',
      'Comptez rangée par rangée, puis additionnez.',
    ],
  },
  {
    vu: 'Une sculpture',
    type: 'texte',
    consigne: 'Qui, ou quoi, est sculpté ici ?',
    indices: [
      'Levez les yeux, et prenez le temps d’en faire le tour.',
      'Regardez ce que la figure tient, ou ce qui l’entoure.',
      'Son nom est écrit tout près.',
    ],
  },
  {
    vu: 'Une inscription',
    type: 'texte',
    consigne: 'Quel est le dernier mot gravé dans la pierre ?',
    indices: [
      'Ce que l’on cherche se lit, mais le temps l’a pâli.',
      'Approchez-vous, et suivez les lettres du doigt.',
      'Lisez la dernière ligne.',
    ],
  },
  {
    vu: 'Un nom de rue',
    type: 'texte',
    consigne: 'À qui, ou à quoi, cette rue doit-elle son nom ?',
    indices: [
      'La réponse se lit sans entrer nulle part.',
      'Cherchez la plaque, à l’angle des murs.',
      'Il y a parfois une ligne plus petite sous le nom.',
    ],
  },
  {
    vu: 'Une vue',
    type: 'choix',
    consigne: 'Que voit-on d’ici, et de nulle part ailleurs dans la promenade ?',
    indices: [
      'Tournez le dos au chemin par lequel vous êtes venus.',
      'Regardez au loin, au-dessus des toits.',
      'Ce n’est pas ce qui est le plus grand.',
    ],
  },
];

/** Changes of an épreuve made by an idea. */
export function changesOfIdea({
  type,
  consigne,
  indices,
  reponse,
}: Idea): Pick<Epreuve, 'type' | 'consigne' | 'indices'> & Idea['reponse'] {
  return {
    type,
    consigne,
    indices: indices.map((texte, index) => ({ texte, cout: costs[index] ?? 0 })),
    ...reponse,
  };
}

/** True if the épreuve is still empty: then there is room for an idea. */
export function isUnwritten({ type, consigne, indices }: Epreuve): boolean {
  return type === 'aucune' && consigne === '' && indices.length === 0;
}
