/** The families of /les_codes, in the order of its page. The id is the address. */
export const familleList = [
  {
    id: 'substitution',
    titre: 'Substitution simple',
    phrase: 'Une lettre en remplace une autre, toujours la même.',
  },
  {
    id: 'polyalphabetique',
    titre: 'Substitution polyalphabétique',
    phrase: 'L’alphabet change à chaque lettre, au gré d’une clé.',
  },
  {
    id: 'groupes',
    titre: 'Groupes et coordonnées',
    phrase: 'Des cases d’une grille, des paires de lettres, des mots d’un livre.',
  },
  {
    id: 'transposition',
    titre: 'Transposition',
    phrase: 'Les lettres restent, leur ordre change.',
  },
  {
    id: 'ecritures',
    titre: 'Alphabets et écritures',
    phrase: 'Des signes à la place des lettres.',
  },
  {
    id: 'signaux',
    titre: 'Signes et signaux',
    phrase: 'Des bras, des drapeaux, des machines vus de loin.',
  },
  {
    id: 'nombres',
    titre: 'Nombres et machines',
    phrase: 'Des chiffres, des touches, des notes.',
  },
  {
    id: 'steganographie',
    titre: 'Stéganographie',
    phrase: 'Le message se cache\u00A0: on ne voit pas qu’il existe.',
  },
  {
    id: 'jeux-de-langue',
    titre: 'Jeux de langue',
    phrase: 'On joue avec les syllabes et les sons.',
  },
] as const;

export type Famille = (typeof familleList)[number];
export type FamilleId = Famille['id'];
