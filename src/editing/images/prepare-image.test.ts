import { describe, expect, it, vi } from 'vitest';
import {
  fitLongSide,
  freshImagePath,
  ImageRefusedError,
  imageRefusalText,
  prepareImage,
  type DecodedImage,
} from './prepare-image.ts';

const mebibyte = 1_024 * 1_024;

function createFile(bytes: number): Blob {
  const file = new Blob(['']);
  Object.defineProperty(file, 'size', { value: bytes });
  return file;
}

/** A picture whose encoded size follows from its pixels and quality. */
function createPicture(overrides: Partial<DecodedImage> = {}): DecodedImage {
  return {
    width: 4_000,
    height: 3_000,
    encode: ({ width, height }, quality) =>
      Promise.resolve(createFile(width * height * quality)),
    close: vi.fn(),
    ...overrides,
  };
}

describe('prepareImage', () => {
  it('makes the longer side 1,600 pixels and lets the memory go', async () => {
    const picture = createPicture();
    const prepared = await prepareImage(createFile(30 * mebibyte), () =>
      Promise.resolve(picture),
    );
    expect([prepared.largeur, prepared.hauteur]).toEqual([1_600, 1_200]);
    expect(picture.close).toHaveBeenCalledOnce();
  });

  it('never enlarges a small picture', async () => {
    const picture = createPicture({ width: 320, height: 200 });
    const prepared = await prepareImage(createFile(1), () => Promise.resolve(picture));
    expect([prepared.largeur, prepared.hauteur]).toEqual([320, 200]);
    expect(prepared.copies).toEqual([]);
  });

  it('makes two smaller copies for phones, of 800 and 400 pixels', async () => {
    const encode = vi.fn(({ width, height }: { width: number; height: number }) =>
      Promise.resolve(createFile(width * height)),
    );
    const prepared = await prepareImage(createFile(1), () =>
      Promise.resolve(createPicture({ encode })),
    );
    expect(prepared.copies.map(({ size }) => size)).toEqual([800 * 600, 400 * 300]);
  });

  it('has the part of a picture framed by its author', async () => {
    const decode = vi.fn(() => Promise.resolve(createPicture()));
    const cadre = { x: 25, y: 0, width: 50, height: 100 };
    const file = createFile(1);
    await prepareImage(file, decode, cadre);
    expect(decode).toHaveBeenCalledExactlyOnceWith(file, cadre);
  });

  it('lowers the quality, then the size, until it weighs 2 MiB at most', async () => {
    const encode = vi.fn(({ width, height }: { width: number; height: number }) =>
      Promise.resolve(createFile(width * height * 1.8)),
    );
    const prepared = await prepareImage(createFile(1), () =>
      Promise.resolve(createPicture({ encode })),
    );
    expect(prepared.blob.size).toBeLessThanOrEqual(2 * mebibyte);
    expect(prepared.largeur).toBe(1_200);
    expect(encode.mock.calls.map(([{ width }]) => width)).toEqual([
      1_600, 1_600, 1_600, 1_200, 800, 400,
    ]);
  });

  it('refuses more than 60 MiB without reading it', async () => {
    const decode = vi.fn();
    await expect(
      prepareImage(createFile(60 * mebibyte + 1), decode),
    ).rejects.toMatchObject({ reason: 'trop-lourde' });
    expect(decode).not.toHaveBeenCalled();
  });

  it('refuses a file that is no picture, whatever its name', async () => {
    const decode = () => Promise.reject(new Error('InvalidStateError'));
    await expect(prepareImage(createFile(10), decode)).rejects.toMatchObject({
      reason: 'illisible',
    });
  });

  it('names files from a phone that this browser cannot read: a video, a HEIC photo', async () => {
    const decode = vi.fn(() => Promise.reject(new Error('InvalidStateError')));
    const video = new File([''], 'IMG_1.MOV', { type: 'video/quicktime' });
    await expect(prepareImage(video, decode)).rejects.toMatchObject({ reason: 'video' });
    expect(decode).not.toHaveBeenCalled();
    for (const photo of [
      new File([''], 'IMG_2.HEIC'),
      new File([''], 'photo', { type: 'image/heif' }),
    ]) {
      await expect(prepareImage(photo, decode)).rejects.toMatchObject({ reason: 'heic' });
    }
  });

  it('refuses a picture that stays too heavy', async () => {
    const picture = createPicture({
      encode: () => Promise.resolve(createFile(3 * mebibyte)),
    });
    await expect(
      prepareImage(createFile(10), () => Promise.resolve(picture)),
    ).rejects.toMatchObject({ reason: 'trop-detaillee' });
    expect(picture.close).toHaveBeenCalledOnce();
  });

  it('has a sentence for each refusal', () => {
    const reasons = [
      'trop-lourde',
      'video',
      'heic',
      'illisible',
      'trop-detaillee',
    ] as const;
    const texts = reasons.map((reason) =>
      imageRefusalText(new ImageRefusedError(reason)),
    );
    expect(new Set(texts).size).toBe(reasons.length);
  });
});

describe('fitLongSide', () => {
  it('has the same proportions, upright or lying', () => {
    expect(fitLongSide({ width: 1_000, height: 4_000 }, 1_600)).toEqual({
      width: 400,
      height: 1_600,
    });
    expect(fitLongSide({ width: 9_000, height: 2 }, 1_600)).toEqual({
      width: 1_600,
      height: 1,
    });
  });
});

describe('freshImagePath', () => {
  it('is a name that the rules accept, with the extension of the type', () => {
    const webp = freshImagePath('parcours00000001', new Blob([], { type: 'image/webp' }));
    expect(webp).toMatch(/^parcours\/parcours00000001\/[A-Za-z0-9_-]{1,80}\.webp$/);
    const jpeg = freshImagePath('parcours00000001', new Blob([], { type: 'image/jpeg' }));
    expect(jpeg).toMatch(/\.jpg$/);
  });
});
