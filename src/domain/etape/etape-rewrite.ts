import { limits } from '../limits.ts';
import type { EtapePath, ImagePath } from '../parcours/field-path.ts';
import { etapeTexts, forEachTexte, type EtapeTexte } from './etape-texts.ts';
import type { Etape } from './etape.ts';
import type { Image } from './image.ts';
import { mapFields, type FieldTable } from './map-fields.ts';

/** Names a text of an étape that players receive, its épreuve apart. */
export type EtapeTextePath = Extract<
  EtapePath,
  | EtapeTexte
  | 'transcription'
  | `${ImagePath}.${'texteAlternatif' | 'credit'}`
  | 'autrefois.annee'
  | 'film.texte'
  | `sources.${number}.titre`
  | `rechange.${'titre' | 'lieu' | 'recit'}`
  | 'fin'
  | 'chapitre'
  | `suites.${number}`
>;

/** Gives another text in the place of one. `max`: UTF-16 units. A name (credit, year, source) is the same in every language. */
export type RewriteTexte<Path extends string = EtapeTextePath> = (
  champ: Path,
  texte: string,
  max: number,
  isName?: 'name',
) => string;

/** Whether a text is met in an aventure alone. */
export function isOfAventure(champ: string): boolean {
  return (
    champ === 'fin' ||
    champ === 'chapitre' ||
    champ.startsWith('suites.') ||
    champ.startsWith('aventure.')
  );
}

/** The same image with its description and its credit rewritten. */
export function rewriteImage<Place extends string, Shown extends Image | null>(
  champ: Place,
  image: Shown,
  rewrite: RewriteTexte<`${Place}.${'texteAlternatif' | 'credit'}`>,
): Shown {
  if (image === null) return image;
  const { texteAlternatif, credit } = image;
  const { max } = limits.texteAlternatif;
  return {
    ...image,
    texteAlternatif: rewrite(`${champ}.texteAlternatif`, texteAlternatif, max),
    credit: rewrite(`${champ}.credit`, credit, limits.credit.max, 'name'),
  };
}

/** The texts of each field, in reading order. */
const rewritten: FieldTable<RewriteTexte> = {
  id: null,
  rang: null,
  illisible: null,
  position: null,
  ...forEachTexte(
    (name) => (etape: Etape, rewrite: RewriteTexte) =>
      rewrite(name, etape[name], etapeTexts[name].max),
  ),
  chapitre: ({ chapitre }, rewrite) => rewrite('chapitre', chapitre, limits.chapitre.max),
  fin: ({ fin }, rewrite) => rewrite('fin', fin, limits.finTitre.max),
  suites: ({ suites }, rewrite) =>
    suites.map((suite, index) => ({
      ...suite,
      libelle: rewrite(`suites.${index}`, suite.libelle, limits.suiteLibelle.max),
    })),
  audio: null,
  transcription: ({ transcription }, rewrite) =>
    rewrite('transcription', transcription, limits.transcription.max),
  image: ({ image }, rewrite) => rewriteImage('image', image, rewrite),
  autresImages: ({ autresImages }, rewrite) =>
    autresImages.map((image, index) =>
      rewriteImage(`autresImages.${index}`, image, rewrite),
    ),
  autrefois: ({ autrefois }, rewrite) =>
    autrefois && {
      ...autrefois,
      image: rewriteImage('autrefois.image', autrefois.image, rewrite),
      annee: rewrite('autrefois.annee', autrefois.annee, limits.annee.max, 'name'),
      aujourdhui: rewriteImage('autrefois.aujourdhui', autrefois.aujourdhui, rewrite),
    },
  film: ({ film }, rewrite) =>
    film && {
      ...film,
      texte: rewrite('film.texte', film.texte, limits.transcription.max),
    },
  sources: ({ sources }, rewrite) =>
    sources.map((source, index) => ({
      ...source,
      titre: rewrite(
        `sources.${index}.titre`,
        source.titre,
        limits.sourceTitre.max,
        'name',
      ),
    })),
  rechange: ({ rechange }, rewrite) => ({
    ...rechange,
    titre: rewrite('rechange.titre', rechange.titre, limits.etapeTitre.max),
    lieu: rewrite('rechange.lieu', rechange.lieu, limits.lieu.max),
    recit: rewrite('rechange.recit', rechange.recit, limits.recit.max),
  }),
  rayonEcoute: null,
  autreCommune: null,
  personnage: null,
  bonus: null,
  epreuve: null,
};

/** The étape with each of its texts rewritten, those of its épreuve apart. */
export function rewriteEtape(etape: Etape, rewrite: RewriteTexte): Etape {
  return mapFields(etape, rewritten, rewrite);
}

/** Something for each text of an étape, those of its épreuve apart, in reading order. */
export function forEachTexteOf<Made>(
  etape: Etape,
  make: (champ: EtapeTextePath, texte: string, max: number) => Made,
): Made[] {
  const made: Made[] = [];
  rewriteEtape(etape, (champ, texte, max) => {
    made.push(make(champ, texte, max));
    return texte;
  });
  return made;
}
