import {
  fieldsWith,
  proposedEtapeId,
  type Proposal,
} from '@/domain/exchange/proposal.ts';
import { remark, type MediaFile, type Remark } from '@/domain/exchange/read/found.ts';
import { imageFiles } from '@/domain/etape/image-files.ts';
import type { Etape } from '@/domain/etape/etape.ts';
import type { Image } from '@/domain/etape/image.ts';
import type { Position } from '@/domain/geo/position.ts';
import { limits } from '@/domain/limits.ts';
import { blankEtape } from '@/domain/parcours/blank-parcours.ts';
import { heicText, isHeic } from '@/lib/media/heic.ts';
import type { ImportTools } from './import-tools.ts';
import { photoTime } from './photo-time.ts';

type PhotoTools = Pick<ImportTools, 'photoPosition' | 'preparePhoto' | 'freshImagePath'>;

type Taken = { file: File; at: number | null; position: Position | null };
type Picture = { image: Image; media: readonly MediaFile[] };
type Drawn = Taken & Picture;

/** The parcours does not exist yet: its id is assigned later. */
const unmadeId = '0000000000000000';

function byTime(a: Taken, b: Taken): number {
  return (
    (a.at ?? Infinity) - (b.at ?? Infinity) ||
    a.file.name.localeCompare(b.file.name, 'fr')
  );
}

async function draw(file: File, tools: PhotoTools): Promise<Picture | null> {
  try {
    const { blob, copies, largeur, hauteur } = await tools.preparePhoto(file);
    const path = tools.freshImagePath(unmadeId, blob);
    const files = imageFiles({ path, largeur, hauteur });
    return {
      image: { path, largeur, hauteur, texteAlternatif: '', credit: '' },
      media: files.map((one, index) => ({
        path: one.path,
        blob: index === 0 ? blob : (copies[index - 1] ?? blob),
      })),
    };
  } catch (error) {
    console.warn(`${file.name} is no photo that can be drawn.`, error);
    return null;
  }
}

/** Names listed at most. */
const namedMax = 8;
/** Why a file is no photo that can be taken, in a few French words. */
function reasonOf(file: File): string {
  if (file.size === 0) return 'vide';
  if (isHeic(file)) return 'photo HEIC, que ce navigateur ne lit pas';
  if (/^(?:video|audio)\//.test(file.type)) return 'vidéo ou son';
  const isPhoto =
    file.type.startsWith('image/') ||
    /\.(?:jpe?g|png|webp|gif|avif|tiff?)$/i.test(file.name);
  return isPhoto ? 'photo abîmée, ou que ce navigateur ne lit pas' : 'pas une photo';
}

/** Lists the files that are not photos, with reasons. */
function refusedPhotos(files: readonly File[]): Remark[] {
  const named = files
    .slice(0, namedMax)
    .map((file) => `${file.name}\u00A0: ${reasonOf(file)}`);
  return remark('photos-refusees', files.length, named.join('\u202F; '));
}

/** Reason to refuse all of some files. */
export function noPhotoText(files: readonly File[]): string {
  return files.some(isHeic)
    ? heicText()
    : 'Aucun de ces fichiers n’est une photo que ce navigateur sache lire. Choisissez des photos JPEG, PNG ou WebP.';
}

/** A proposal with the photos beside its étapes, each drawn in its sizes. */
export async function withDrawnPhotos(
  proposal: Proposal,
  tools: PhotoTools,
): Promise<Proposal> {
  const { photos = [] } = proposal;
  const pictures = new Map<string, Picture>();
  const refused: File[] = [];
  // One after the other: a phone has the memory of one picture, not of sixty.
  for (const { etapeId, file } of photos.slice(0, limits.etapeCount.max)) {
    const photo = new File([file.blob], file.path);
    const picture = await draw(photo, tools);
    if (picture === null) refused.push(photo);
    else pictures.set(etapeId, picture);
  }
  return {
    ...proposal,
    etapes: proposal.etapes.map((etape) => ({
      ...etape,
      image: pictures.get(etape.id)?.image ?? etape.image,
    })),
    media: [...proposal.media, ...[...pictures.values()].flatMap(({ media }) => media)],
    remarks: [...proposal.remarks, ...refusedPhotos(refused)],
  };
}

function etapeOf({ image, position }: Drawn, index: number): Etape {
  return { ...blankEtape(proposedEtapeId(index), `a${index}`), image, position };
}

/** Android's gallery removes positions from photos: none has one, though all have their time. */
function isPlaceRemoved(drawn: readonly Drawn[]): boolean {
  return (
    navigator.userAgent.includes('Android') &&
    drawn.every(({ position, at }) => position === null && at !== null)
  );
}

/**
 * Makes an étape of each photo, by time, at its position. Null if no file is a photo. `onDrawn`: called after each, with the number done.
 */
export async function proposePhotos(
  files: readonly File[],
  tools: PhotoTools,
  onDrawn: (count: number) => void,
): Promise<Proposal | null> {
  const taken = await Promise.all(
    files.map(async (file): Promise<Taken> => {
      const [at, position] = await Promise.all([
        photoTime(file),
        tools.photoPosition(file),
      ]);
      return { file, at, position };
    }),
  );
  const chosen = taken.toSorted(byTime).slice(0, limits.etapeCount.max);
  const drawn: Drawn[] = [];
  const refused: File[] = [];
  // One after the other: a phone has the memory of one picture, not of sixty.
  for (const [index, one] of chosen.entries()) {
    const picture = await draw(one.file, tools);
    if (picture === null) refused.push(one.file);
    else drawn.push({ ...one, ...picture });
    onDrawn(index + 1);
  }
  if (drawn.length === 0) return null;
  const etapes = drawn.map(etapeOf);
  return {
    fields: fieldsWith({}),
    etapes,
    takenIds: etapes.map(({ id }) => id),
    sentenceById: {},
    media: drawn.flatMap(({ media }) => media),
    remarks: [
      ...refusedPhotos(refused),
      ...remark(
        'photos-sans-lieu',
        drawn.filter(({ position }) => position === null).length,
      ),
      ...remark('photos-lieu-retire', isPlaceRemoved(drawn) ? 1 : 0),
      ...remark('photos-sans-date', drawn.filter(({ at }) => at === null).length),
      ...remark('etapes-en-trop', files.length - chosen.length),
    ],
  };
}
