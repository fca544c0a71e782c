import type { Trouvaille } from '@/domain/around/trouvaille.ts';
import type { Etape } from '@/domain/etape/etape.ts';
import { distanceMetres, type Position } from '@/domain/geo/position.ts';
import { blankAventure } from '@/domain/parcours/aventure.ts';
import { blankEtape } from '@/domain/parcours/blank-parcours.ts';
import type { EditorSession } from '../../session/editor-session.ts';
import { freshEtapeId } from '../../session/fresh-id.ts';
import { changesOfIdea, isUnwritten } from '../epreuve/idea-list.ts';
import { foundIdeas } from '../epreuve/found-ideas.ts';
import { noteOf } from './note.ts';

type LayOptions = {
  etapeCountMax: number;
  /** Each étape gets the first question that its place suggests. */
  hasQuestions: boolean;
  /** The walk, whose order they follow. */
  line: readonly Position[];
};

/** Which point of a walk is the nearest to a place. */
function rankAlong(line: readonly Position[], position: Position): number {
  const metres = line.map((point) => distanceMetres(point, position));
  return metres.indexOf(Math.min(...metres));
}

function isBlank({ titre, recit, epreuve }: Etape): boolean {
  return titre.trim() === '' && recit.trim() === '' && isUnwritten(epreuve);
}

function filled(etape: Etape, found: Trouvaille, hasQuestions: boolean): Etape {
  const [idea] = hasQuestions ? foundIdeas(found) : [];
  const epreuve =
    idea === undefined ? etape.epreuve : { ...etape.epreuve, ...changesOfIdea(idea) };
  return { ...etape, ...noteOf(etape, found), epreuve };
}

/**
 * Lays an étape for each thing, in the order of the walk: first those étapes that nothing was written in, then new ones, as
 * one operation. @returns how many were laid; the others had no room.
 */
export function layFound(
  session: Pick<EditorSession, 'apply' | 'view'>,
  chosen: readonly Trouvaille[],
  { etapeCountMax, hasQuestions, line }: LayOptions,
): number {
  const { etapes } = session.view().parcours;
  const waiting = etapes.filter(isBlank);
  const room = waiting.length + Math.max(0, etapeCountMax - etapes.length);
  const inOrder = chosen
    .toSorted(
      (one, other) => rankAlong(line, one.position) - rankAlong(line, other.position),
    )
    .slice(0, room);
  for (const [index, etape] of waiting.entries()) {
    const found = inOrder[index];
    if (found === undefined) break;
    const { epreuve } = filled(etape, found, hasQuestions);
    session.apply({
      type: 'changeEtape',
      etapeId: etape.id,
      changes: noteOf(etape, found),
    });
    session.apply({ type: 'changeEpreuve', etapeId: etape.id, changes: epreuve });
  }
  const added = inOrder
    .slice(waiting.length)
    .map((found) => filled(blankEtape(freshEtapeId(), 'a0'), found, hasQuestions));
  if (added.length > 0) {
    session.apply({ type: 'joinEtapes', etapes: added, aventure: blankAventure });
  }
  return inOrder.length;
}
