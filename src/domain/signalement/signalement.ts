import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import * as z from 'zod/mini';
import { etapeIdSchema } from '../etape/etape-id.ts';
import { limits } from '../limits.ts';
import { queteIdSchema } from '../quete/quete.ts';
import { openObject } from '../open-object.ts';

/** Problems on the spot, in display order. */
export const motifList = ['plaque', 'travaux', 'reponse', 'danger', 'autre'] as const;
export type Motif = (typeof motifList)[number];

/** Names for the form and the team. */
export const motifNames: Readonly<Record<Motif, MessageDescriptor>> = {
  plaque: msg`La plaque manque, ou est illisible`,
  travaux: msg`Des travaux, un passage fermé`,
  reponse: msg`La bonne réponse est refusée`,
  danger: msg`C’est dangereux`,
  autre: msg`Autre chose`,
};

/** A player's report: place, problem, and a few words. */
export const signalementSchema = openObject({
  queteId: queteIdSchema,
  version: z.int(),
  etapeId: etapeIdSchema,
  motif: z.enum(motifList),
  texte: z.string().check(z.maxLength(limits.signalementTexte.max)),
});
export type Signalement = z.infer<typeof signalementSchema>;
