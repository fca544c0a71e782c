import { limits } from '../limits.ts';
import type { EtapePath, ImagePath } from '../parcours/field-path.ts';
import { etapeTexts, forEachTexte, type EtapeTexte } from './etape-texts.ts';
import type { Etape } from './etape.ts';
import type { Image } from './image.ts';
import { mapFields, type FieldTable } from './map-fields.ts';
import { petitsEpreuve } from './petits-epreuve.ts';

/** Names a text of an étape that is translated, its épreuve apart. */
export type EtapeTextPath = Extract<
  EtapePath,
  | EtapeTexte
  | 'transcription'
  | `${ImagePath}.texteAlternatif`
  | 'film.texte'
  | `petits.${'recit' | 'consigne' | 'unite' | 'indice'}`
  | `petits.${'options' | 'paires'}.${number}`
  | `rechange.${'titre' | 'lieu' | 'recit'}`
  | 'fin'
  | 'chapitre'
  | `suites.${number}`
>;

/** Path of a text of an étape that is the same in every language. */
export type EtapeNamePath = Extract<
  EtapePath,
  `${ImagePath}.credit` | 'autrefois.annee' | `sources.${number}.titre`
>;

/** Replaces a text. `max`: UTF-16 units. */
type Rewrite<Path extends string> = (champ: Path, texte: string, max: number) => string;
type EtapeRewrite = { text: Rewrite<EtapeTextPath>; name: Rewrite<EtapeNamePath> };

/** True if only an aventure shows a text. */
export function isOfAventure(champ: string): boolean {
  return (
    champ === 'fin' ||
    champ === 'chapitre' ||
    champ.startsWith('suites.') ||
    champ.startsWith('aventure.')
  );
}

function rewriteImage<Shown extends Image | null>(
  champ: ImagePath,
  image: Shown,
  { text, name }: EtapeRewrite,
): Shown {
  if (image === null) return image;
  const { texteAlternatif, credit } = image;
  const { max } = limits.texteAlternatif;
  return {
    ...image,
    texteAlternatif: text(`${champ}.texteAlternatif`, texteAlternatif, max),
    credit: name(`${champ}.credit`, credit, limits.credit.max),
  };
}

/** Only what small ones receive: fields unused by its kind are kept as written. */
function rewritePetits(etape: Etape, { text }: EtapeRewrite): Etape['petits'] {
  const { petits } = etape;
  const { type } = petitsEpreuve(etape);
  const next = {
    ...petits,
    recit: text('petits.recit', petits.recit, limits.petitsRecit.max),
  };
  if (type === 'aucune') return next;
  const isJoined = type === 'association';
  const isListed = isJoined || type === 'choix' || type === 'ordre';
  const max = isJoined ? limits.paire.max : limits.option.max;
  return {
    ...next,
    consigne: text('petits.consigne', petits.consigne, limits.petitsConsigne.max),
    options: isListed
      ? petits.options.map((option, index) => ({
          ...option,
          texte: text(`petits.options.${index}`, option.texte, max),
          paire: isJoined
            ? text(`petits.paires.${index}`, option.paire, max)
            : option.paire,
        }))
      : petits.options,
    unite:
      type === 'nombre'
        ? text('petits.unite', petits.unite, limits.unite.max)
        : petits.unite,
    indice: text('petits.indice', petits.indice, limits.indice.max),
  };
}

/** The texts of each field, in reading order. */
const rewritten: FieldTable<EtapeRewrite> = {
  id: null,
  rang: null,
  illisible: null,
  position: null,
  ...forEachTexte(
    (name) =>
      (etape: Etape, { text }: EtapeRewrite) =>
        text(name, etape[name], etapeTexts[name].max),
  ),
  chapitre: ({ chapitre }, { text }) => text('chapitre', chapitre, limits.chapitre.max),
  fin: ({ fin }, { text }) => text('fin', fin, limits.finTitre.max),
  suites: ({ suites }, rewrite) =>
    suites.map((suite, index) => ({
      ...suite,
      libelle: rewrite.text(`suites.${index}`, suite.libelle, limits.suiteLibelle.max),
    })),
  audio: null,
  transcription: ({ transcription }, { text }) =>
    text('transcription', transcription, limits.transcription.max),
  image: ({ image }, rewrite) => rewriteImage('image', image, rewrite),
  autresImages: ({ autresImages }, rewrite) =>
    autresImages.map((image, index) =>
      rewriteImage(`autresImages.${index}`, image, rewrite),
    ),
  autrefois: ({ autrefois }, rewrite) =>
    autrefois && {
      ...autrefois,
      image: rewriteImage('autrefois.image', autrefois.image, rewrite),
      annee: rewrite.name('autrefois.annee', autrefois.annee, limits.annee.max),
      aujourdhui: rewriteImage('autrefois.aujourdhui', autrefois.aujourdhui, rewrite),
    },
  film: ({ film }, rewrite) =>
    film && {
      ...film,
      texte: rewrite.text('film.texte', film.texte, limits.transcription.max),
    },
  sources: ({ sources }, rewrite) =>
    sources.map((source, index) => ({
      ...source,
      titre: rewrite.name(`sources.${index}.titre`, source.titre, limits.sourceTitre.max),
    })),
  rechange: ({ rechange }, rewrite) => ({
    ...rechange,
    titre: rewrite.text('rechange.titre', rechange.titre, limits.etapeTitre.max),
    lieu: rewrite.text('rechange.lieu', rechange.lieu, limits.lieu.max),
    recit: rewrite.text('rechange.recit', rechange.recit, limits.recit.max),
  }),
  petits: rewritePetits,
  rayonEcoute: null,
  autreCommune: null,
  personnage: null,
  bonus: null,
  epreuve: null,
};

/** The étape with each of its texts rewritten, those of its épreuve apart. */
export function rewriteEtape(etape: Etape, rewrite: EtapeRewrite): Etape {
  return mapFields(etape, rewritten, rewrite);
}

/** Something for each text of an étape, those of its épreuve apart, in reading order. */
export function forEachTexteOf<Made>(
  etape: Etape,
  make: (champ: EtapeTextPath | EtapeNamePath, texte: string, max: number) => Made,
): Made[] {
  const made: Made[] = [];
  const collect: Rewrite<EtapeTextPath | EtapeNamePath> = (champ, texte, max) => {
    made.push(make(champ, texte, max));
    return texte;
  };
  rewriteEtape(etape, { text: collect, name: collect });
  return made;
}
