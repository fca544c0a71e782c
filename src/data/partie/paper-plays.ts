import * as z from 'zod/mini';
import { choice } from '@/device/choice.ts';
import { queteIdSchema, type Quete } from '@/domain/quete/quete.ts';
import { openObject } from '@/domain/open-object.ts';
import { partieIdSchema } from '@/domain/partie/partie.ts';
import { preuveIdSchema } from '@/domain/preuve/preuve-id.ts';
import { genreList, themeList } from '@/domain/parcours/kinds.ts';
import { sagaPartsSchema } from '@/domain/saga/part.ts';

/** Most plays on a device: a large carnet. */
const countMax = 200;

const playSchema = openObject({
  queteId: queteIdSchema,
  titre: z.string(),
  communeNom: z.string(),
  /** Time when the words were entered, epoch milliseconds. */
  at: z.number(),
  // Added later, for the tampon: absent from older entries, and dropped if only a later build knows its value.
  genre: z.catch(z.optional(z.enum(genreList)), undefined),
  theme: z.catch(z.optional(z.enum(themeList)), undefined),
  embleme: z.optional(z.string()),
  parts: sagaPartsSchema,
  /** The requested preuve, and its party, stored before they are made. Absent until then. */
  preuve: z.catch(
    z.optional(
      openObject({
        partieId: partieIdSchema,
        id: preuveIdSchema,
        etat: z.enum(['attente', 'faite', 'tard']),
      }),
    ),
    undefined,
  ),
});

/** A quête played on paper with the right words. It stays on the device. */
export type PaperPlay = z.infer<typeof playSchema>;

const paperPlays = choice<readonly PaperPlay[]>('sur-papier', z.array(playSchema), []);

/** This device's quêtes played on paper, latest first. */
export function listPaperPlays(): readonly PaperPlay[] {
  return paperPlays.read();
}

/** Records that a quête was played on paper, once: the first day stays. Returns the stored entry. */
export function keepPaperPlay(
  quete: Pick<Quete, 'id' | 'contenu'>,
  at: number,
): PaperPlay {
  const known = listPaperPlays();
  const before = known.find(({ queteId }) => queteId === quete.id);
  if (before !== undefined) return before;
  const { titre, commune, genre, theme, embleme, sagas } = quete.contenu;
  const play: PaperPlay = {
    queteId: quete.id,
    communeNom: commune.nom,
    ...{ titre, at, genre, theme },
    ...(embleme !== undefined && { embleme }),
    ...(sagas !== undefined && { parts: sagas }),
  };
  write([play, ...known]);
  return play;
}

function write(plays: readonly PaperPlay[]): void {
  paperPlays.keep(plays.slice(0, countMax));
}

/** Stores the state of a play's preuve. Returns the stored entry. */
export function keepPaperPreuve(
  play: PaperPlay,
  preuve: NonNullable<PaperPlay['preuve']>,
): PaperPlay {
  const changed = { ...play, preuve };
  write(listPaperPlays().map((one) => (one.queteId === play.queteId ? changed : one)));
  return changed;
}
