import * as z from 'zod/mini';
import { openObject } from '../../open-object.ts';
import { epreuvePubliqueShown } from '../public-parts.ts';
import { plainKind, type Kind } from './kind.ts';

export const photoPublique = openObject({
  type: z.literal('photo'),
  ...epreuvePubliqueShown,
});

/** Stored answer of a photo: taken, or looked at without a photo (no camera, or not allowed). The photo itself never leaves the phone. */
const photoAnswers = ['photo', 'sansphoto'] as const;
export type PhotoAnswer = (typeof photoAnswers)[number];

/** A photo to take, which stays on the phone. */
export const photo: Kind<'photo'> = {
  ...plainKind,
  read: (_, typed) => {
    const given = photoAnswers.find((answer) => answer === typed);
    return given === undefined ? { problem: 'vide' } : { reponse: given, juste: true };
  },
  words: () => '',
  isSolved: false,
  seal: (_, { shown }) =>
    Promise.resolve({
      publique: { type: 'photo', ...shown },
      opens: { type: 'texte', canonicals: photoAnswers },
      reponse: 'une photo prise ici',
      cases: null,
    }),
};
