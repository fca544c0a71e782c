import { communeSchema, type Commune } from '../../commune/commune.ts';
import { departementOfInsee, cityOfArrondissement } from '../../commune/departement.ts';
import { limits } from '../../limits.ts';
import type { Difficulte } from '../../parcours/parcours.ts';
import { parseDuree } from '../../parcours/typed-duree.ts';
import { numberOf } from '../../geo/coordinate.ts';
import { propertyOf, type Feature } from './features.ts';
import {
  foundPoint,
  foundTrack,
  foundWalk,
  remark,
  type FileContent,
  type FoundWalk,
  type Remark,
} from './found.ts';
import { geometryOf, linesOf, pairOf } from './geometry.ts';
import { plainLine, plainText } from './plain-text.ts';

/** True if features are walks of the national schema (PnX-SI/schema_randonnee 1.1.0). */
export function isRandonnee(features: readonly Feature[]): boolean {
  return features.some(
    ({ properties }) => propertyOf(properties, 'nom_itineraire') !== '',
  );
}

const difficultes: readonly (readonly [RegExp, Difficulte])[] = [
  [/tr[eè]s facile/i, 'tres-facile'],
  [/facile/i, 'facile'],
  [/interm|moyen/i, 'intermediaire'],
  [/difficile/i, 'difficile'],
];

/** A code as it was before software took it for a number: « 1004 » is 01004. */
function wholeCode(code: string): string {
  return /^\d{4}$/.test(code) ? `0${code}` : code.toUpperCase();
}

function communeOf(properties: unknown): Commune | null {
  const [written = ''] = propertyOf(properties, 'communes_code').split(/[\s,;]+/);
  const [named = ''] = propertyOf(properties, 'communes_nom').split(/\s*[,;]\s*/);
  const code = wholeCode(written);
  const city = cityOfArrondissement(code);
  const insee = city?.insee ?? code;
  const departement = insee === '' ? '' : departementOfInsee(insee);
  const nom = city?.nom ?? named.trim();
  const parsed = communeSchema.safeParse({ insee, nom, departement });
  return parsed.success ? parsed.data : null;
}

/** Hours, as the schema wants them, or a duration as people write it. */
function dureeOf(properties: unknown): number | null {
  const written = propertyOf(properties, 'duree').trim();
  const hours = numberOf(written);
  const minutes = Number.isNaN(hours) ? parseDuree(written) : Math.round(hours * 60);
  const { min, max } = limits.dureeMinutes;
  return minutes !== null && minutes >= min && minutes <= max ? minutes : null;
}

function mediaCount(properties: unknown): number {
  if (typeof properties !== 'object' || properties === null) return 0;
  return 'medias' in properties && Array.isArray(properties.medias)
    ? properties.medias.length
    : 0;
}

function walkOf({ geometry, properties }: Feature): FoundWalk {
  const shape = geometryOf(geometry);
  const lines = shape === null ? [] : linesOf(shape).map((line) => line.map(pairOf));
  const known = lines.flat().filter(([x, y]) => Number.isFinite(x) && Number.isFinite(y));
  const [start, end] = [known[0], known.at(-1)];
  const text = (name: string) => plainText(propertyOf(properties, name));
  const difficulte = propertyOf(properties, 'difficulte');
  return foundWalk({
    titre: plainLine(propertyOf(properties, 'nom_itineraire')),
    resume: text('presentation_courte'),
    description: [text('presentation'), text('instructions'), text('recommandations')]
      .filter((part) => part !== '')
      .join('\n\n'),
    dureeMinutes: dureeOf(properties),
    difficulte: difficultes.find(([pattern]) => pattern.test(difficulte))?.[1] ?? null,
    commune: communeOf(properties),
    tracks: [foundTrack({ lines })],
    points: [
      ...(start === undefined
        ? []
        : [
            foundPoint({
              titre: plainLine(propertyOf(properties, 'depart')) || 'Départ',
              place: start,
            }),
          ]),
      ...(end === undefined
        ? []
        : [
            foundPoint({
              titre: plainLine(propertyOf(properties, 'arrivee')) || 'Arrivée',
              place: end,
            }),
          ]),
    ],
    remarks: remark('liens-distants', mediaCount(properties)),
  });
}

/** Walks of the national schema, one per named feature. Their photos are remote and not fetched. */
export function readRandonnee(
  features: readonly Feature[],
  { projection, remarks }: { projection: string; remarks: readonly Remark[] },
): FileContent {
  const named = features.filter(
    ({ properties }) => propertyOf(properties, 'nom_itineraire') !== '',
  );
  const left = remark('sans-geometrie', features.length - named.length);
  const walks = named.map(walkOf).map((walk) => ({
    ...walk,
    projection,
    remarks: [...remarks, ...left, ...walk.remarks],
  }));
  return { type: 'balades', walks };
}
