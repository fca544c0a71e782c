/** The size in pixels that the name of a picture of an article says: `articles/{name}-1600x900.webp`. */
export function articleImageSize(path: string): { largeur: number; hauteur: number } {
  const [, largeur = '', hauteur = ''] = /-(\d+)x(\d+)\./.exec(path) ?? [];
  return { largeur: Number(largeur), hauteur: Number(hauteur) };
}
