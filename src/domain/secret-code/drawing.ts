/** A point of a drawing, in its own units; the y axis goes down, as in SVG. */
export type Point = readonly [x: number, y: number];

/** `trait` is the ink of the text and `papier` its background; the others are the colours of the flags. */
export type Ink = 'trait' | 'papier' | 'rouge' | 'bleu' | 'jaune' | 'blanc' | 'noir';

/** A mark of the pen. The drawing sets the width of strokes; a `surface` has no edge. */
export type Shape =
  | { kind: 'ligne'; points: readonly Point[]; ferme?: boolean; fin?: boolean }
  | { kind: 'surface'; points: readonly Point[]; encre: Ink }
  | { kind: 'disque'; centre: Point; rayon: number; encre: Ink }
  | { kind: 'cercle'; centre: Point; rayon: number; fin?: boolean }
  | { kind: 'texte'; texte: string; en: Point; taille: number };

/** The shapes that have an inside. */
export type FilledShape = Extract<Shape, { encre: Ink }>;

/** A sign as vectors, from (0, 0) to (largeur, hauteur), its pen included. */
export type Drawing = {
  largeur: number;
  hauteur: number;
  /** Width of the pen. */
  plume: number;
  shapes: readonly Shape[];
};

/** A broken line through the points. */
export function ligne(...points: readonly Point[]): Shape {
  return { kind: 'ligne', points };
}

/** A thin line: it holds a sign without being part of it. */
export function ligneFine(...points: readonly Point[]): Shape {
  return { kind: 'ligne', points, fin: true };
}

/** A filled polygon. */
export function surface(encre: Ink, ...points: readonly Point[]): FilledShape {
  return { kind: 'surface', points, encre };
}

/** A filled rectangle. */
export function bande(
  encre: Ink,
  x: number,
  y: number,
  largeur: number,
  hauteur: number,
): FilledShape {
  return surface(
    encre,
    [x, y],
    [x + largeur, y],
    [x + largeur, y + hauteur],
    [x, y + hauteur],
  );
}

/** A filled disc. */
export function disque(centre: Point, rayon: number, encre: Ink = 'trait'): FilledShape {
  return { kind: 'disque', centre, rayon, encre };
}
