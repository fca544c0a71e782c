import { useState } from 'react';
import { fetchFootpath } from '@/data/geo/geoplateforme.ts';
import { decodePolyline } from '@/domain/geo/polyline.ts';
import type { Position } from '@/domain/geo/position.ts';
import { simplifyLine } from '@/domain/geo/simplify-line.ts';
import { extendTrace, lineOf, traceOf } from '@/domain/parcours/trace.ts';
import type { EditorSession } from '@/editing/session/editor-session.ts';

/** Ways of the line to its next point. */
export type TraceWay = 'chemins' | 'droit' | 'libre';

/** A hand trembles by about this much. */
const handMetres = 2;

const silence = 'Le service des chemins ne répond pas\u00A0: ligne droite à la place.';

/** Finds the way between two places; another in tests. */
type FindFootpath = typeof fetchFootpath;

/**
 * Draws the line of a parcours. Each point, stroke or way is one operation, undone as the others are. If the service does not answer, the
 * line goes straight, with a notice.
 */
export function useTrace(session: EditorSession, find: FindFootpath = fetchFootpath) {
  const [way, setWay] = useState<TraceWay>('chemins');
  const [isFinding, setIsFinding] = useState(false);
  const [said, setSaid] = useState('');

  const now = () => session.view().parcours.trace;
  const put = (trace: string) =>
    session.apply({ type: 'changeParcours', changes: { trace } });

  /** The way between two places, without its first; straight if none is found. */
  const legTo = async (from: Position, to: Position): Promise<[Position[], boolean]> => {
    const path = await find(from, to);
    return path === null ? [[to], false] : [[...path.slice(1), to], true];
  };

  const addPoint = async (to: Position) => {
    const before = now();
    const from = decodePolyline(before).at(-1);
    setSaid('');
    if (way === 'droit' || way === 'libre' || from === undefined) {
      put(extendTrace(before, [to]));
      return;
    }
    setIsFinding(true);
    const [points, isFound] = await legTo(from, to);
    setIsFinding(false);
    // The drawing changed meanwhile: this way no longer begins at the end of the line.
    if (now() !== before) return;
    put(extendTrace(before, points));
    if (!isFound) setSaid(silence);
  };

  const addStroke = (points: readonly Position[]) => {
    setSaid('');
    put(extendTrace(now(), simplifyLine(points, handMetres)));
  };

  /** Redraws the whole line, from étape to étape. */
  const followEtapes = async () => {
    const { etapes } = session.view().parcours;
    const before = now();
    const [first, ...others] = lineOf({ etapes, trace: '' });
    if (first === undefined) return;
    setSaid('');
    if (way !== 'chemins') {
      put(traceOf([first, ...others]));
      return;
    }
    setIsFinding(true);
    const line = [first];
    let isWhole = true;
    let from = first;
    // One after the other: the service takes five requests a second.
    for (const to of others) {
      const [points, isFound] = await legTo(from, to);
      line.push(...points);
      isWhole &&= isFound;
      from = to;
    }
    setIsFinding(false);
    if (now() !== before) return;
    put(traceOf(line));
    if (!isWhole) setSaid(silence);
  };

  const moveVertex = (index: number, position: Position) => {
    setSaid('');
    put(traceOf(decodePolyline(now()).with(index, position)));
  };

  const removeLast = () => {
    setSaid('');
    put(traceOf(decodePolyline(now()).slice(0, -1)));
  };

  return {
    way,
    setWay,
    isFinding,
    said,
    addPoint: (to: Position) => void addPoint(to),
    addStroke,
    moveVertex,
    followEtapes: () => void followEtapes(),
    removeLast,
    clear: () => put(''),
  };
}
