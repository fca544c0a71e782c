import type { Difficulte, Genre } from '@/domain/parcours/parcours.ts';

/** Each genre by its name, by what one asks before setting out, and by what it asks of those who walk it. */
export const genreWords: Readonly<
  Record<Genre, { nom: string; question: string; explication: string }>
> = {
  quete: {
    nom: 'Quête',
    question: 'Comment se passe une quête',
    explication:
      'À chaque étape, une histoire et une énigme : la réponse est devant vous, il suffit de regarder. Des indices aident quand on cherche trop longtemps, et une énigme peut toujours être passée.',
  },
  visite: {
    nom: 'Visite',
    question: 'Comment se passe une visite',
    explication:
      'Une promenade racontée : à chaque étape, une histoire à lire ou à écouter sur place. Rien à résoudre, on va à son pas.',
  },
  aventure: {
    nom: 'Aventure',
    question: 'Comment se passe une aventure',
    explication:
      'Une histoire dont vous choisissez la suite : selon vos choix, le chemin n’est pas le même.',
  },
};

export const difficulteWords: Readonly<Record<Difficulte, string>> = {
  'tres-facile': 'très facile',
  facile: 'facile',
  intermediaire: 'intermédiaire',
  difficile: 'difficile',
};
