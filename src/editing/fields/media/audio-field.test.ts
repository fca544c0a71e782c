import { describe, expect, it } from 'vitest';
import { limits } from '@/domain/limits.ts';
import { audioRefusalText, readAudioFile } from './audio-field.tsx';

const parcoursId = 'parcours00000001';
const ascii = (text: string) => Array.from(text, (sign) => sign.charCodeAt(0));
const read = (bytes: readonly number[], type = '') =>
  readAudioFile(parcoursId, new Blob([new Uint8Array(bytes)], { type }));

describe('a recording', () => {
  it.each([
    ['MP3 with a tag', ascii('ID3 and more'), 'audio/mpeg', 'mp3'],
    ['MP3 without', [0xff, 0xfb, 0x90, 0x00], 'audio/mpeg', 'mp3'],
    ['M4A', [0, 0, 0, 32, ...ascii('ftypM4A ')], 'audio/mp4', 'm4a'],
    ['OGG', ascii('OggS and more'), 'audio/ogg', 'ogg'],
  ])('is known by its bytes: %s', async (_, bytes, type, extension) => {
    const taken = await read(bytes, 'application/octet-stream');
    if (typeof taken === 'string') throw new Error(taken);
    expect(taken.blob.type).toBe(type);
    expect(taken.path).toMatch(
      new RegExp(`^parcours/${parcoursId}/[0-9a-f]{20}\\.${extension}$`),
    );
  });

  it.each([
    ['a picture', [0xff, 0xd8, 0xff, 0xe0], ''],
    ['a text', ascii('Il était une fois'), 'audio/mpeg'],
    ['nothing', [], ''],
    ['a video', [0, 0, 0, 32, ...ascii('ftypisom')], 'video/mp4'],
  ])('is not %s', async (_, bytes, type) => {
    expect(await read(bytes, type)).toBe('autre-chose');
  });

  it('is refused past 20 MiB without being read', async () => {
    const { max } = limits.audioBytes;
    const unread = {
      size: max + 1,
      slice: () => {
        throw new Error('It was not to be read.');
      },
    };
    expect(await readAudioFile(parcoursId, unread as never)).toBe('trop-lourd');
    expect(audioRefusalText('trop-lourd')).toContain('20 Mo');
  });
});
