import { expect, test } from 'vitest';
import { partOf } from './part-of.ts';

const whole = () => new Response(new Blob(['0123456789'], { type: 'video/mp4' }));

test.each([
  ['bytes=0-3', 'bytes 0-3/10', '0123'],
  ['bytes=4-', 'bytes 4-9/10', '456789'],
  ['bytes=-2', 'bytes 8-9/10', '89'],
  ['bytes=-50', 'bytes 0-9/10', '0123456789'],
  ['bytes=8-50', 'bytes 8-9/10', '89'],
])('a film that is kept answers %s with this part', async (range, said, bytes) => {
  const part = await partOf(whole(), range);
  expect(part.status).toBe(206);
  expect(part.headers.get('Content-Range')).toBe(said);
  expect(part.headers.get('Content-Length')).toBe(String(bytes.length));
  expect(part.headers.get('Content-Type')).toBe('video/mp4');
  expect(await part.text()).toBe(bytes);
});

test.each([null, 'bytes=-', 'bytes=0-1,4-5', 'lines=1-2'])(
  'a range that is not single (%s) gets the whole answer',
  async (range) => {
    const part = await partOf(whole(), range);
    expect(part.status).toBe(200);
    expect(await part.text()).toBe('0123456789');
  },
);

test('a part that begins beyond the end is refused with the size', async () => {
  const part = await partOf(whole(), 'bytes=10-');
  expect([part.status, part.headers.get('Content-Range')]).toEqual([416, 'bytes */10']);
});
