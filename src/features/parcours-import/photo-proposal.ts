import {
  fieldsWith,
  proposedEtapeId,
  type Proposal,
} from '@/domain/exchange/proposal.ts';
import { remark, type MediaFile } from '@/domain/exchange/read/found.ts';
import { imageFiles } from '@/domain/etape/image-files.ts';
import type { Etape } from '@/domain/etape/etape.ts';
import type { Image } from '@/domain/etape/image.ts';
import type { Position } from '@/domain/geo/position.ts';
import { limits } from '@/domain/limits.ts';
import { blankEtape } from '@/domain/parcours/blank-parcours.ts';
import type { ImportTools } from './import-tools.ts';
import { photoTime } from './photo-time.ts';

type PhotoTools = Pick<ImportTools, 'photoPosition' | 'preparePhoto' | 'freshImagePath'>;

type Taken = { file: File; at: number | null; position: Position | null };
type Drawn = Taken & { image: Image; media: readonly MediaFile[] };

/** The parcours is not made yet: its id comes with it. */
const unmadeId = '0000000000000000';

function byTime(a: Taken, b: Taken): number {
  return (
    (a.at ?? Infinity) - (b.at ?? Infinity) ||
    a.file.name.localeCompare(b.file.name, 'fr')
  );
}

async function draw(taken: Taken, tools: PhotoTools): Promise<Drawn | null> {
  try {
    const { blob, copies, largeur, hauteur } = await tools.preparePhoto(taken.file);
    const path = tools.freshImagePath(unmadeId, blob);
    const files = imageFiles({ path, largeur, hauteur });
    return {
      ...taken,
      image: { path, largeur, hauteur, texteAlternatif: '', credit: '' },
      media: files.map((file, index) => ({
        path: file.path,
        blob: index === 0 ? blob : (copies[index - 1] ?? blob),
      })),
    };
  } catch (error) {
    console.warn(`${taken.file.name} is no photo that can be drawn.`, error);
    return null;
  }
}

function etapeOf({ image, position }: Drawn, index: number): Etape {
  return { ...blankEtape(proposedEtapeId(index), `a${index}`), image, position };
}

/** The gallery of Android hands over photos without their places: none has one, though all have their time. */
function isPlaceRemoved(drawn: readonly Drawn[]): boolean {
  return (
    navigator.userAgent.includes('Android') &&
    drawn.every(({ position, at }) => position === null && at !== null)
  );
}

/**
 * An étape of each photo, in the order in which they were taken, where they say they were. Null when none of the files is
 * a photo. `onDrawn`: told after each, with how many there are.
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
  // One after the other: a phone has the memory of one picture, not of sixty.
  for (const [index, one] of chosen.entries()) {
    const photo = await draw(one, tools);
    if (photo !== null) drawn.push(photo);
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
      ...remark('photos-refusees', chosen.length - drawn.length),
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
