import { decodePolyline } from '../geo/polyline.ts';
import type { Position } from '../geo/position.ts';
import type { Quete } from '../quete/quete.ts';

/** A stop of a walk for other programs. */
export type WalkStop = {
  numero: number;
  titre: string;
  lieu: string;
  position: Position;
  /** The story, in the files of its author alone: never of a quête that is played. */
  recit?: string;
};

/** Data of a quête that a file may hold: the way. Never a story, an épreuve or an answer. */
export type QueteWalk = {
  titre: string;
  resume: string;
  commune: string;
  /** Address of the quête's page; empty for none. */
  url: string;
  /** Epoch milliseconds. */
  publishedAt: number;
  version: number;
  stops: readonly WalkStop[];
  line: readonly Position[];
};

/** The walk of a published quête. Étapes without a place are left out; the others keep their number. */
export function walkOfQuete(
  { contenu, publishedAt, version }: Quete,
  url: string,
): QueteWalk {
  const stops = contenu.etapes.flatMap(({ titre, lieu, position }, index) =>
    position === null ? [] : [{ numero: index + 1, titre, lieu, position }],
  );
  const line = decodePolyline(contenu.trace);
  return {
    titre: contenu.titre,
    resume: contenu.resume,
    commune: contenu.commune.nom,
    url,
    publishedAt,
    version,
    stops,
    line: line.length > 1 ? line : stops.map(({ position }) => position),
  };
}
