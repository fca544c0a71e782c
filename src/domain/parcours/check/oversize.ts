import { ficheClasseParts } from '../fiche-classe.ts';
import type { Etape } from '../../etape/etape.ts';
import { forEachTexteOf } from '../../etape/etape-rewrite.ts';
import { limits } from '../../limits.ts';
import type { FieldPath } from '../field-path.ts';
import type { Parcours } from '../parcours.ts';

/** A text that is longer than what can be kept online. Lengths in UTF-16 units. */
export type Oversize = {
  etapeId: Etape['id'] | null;
  champ: FieldPath;
  length: number;
  max: number;
};

type Measure = readonly [champ: FieldPath, texte: string, max: number];

function measuresOfEtape(etape: Etape): Measure[] {
  const { suites, epreuve } = etape;
  return [
    ...forEachTexteOf(etape, (...measure): Measure => measure),
    ['suites', JSON.stringify(suites), limits.suitesTexte.max],
    ['epreuve.consigne', epreuve.consigne, limits.consigne.max],
    ...epreuve.options.map(({ texte }, index): Measure => [
      `epreuve.options.${index}`,
      texte,
      epreuve.type === 'association' ? limits.paire.max : limits.option.max,
    ]),
    ...epreuve.options.map(({ paire }, index): Measure => [
      `epreuve.paires.${index}`,
      paire,
      limits.paire.max,
    ]),
    ...epreuve.reponses.map((reponse, index): Measure => [
      `epreuve.reponses.${index}`,
      reponse,
      limits.reponse.max * 2,
    ]),
    ['epreuve.message.clair', epreuve.message.clair, limits.messageClair.max],
    ['epreuve.message.cle', epreuve.message.cle, limits.messageCle.max],
    ['epreuve.unite', epreuve.unite, limits.unite.max],
    ...epreuve.indices.map(({ texte }, index): Measure => [
      `epreuve.indices.${index}`,
      texte,
      limits.indice.max,
    ]),
    ['epreuve.motDeSucces', epreuve.motDeSucces, limits.motDeSucces.max],
    ['epreuve.anecdote', epreuve.anecdote, limits.anecdote.max],
    ['epreuve.explication', epreuve.explication, limits.explication.max],
    ['epreuve.autre.consigne', epreuve.autre.consigne, limits.consigne.max],
    ...epreuve.autre.options.map(({ texte }, index): Measure => [
      `epreuve.autre.options.${index}`,
      texte,
      limits.option.max,
    ]),
    ...epreuve.autre.reponses.map((reponse, index): Measure => [
      `epreuve.autre.reponses.${index}`,
      reponse,
      limits.reponse.max * 2,
    ]),
  ];
}

/**
 * The texts that are too long, in reading order. A form lets its author write past the limit and says so:
 * cutting a pasted text in silence would lose it.
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
