import { communeSchema, type Commune } from '../../commune/commune.ts';
import { departementOfInsee } from '../../commune/departement.ts';
import { limits } from '../../limits.ts';
import type { Difficulte } from '../../parcours/parcours.ts';
import { propertyOf, type Feature } from './features.ts';
import {
  foundPoint,
  foundWalk,
  remark,
  type FileContent,
  type FoundWalk,
  type Remark,
} from './found.ts';
import { geometryOf, linesOf, pairOf } from './geometry.ts';
import { plainLine, plainText } from './plain-text.ts';

/** Whether features are walks of the national schema (PnX-SI/schema_randonnee 1.1.0). */
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

function communeOf(properties: unknown): Commune | null {
  const [insee = ''] = propertyOf(properties, 'communes_code').split(/[\s,;]+/);
  const [nom = ''] = propertyOf(properties, 'communes_nom').split(/\s*[,;]\s*/);
  const departement = insee === '' ? '' : departementOfInsee(insee);
  const parsed = communeSchema.safeParse({ insee, nom: nom.trim(), departement });
  return parsed.success ? parsed.data : null;
}

function dureeOf(properties: unknown): number | null {
  const minutes = Math.round(Number(propertyOf(properties, 'duree') || 'NaN') * 60);
  const { min, max } = limits.dureeMinutes;
  return minutes >= min && minutes <= max ? minutes : null;
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
  const start = lines[0]?.[0];
  const end = lines.at(-1)?.at(-1);
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
    lines,
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

/** Walks of the national schema, one for each feature that is named. Their photos lie elsewhere and are not fetched. */
export function readRandonnee(
  features: readonly Feature[],
  remarks: readonly Remark[],
): FileContent {
  const walks = features
    .filter(({ properties }) => propertyOf(properties, 'nom_itineraire') !== '')
    .map(walkOf)
    .map((walk) => ({ ...walk, remarks: [...remarks, ...walk.remarks] }));
  return { type: 'balades', walks };
}
