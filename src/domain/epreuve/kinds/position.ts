import * as z from 'zod/mini';
import { positionSchema } from '../../geo/position-schema.ts';
import { limits } from '../../limits.ts';
import { openObject } from '../../open-object.ts';
import { epreuvePubliqueShown } from '../public-parts.ts';
import { arrive, loin, surPlace, writePlace } from '../reached.ts';
import { plainKind, type Kind } from './kind.ts';

export const positionFields = {
  /** The place to reach; null for the étape's own. */
  cible: z._default(z.nullable(positionSchema), null),
  /** Radius of the place, in metres. */
  rayon: z._default(
    z.int().check(z.gte(limits.rayonMetres.min), z.lte(limits.rayonMetres.max)),
    25,
  ),
};

export const positionProblems = { 'cible-absente': 'absence' } as const;

export const positionPublique = openObject({
  type: z.literal('position'),
  ...epreuvePubliqueShown,
  cible: positionSchema,
  /** Metres. */
  rayon: z.int(),
});

/** Usual error of phones between houses. */
export const smallRayonMetres = 20;

/** The rules measure a distance in their own way, and a stored place is rounded to a metre. */
const rayonMargin = 3;

/** A place to reach. */
export const position: Kind<'position'> = {
  ...plainKind,
  read: ({ cible }, typed) => {
    if (typed === surPlace) return { reponse: surPlace, juste: true };
    // The rules receive the place to reach, which is public: never the player's position.
    if (typed === arrive) return { reponse: writePlace(cible), juste: true };
    return typed === loin ? { reponse: loin, juste: false } : { problem: 'vide' };
  },
  words: () => '',
  isSolved: false,
  problems: ({ epreuve, position: own }) =>
    epreuve.cible === null && own === null ? [['cible-absente', 'epreuve.cible']] : [],
  conseils: ({ rayon }) =>
    rayon < smallRayonMetres ? [['rayon-petit', 'epreuve.rayon']] : [],
  seal: ({ epreuve, position: own }, { shown }) => {
    const { rayon } = epreuve;
    const { lat, lon } = epreuve.cible ?? own ?? { lat: 0, lon: 0 };
    const cible = { lat, lon };
    const maximum = rayon + rayonMargin;
    return Promise.resolve({
      publique: { type: 'position', ...shown, cible, rayon },
      opens: { type: 'position', canonicals: [surPlace], maximum, centre: cible },
      reponse: `l’endroit, à ${rayon}\u00A0m près`,
      cases: null,
    });
  },
};
