import type { PreuveId } from '@/domain/preuve/preuve-id.ts';
import { coverImageOf } from '@/domain/quete/public-media.ts';
import type { Contenu, Quete } from '@/domain/quete/quete.ts';
import { publicFileUrl } from '@/lib/media/public-file-url.ts';
import { fetchInTime } from '@/lib/network/fetch-in-time.ts';
import { loadDrawing } from '@/ui/icons/drawings.ts';
import type { WalkStyle } from './draw-walk.ts';

/** Families as the page has them. */
type PageFonts = { titreFont: string; texteFont: string };

/** In pixels. */
type PictureSize = { width: number; height: number };

/** A picture of the device, ready to draw; null if unreadable. */
export async function pictureFrom(blob: Blob): Promise<HTMLImageElement | null> {
  const url = URL.createObjectURL(blob);
  try {
    const picture = new Image();
    picture.src = url;
    await picture.decode();
    return picture;
  } catch {
    return null;
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** Draws a preuve at a place of a canvas. */
type PreuveDrawing = (
  context: CanvasRenderingContext2D,
  place: { x: number; y: number; size: number; font: string },
) => void;

/** The drawing of a preuve, whose code loads once there is one; null without, and if it cannot load now. */
async function preuveDrawing(preuve: PreuveId | null): Promise<PreuveDrawing | null> {
  if (preuve === null) return null;
  try {
    const { drawPreuve } = await import('./draw-preuve.ts');
    return (context, place) => drawPreuve(context, preuve, place);
  } catch {
    // Without network the picture is drawn without it.
    return null;
  }
}

/** The cover of a quête, ready to draw; null without one, or if it cannot be fetched now. */
export async function coverOf(contenu: Contenu): Promise<HTMLImageElement | null> {
  const image = coverImageOf(contenu);
  if (image === null) return null;
  try {
    // Through a blob: a picture of another origin would lock the canvas.
    const response = await fetchInTime(publicFileUrl(image.path));
    return response.ok ? await pictureFrom(await response.blob()) : null;
  } catch {
    // Without network the walk is drawn.
    return null;
  }
}

/** All that a picture of a party shows beside its words. */
export type PartyStyle = PageFonts &
  WalkStyle & {
    /** A photo, or the cover of the quête; null without one, or if it cannot be fetched: the walk is drawn. */
    picture: HTMLImageElement | null;
    preuve: PreuveDrawing | null;
  };

type PartyDrawing = {
  /** Begins the name of the file. */
  name: string;
  size: PictureSize;
  picture: HTMLImageElement | null;
  preuve: PreuveId | null;
  draw: (context: CanvasRenderingContext2D, style: PartyStyle) => void;
};

/** Draws a picture of a party of a quête as a PNG file; null if the device cannot draw. */
export async function drawParty(
  { id, contenu }: Quete,
  { name, size, picture, preuve: preuveId, draw }: PartyDrawing,
): Promise<File | null> {
  const { slug, theme, embleme, etapes } = contenu;
  const preuve = await preuveDrawing(preuveId);
  await loadDrawing(embleme ?? '');
  const points = etapes.flatMap(({ position }) => position ?? []);
  return drawFile(size, `${name}-${slug}.png`, (context, fonts) => {
    draw(context, { ...fonts, picture, preuve, seed: id, points, theme });
  });
}

/** Draws a PNG file of this size, in pixels; null if the device cannot draw. */
async function drawFile(
  { width, height }: PictureSize,
  name: string,
  draw: (context: CanvasRenderingContext2D, fonts: PageFonts) => void,
): Promise<File | null> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (context === null) return null;
  draw(context, {
    titreFont: getComputedStyle(document.querySelector('h1') ?? document.body).fontFamily,
    texteFont: getComputedStyle(document.body).fontFamily,
  });
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/png');
  });
  return blob === null ? null : new File([blob], name, { type: 'image/png' });
}
