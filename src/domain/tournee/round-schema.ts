import * as z from 'zod/mini';
import { limits } from '../limits.ts';
import { chosenOne, typedText } from '../typed-field.ts';
import { constatEtatList } from './tournee.ts';

/** The form of a round: what was found at each of its étapes, in their order, with a note for who likes. */
export const roundSchema = z.object({
  constats: z.array(
    z.object({
      etat: chosenOne(constatEtatList, 'Choisissez ce que vous trouvez ici.'),
      note: typedText({ max: limits.tourneeNote.max }),
    }),
  ),
});
