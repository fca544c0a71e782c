import { remoteSets } from './remote-sets.ts';

/** An icon as one path in a square, drawn by strokes, or filled if `stroke` is 0. */
export type Drawing = {
  /** Text of the path. */
  d: string;
  /** Side of the square, in units of the path. */
  side: number;
  /** Width of the strokes, in the same units. */
  stroke: number;
};

/** `<set>:<icon>`. */
const iconName = new RegExp(
  String.raw`^(${remoteSets.join('|')}):([a-z\d]+(?:-[a-z\d]+)*)$`,
);

let known: Map<string, Drawing | null> | undefined;

/** Drawings known from the start: those in the HTML of the page. */
function drawingsOfPage(): Map<string, Drawing> {
  if (typeof document === 'undefined') return new Map();
  const paths = document.querySelectorAll<SVGPathElement>('path[data-embleme]');
  return new Map(
    Array.from(paths, ({ dataset, attributes }) => {
      const of = (name: string) => attributes.getNamedItem(name)?.value ?? '';
      const drawing = { d: of('d'), side: Number(dataset['cote']) };
      return [
        dataset['embleme'] ?? '',
        { ...drawing, stroke: Number(of('stroke-width')) },
      ];
    }),
  );
}

/** Holds the drawings of icons by name, for pages that the build renders. */
export function holdDrawings(drawings: Iterable<[name: string, drawing: Drawing]>): void {
  known = new Map(drawings);
}

/** The drawing of an icon by its name; null for an invalid name or a missing icon, undefined for one not loaded. */
export function drawingNamed(name: string): Drawing | null | undefined {
  if (!iconName.test(name)) return null;
  known ??= drawingsOfPage();
  const drawing = known.get(name);
  // The build has all icons of its sets.
  return drawing === undefined && typeof document === 'undefined' ? null : drawing;
}

/** Loads the drawing of an icon: from this device, the site, else the public service. Never throws: null for a missing one. */
export async function loadDrawing(name: string): Promise<Drawing | null> {
  const drawing = drawingNamed(name);
  const [, set, icon] = iconName.exec(name) ?? [];
  if (drawing !== undefined || set === undefined || icon === undefined) {
    return drawing ?? null;
  }
  // Without network the code may be missing too.
  const fetched = await import('./fetch-drawing.ts').then(
    ({ fetchDrawing }) => fetchDrawing(set, icon),
    () => null,
  );
  known?.set(name, fetched);
  return fetched;
}
