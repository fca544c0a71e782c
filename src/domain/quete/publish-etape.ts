import type { EpreuvePublique } from '../epreuve/epreuve-publique.ts';
import { isRechangeBegun, type Etape } from '../etape/etape.ts';
import { imagesOf } from '../etape/etape-media.ts';
import { etapeTextsOf, type EtapeTexte } from '../etape/etape-texts.ts';
import type { Image } from '../etape/image.ts';
import { imageFiles } from '../etape/image-files.ts';
import type { Condition, Effet } from '../etape/suite.ts';
import type { Position } from '../geo/position.ts';
import { limits } from '../limits.ts';
import type { Parcours } from '../parcours/parcours.ts';
import type { EtapePublique, ImagePublique } from './quete.ts';

/** Paths of the public copies by path of the working copy. */
export type FileByPath = ReadonlyMap<string, string>;

function publicPath(path: string, fileByPath: FileByPath): string {
  const published = fileByPath.get(path);
  if (published === undefined) throw new Error(`The file ${path} has no public copy.`);
  return published;
}

export function publishImage(image: Image, fileByPath: FileByPath): ImagePublique {
  const files = imageFiles(image).map(({ path, largeur }) => ({
    path: publicPath(path, fileByPath),
    largeur,
  }));
  const [large, ...tailles] = files;
  const { texteAlternatif, credit, largeur, hauteur } = image;
  return {
    path: large?.path ?? '',
    texteAlternatif: texteAlternatif.trim(),
    credit: credit.trim(),
    largeur,
    hauteur,
    ...(tailles.length > 0 && { tailles }),
  };
}

/** A place without additions of a later build: as everywhere here, only fields known to this build are published. */
export function publishPosition(position: Position | null): Position | null {
  return position && { lat: position.lat, lon: position.lon };
}

function publishRechange({ rechange }: Etape): Pick<EtapePublique, 'rechange'> {
  if (!isRechangeBegun(rechange)) return {};
  const { titre, lieu, position, recit } = rechange;
  return {
    rechange: {
      titre: titre.trim(),
      lieu: lieu.trim(),
      position: publishPosition(position),
      recit: recit.trim(),
    },
  };
}

/** Published fields of a view to find, which is not judged. */
function publishVue({ epreuve }: Etape): Pick<EtapePublique, 'vue'> {
  if (epreuve.type !== 'vue') return {};
  const { consigne, motDeSucces, anecdote } = epreuve;
  return {
    vue: {
      consigne: consigne.trim(),
      motDeSucces: motDeSucces.trim(),
      anecdote: anecdote.trim(),
    },
  };
}

function publishCondition(condition: Condition): Condition {
  switch (condition.type) {
    case 'drapeau':
    case 'objet':
      return { type: condition.type, id: condition.id, oui: condition.oui };
    case 'points':
      return { type: condition.type, minimum: condition.minimum };
    case 'epreuve': {
      const { type, etapeId, reussie } = condition;
      return { type, etapeId, reussie };
    }
    case 'temps':
      return { type: condition.type, minutes: condition.minutes };
  }
}

function publishEffet(effet: Effet): Effet {
  return effet.type === 'objet'
    ? { type: effet.type, id: effet.id, donne: effet.donne }
    : { type: effet.type, id: effet.id };
}

type Publishing = {
  parcours: Pick<Parcours, 'genre' | 'commune' | 'territoire'>;
  /** Every file of the étape must be there; null for a draft that is walked without its files. */
  fileByPath: FileByPath | null;
  /** The sealed épreuve for small ones; absent for none. */
  petits?: EpreuvePublique | undefined;
};

/** Fields that every published étape has: `EtapePublique` requires them of `publishEtape`. */
type AlwaysPublished = 'id' | EtapeTexte | 'position' | 'image' | 'epreuve';

/** Published form of a field: none, a part of another public field, or the function's result. */
type PublishField =
  | 'private'
  | keyof EtapePublique
  | ((etape: Etape, publishing: Publishing) => Partial<EtapePublique>);

