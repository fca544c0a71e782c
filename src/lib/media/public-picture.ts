import { typographie } from '../format/typographie.ts';
import { publicImage } from './public-image.ts';

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
