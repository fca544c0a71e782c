import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Difficulte, Genre } from '@/domain/parcours/parcours.ts';

/** Each genre: its name, a question before setting out, and its demands on walkers. */
export const genreWords: Readonly<
  Record<Genre, Record<'nom' | 'question' | 'explication', MessageDescriptor>>
> = {
  quete: {
    nom: msg`Quête`,
    question: msg`Comment se passe une quête`,
    explication: msg`À chaque étape, une histoire et une énigme\u00A0: la réponse est devant vous, il suffit de regarder. Des indices aident quand on cherche trop longtemps, et une énigme peut toujours être passée.`,
  },
  visite: {
    nom: msg`Visite`,
    question: msg`Comment se passe une visite`,
    explication: msg`Une promenade racontée\u00A0: à chaque étape, une histoire à lire ou à écouter sur place. Rien à résoudre, on va à son pas.`,
  },
  aventure: {
    nom: msg`Aventure`,
    question: msg`Comment se passe une aventure`,
    explication: msg`Une histoire dont vous choisissez la suite\u00A0: selon vos choix, le chemin n’est pas le même.`,
  },
};

export const difficulteWords: Readonly<Record<Difficulte, MessageDescriptor>> = {
  'tres-facile': msg`très facile`,
  facile: msg`facile`,
  intermediaire: msg`intermédiaire`,
  difficile: msg`difficile`,
};