function isAventure({ parcours: { genre } }: Publishing): boolean {
  return genre === 'aventure';
}

function isEnding({ fin }: Etape): boolean {
  return fin.trim() !== '';
}

/** The other fields of an étape. A new field is answered for here, or the type check fails. */
const publishedFields: Readonly<
  Record<Exclude<keyof Etape, AlwaysPublished>, PublishField>
> = {
  rang: 'private',
  illisible: 'private',
  autresImages: (etape, { fileByPath }) => {
    const images = imagesOf(etape);
    if (fileByPath === null || images.length < 2) return {};
    return { images: images.map((image) => publishImage(image, fileByPath)) };
  },
  autrefois: ({ autrefois }, { fileByPath }) => {
    if (fileByPath === null || autrefois === null) return {};
    const { image, annee, aujourdhui } = autrefois;
    return {
      autrefois: {
        image: publishImage(image, fileByPath),
        annee: annee.trim(),
        aujourdhui: aujourdhui && publishImage(aujourdhui, fileByPath),
      },
    };
  },
  audio: ({ audio, transcription }, { fileByPath }) =>
    fileByPath === null || audio === ''
      ? {}
      : {
          audio: {
            path: publicPath(audio, fileByPath),
            transcription: transcription.trim(),
          },
        },
  transcription: 'audio',
  film: ({ film }, { fileByPath }) =>
    fileByPath === null || film === null
      ? {}
      : {
          film: {
            path: publicPath(film.path, fileByPath),
            octets: film.octets,
            texte: film.texte.trim(),
          },
        },
  rayonEcoute: ({ rayonEcoute }) =>
    rayonEcoute === limits.rayonEcoute.usual ? {} : { rayonEcoute },
  sources: ({ sources }) =>
    sources.length === 0
      ? {}
      : { sources: sources.map(({ titre, url }) => ({ titre: titre.trim(), url })) },
  rechange: publishRechange,
  petits: ({ petits: { recit } }, { petits: epreuve }) =>
    recit.trim() === ''
      ? {}
      : { petits: { recit: recit.trim(), ...(epreuve !== undefined && { epreuve }) } },
  personnage: ({ personnage }) => (personnage === '' ? {} : { personnage }),
  bonus: ({ bonus }, publishing) => (bonus && !isAventure(publishing) ? { bonus } : {}),
  chapitre: ({ chapitre }, publishing) =>
    isAventure(publishing) && chapitre.trim() !== '' ? { chapitre: chapitre.trim() } : {},
  fin: (etape, publishing) =>
    isAventure(publishing) && isEnding(etape) ? { fin: etape.fin.trim() } : {},
  suites: (etape, publishing) =>
    isAventure(publishing) && !isEnding(etape)
      ? {
          suites: etape.suites.map(({ libelle, vers, conditions, effets }) => ({
            libelle: libelle.trim(),
            vers,
            conditions: conditions.map(publishCondition),
            effets: effets.map(publishEffet),
          })),
        }
      : {},
  autreCommune: ({ autreCommune }, { parcours: { territoire, commune } }) => {
    const isElsewhere = autreCommune !== null && autreCommune.insee !== commune?.insee;
    if (territoire === null || !isElsewhere) return {};
    const { insee, nom, departement } = autreCommune;
    return { commune: { insee, nom, departement } };
  },
};

/** An étape as published, with its épreuve. Throws if one of its files has no public copy. */
export function publishEtape(
  etape: Etape,
  epreuve: EpreuvePublique,
  publishing: Publishing,
): EtapePublique {
  const { fileByPath } = publishing;
  const [image] = imagesOf(etape);
  const others: Partial<EtapePublique> = {};
  for (const field of Object.values(publishedFields)) {
    if (typeof field === 'function') Object.assign(others, field(etape, publishing));
  }
  return {
    id: etape.id,
    ...etapeTextsOf(etape, (texte) => texte.trim()),
    position: publishPosition(etape.position),
    image:
      fileByPath === null || image === undefined ? null : publishImage(image, fileByPath),
    ...publishVue(etape),
    ...others,
    epreuve,
  };
}
