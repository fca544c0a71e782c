import { typographie } from '../format/typographie.ts';
import { publicFileUrl } from './public-file-url.ts';

type PublicImage = {
  path: string;
  largeur: number;
  tailles?: readonly { path: string; largeur: number }[] | undefined;
};

/** Addresses of a published quête's image and, if any, of its smaller copies for the browser to choose from. */
export function publicImage({ path, largeur, tailles }: PublicImage) {
  const src = publicFileUrl(path);
  if (tailles === undefined) return { src };
  const srcSet = [{ path, largeur }, ...tailles]
    .map((size) => `${publicFileUrl(size.path)} ${size.largeur}w`)
    .join(', ');
  // A text is never wider than this (tailwind.config.ts, `mesure`).
  return { src, srcSet, sizes: '(min-width: 44rem) 42rem, 100vw' };
}

type PublicPicture = Parameters<typeof publicImage>[0] & {
  texteAlternatif: string;
  credit: string;
  hauteur: number;
};

/** A picture of a published quête as screens show it. */
export function publicPicture(image: PublicPicture) {
  const { texteAlternatif, credit, largeur, hauteur } = image;
  return {
    ...publicImage(image),
    alt: typographie(texteAlternatif),
    credit: typographie(credit),
    width: largeur,
    height: hauteur,
  };
}
