import { expect, it } from 'vitest';
import { publicFileUrl } from './public-file-url.ts';
import { publicImage } from './public-image.ts';

it('lets the browser choose among the copies of an image', () => {
  const { srcSet, sizes } = publicImage({
    path: 'quetes/q/a.webp',
    largeur: 1_600,
    tailles: [{ path: 'quetes/q/b.webp', largeur: 800 }],
  });
  expect(srcSet).toBe(
    `${publicFileUrl('quetes/q/a.webp')} 1600w, ${publicFileUrl('quetes/q/b.webp')} 800w`,
  );
  expect(sizes).toContain('100vw');
});

it('shows the one file of an image that was published before there were copies', () => {
  expect(publicImage({ path: 'quetes/q/a.webp', largeur: 1_600 })).toEqual({
    src: publicFileUrl('quetes/q/a.webp'),
  });
});
