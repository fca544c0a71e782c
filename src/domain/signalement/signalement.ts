import * as z from 'zod/mini';
import { etapeIdSchema } from '../etape/etape-id.ts';
import { limits } from '../limits.ts';
import { queteIdSchema } from '../quete/quete.ts';
import { openObject } from '../open-object.ts';

/** What may be wrong on the spot, in the order in which it is offered. */
export const motifList = ['plaque', 'travaux', 'reponse', 'danger', 'autre'] as const;
export type Motif = (typeof motifList)[number];

/** As it is chosen, and as the team reads it. */
export const motifNames: Readonly<Record<Motif, string>> = {
  plaque: 'La plaque manque, ou ne se lit plus',
  travaux: 'Des travaux, un passage fermé',
  reponse: 'La bonne réponse est refusée',
  danger: 'C’est dangereux',
  autre: 'Autre chose',
};

/** How it is most often put right, as its players read it; the desk finishes it by hand. */
export const usualAnswers: Readonly<Record<Motif, string>> = {
  plaque: 'La plaque est remise, merci\u00A0!',
  travaux: 'Le passage est de nouveau libre, merci\u00A0!',
  reponse: 'La réponse est corrigée, merci\u00A0!',
  danger: 'C’est de nouveau sûr, merci de nous avoir prévenus\u00A0!',
  autre: 'C’est réglé, merci\u00A0!',
};

/** What a player reports: where, what, and in a few words. */
export const signalementSchema = openObject({
  queteId: queteIdSchema,
  version: z.int(),
  etapeId: etapeIdSchema,
  motif: z.enum(motifList),
  texte: z.string().check(z.maxLength(limits.signalementTexte.max)),
});
export type Signalement = z.infer<typeof signalementSchema>;
