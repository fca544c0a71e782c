import type { EtapeId } from '@/domain/etape/etape-id.ts';
import { blankSuite, type Suite } from '@/domain/etape/suite.ts';
import { limits } from '@/domain/limits.ts';
import { forgetTyped } from '@/editing/fields/suite-choices.ts';
import type { EditorSession } from '@/editing/session/editor-session.ts';
import { freshEtapeId } from '@/editing/session/fresh-id.ts';

/** Changes of an étape's links from the graph and the outline: the same operations as its form. */

function suitesOf(session: EditorSession, etapeId: string): readonly Suite[] {
  const etape = session.view().parcours.etapes.find(({ id }) => id === etapeId);
  return etape?.suites ?? [];
}

/** True if an étape can have one more link. */
export function mayJoin(session: EditorSession, etapeId: EtapeId): boolean {
  return suitesOf(session, etapeId).length < limits.suiteCount.max;
}

/** Adds a link from an étape to another; nothing at the maximum, or to itself. */
export function join(
  session: EditorSession,
  etapeId: EtapeId,
  suite: Pick<Suite, 'libelle' | 'vers'>,
): boolean {
  if (suite.vers === etapeId || !mayJoin(session, etapeId)) return false;
  const suites = [...suitesOf(session, etapeId), { ...blankSuite, ...suite }];
  session.apply({ type: 'changeEtape', etapeId, changes: { suites } });
  return true;
}

/** Creates an étape with its title, and links it. Returns its id; null if the étape has the maximum of links. */
export function joinNew(
  session: EditorSession,
  etapeId: EtapeId,
  { libelle, titre }: { libelle: string; titre: string },
): EtapeId | null {
  if (!mayJoin(session, etapeId)) return null;
  const vers = freshEtapeId();
  session.apply({ type: 'addEtape', etapeId: vers });
  session.apply({ type: 'changeEtape', etapeId: vers, changes: { titre } });
  join(session, etapeId, { libelle, vers });
  return vers;
}

/** Changes the target of a link. */
export function redirect(
  session: EditorSession,
  etapeId: EtapeId,
  index: number,
  vers: string,
): void {
  const suites = suitesOf(session, etapeId);
  const suite = suites[index];
  if (suite === undefined || vers === etapeId || vers === suite.vers) return;
  const changes = { suites: suites.with(index, { ...suite, vers }) };
  session.apply({ type: 'changeEtape', etapeId, changes });
}

/** Removes a link. */
export function dropLink(session: EditorSession, etapeId: EtapeId, index: number): void {
  const suites = suitesOf(session, etapeId);
  if (suites[index] === undefined) return;
  for (const at of suites.keys()) {
    forgetTyped(at, (champ) => session.setSaisie(`${etapeId}/${champ}`, null));
  }
  const changes = { suites: suites.toSpliced(index, 1) };
  session.apply({ type: 'changeEtape', etapeId, changes });
}
