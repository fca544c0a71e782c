import { ficheClasseParts } from '../fiche-classe.ts';
import type { Epreuve } from '../../epreuve/epreuve.ts';
import type { Etape } from '../../etape/etape.ts';
import { forEachTexteOf } from '../../etape/etape-rewrite.ts';
import { limits } from '../../limits.ts';
import type { FieldPath } from '../field-path.ts';
import type { Parcours } from '../parcours.ts';

/** A text beyond the online limit. Lengths in UTF-16 units. */
export type Oversize = {
  etapeId: Etape['id'] | null;
  champ: FieldPath;
  length: number;
  max: number;
};

type Measure = readonly [champ: FieldPath, texte: string, max: number];

/** The texts of each field of an épreuve. */
const epreuveMeasures: Readonly<
  Record<keyof Epreuve, null | ((epreuve: Epreuve) => Measure[])>
> = {
  type: null,
  consigne: ({ consigne }) => [['epreuve.consigne', consigne, limits.consigne.max]],
  options: ({ type, options }) => [
    ...options.map(({ texte }, index): Measure => [
      `epreuve.options.${index}`,
      texte,
      type === 'association' ? limits.paire.max : limits.option.max,
    ]),
    ...options.map(({ paire }, index): Measure => [
      `epreuve.paires.${index}`,
      paire,
      limits.paire.max,
    ]),
  ],
  reponses: ({ reponses }) =>
    reponses.map((reponse, index) => [
      `epreuve.reponses.${index}`,
      reponse,
      limits.reponse.max * 2,
    ]),
  message: ({ message: { clair, cle } }) => [
    ['epreuve.message.clair', clair, limits.messageClair.max],
    ['epreuve.message.cle', cle, limits.messageCle.max],
  ],
  unite: ({ unite }) => [['epreuve.unite', unite, limits.unite.max]],
  minimum: null,
  maximum: null,
  combinaison: null,
  jeton: null,
  cible: null,
  rayon: null,
  points: null,
  indices: ({ indices }) =>
    indices.map(({ texte }, index) => [
      `epreuve.indices.${index}`,
      texte,
      limits.indice.max,
    ]),
  motDeSucces: ({ motDeSucces }) => [
    ['epreuve.motDeSucces', motDeSucces, limits.motDeSucces.max],
  ],
  anecdote: ({ anecdote }) => [['epreuve.anecdote', anecdote, limits.anecdote.max]],
  explication: ({ explication }) => [
    ['epreuve.explication', explication, limits.explication.max],
  ],
  essaisMax: null,
  minuteur: null,
  autre: ({ autre: { consigne, options, reponses } }) => [
    ['epreuve.autre.consigne', consigne, limits.consigne.max],
    ...options.map(({ texte }, index): Measure => [
      `epreuve.autre.options.${index}`,
      texte,
      limits.option.max,
    ]),
    ...reponses.map((reponse, index): Measure => [
      `epreuve.autre.reponses.${index}`,
      reponse,
      limits.reponse.max * 2,
    ]),
  ],
  voulues: null,
};

function measuresOfEtape(etape: Etape): Measure[] {
  const { suites, epreuve, petits } = etape;
  return [
    ...forEachTexteOf(etape, (...measure): Measure => measure),
    ...petits.reponses.map((reponse, index): Measure => [
      `petits.reponses.${index}`,
      reponse,
      limits.reponse.max * 2,
    ]),
    ['suites', JSON.stringify(suites), limits.suitesTexte.max],
    ...Object.values(epreuveMeasures).flatMap((measure) => measure?.(epreuve) ?? []),
  ];
}

/**
 * The texts beyond their limit, in reading order. A form lets its author write past the limit and shows it: a silent cut of a pasted text
 * would lose it.
 */
export function findOversize(parcours: Parcours): Oversize[] {
  const { aventure } = parcours;
  const own: Measure[] = [
    ['titre', parcours.titre, limits.titre.max],
    ['resume', parcours.resume, limits.resume.max],
    ['description', parcours.description, limits.description.max],
    ['signature', parcours.signature, limits.signature.max],
    ...ficheClasseParts.map((part): Measure => [
      `ficheClasse.${part}`,
      parcours.ficheClasse[part],
      limits.ficheClasse.max,
    ]),
    ['slug', parcours.slug, 80],
    ['trace', parcours.trace, limits.trace.max],
    ...aventure.objets.flatMap(({ nom, description }, index): Measure[] => [
      [`aventure.objets.${index}.nom`, nom, limits.objetNom.max],
      [`aventure.objets.${index}.description`, description, limits.objetDescription.max],
    ]),
    ...aventure.drapeaux.map(({ nom }, index): Measure => [
      `aventure.drapeaux.${index}`,
      nom,
      limits.drapeauNom.max,
    ]),
    ...aventure.personnages.flatMap(({ nom, portrait }, index): Measure[] => [
      [`aventure.personnages.${index}.nom`, nom, limits.personnageNom.max],
      [
        `aventure.personnages.${index}.portrait.texteAlternatif`,
        portrait?.texteAlternatif ?? '',
        limits.texteAlternatif.max,
      ],
      [
        `aventure.personnages.${index}.portrait.credit`,
        portrait?.credit ?? '',
        limits.credit.max,
      ],
    ]),
    ['aventure', JSON.stringify(aventure), limits.aventureTexte.max],
  ];
  const toOversize =
    (etapeId: Oversize['etapeId']) =>
    ([champ, texte, max]: Measure): Oversize[] =>
      texte.length > max ? [{ etapeId, champ, length: texte.length, max }] : [];
  return [
    ...own.flatMap(toOversize(null)),
    ...parcours.etapes.flatMap((etape) =>
      measuresOfEtape(etape).flatMap(toOversize(etape.id)),
    ),
  ];
}
