import { useState } from 'react';
import {
  firestoreMembreStore,
  followParcours,
} from '@/data/parcours/membre-repository.ts';
import { ParcoursMovedError } from '@/data/parcours/membre-store.ts';
import { loadParcours } from '@/data/parcours/parcours-repository.ts';
import type { Ligne, Personne } from '@/domain/parcours/tableau.ts';
import { errorMessage } from '@/lib/errors/error-message.ts';
import { formatCount } from '@/lib/format/nombre.ts';
import { saveFile } from '@/lib/save-file.ts';
import { useHeld } from '@/ui/use-held.ts';
import { titleOf } from '../parcours-row.tsx';
import { zipParcours } from './zip-parcours.ts';

/** Who may follow a parcours: an admin any of them, a membre those they take part in. */
export type Suiveur = Personne & { isTeam: boolean };

/** What is done to each chosen parcours. */
export type BulkAct =
  | { type: 'archiver' }
  | { type: 'suivre'; who: Suiveur | 'moi' | null };

/** A parcours that was left as it was, and why. */
export type BulkFailure = { id: string; titre: string; words: string };

type Asked = { act: BulkAct; rows: readonly Ligne[] };

/** A refusal that is known beforehand; null when it may be tried. */
function refusalOf(act: BulkAct, { etat, membreUids }: Ligne): string | null {
  if (act.type === 'archiver') {
    return etat === 'archive' ? 'Il est déjà archivé.' : null;
  }
  const { who } = act;
  if (who === null || who === 'moi' || who.isTeam) return null;
  if (membreUids.includes(who.uid)) return null;
  return `${who.nom} n’y participe pas. Invitez d’abord cette personne.`;
}

async function doOne(act: BulkAct, { id, etat }: Ligne): Promise<void> {
  if (act.type === 'archiver') await firestoreMembreStore.move(id, etat, 'archive');
  else if (act.who === null || act.who === 'moi') await followParcours(id, act.who);
  else await followParcours(id, { uid: act.who.uid, nom: act.who.nom });
}

function failureWords(error: unknown): string {
  return error instanceof ParcoursMovedError
    ? 'Quelqu’un l’a fait avancer entre-temps.'
    : errorMessage(error);
}

function doneWords(act: BulkAct, count: number): string {
  const parcours = formatCount(count, 'parcours', 'parcours');
  if (act.type === 'archiver') {
    return `${parcours} ${count === 1 ? 'archivé' : 'archivés'}.`;
  }
  if (act.who === null) return `Plus personne ne suit ${parcours}.`;
  return act.who === 'moi'
    ? `Vous suivez ${parcours}.`
    : `${act.who.nom} suit ${parcours}.`;
}

/** What is about to be done, in words. */
function heldWords(act: BulkAct, count: number): string {
  const parcours = formatCount(count, 'parcours', 'parcours');
  if (act.type === 'archiver') return `${parcours} à archiver`;
  return act.who === null
    ? `${parcours} que personne ne suivra plus`
    : `${parcours} à confier à ${act.who === 'moi' ? 'vous' : act.who.nom}`;
}

/**
 * Several parcours chosen among `rows`, and what is done to them: held ten seconds, then one after the other. `onDone`
 * comes after them, whatever failed.
 */
export function useBulk(rows: readonly Ligne[], onDone: () => void) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  // The rows with it: another filter meanwhile changes nothing of what was asked for.
  const [asked, setAsked] = useState<Asked | null>(null);
  const [isRunning, setIsRunning] = useState(false);
  const [said, setSaid] = useState('');
  const [failures, setFailures] = useState<readonly BulkFailure[]>([]);
  // What the list shows no more is not chosen any more.
  const chosenRows = rows.filter(({ id }) => chosen.has(id));

  const each = async (
    wanted: readonly Ligne[],
    work: (row: Ligne) => Promise<void>,
    refusal: (row: Ligne) => string | null,
  ) => {
    const failed: BulkFailure[] = [];
    let done = 0;
    for (const row of wanted) {
      const fail = (words: string) =>
        failed.push({ id: row.id, titre: titleOf(row.titre), words });
      const words = refusal(row);
      if (words !== null) {
        fail(words);
        continue;
      }
      try {
        await work(row);
        done += 1;
        setSaid(`${done + failed.length} sur ${wanted.length}…`);
      } catch (error) {
        console.warn(`${row.id} was left as it was.`, error);
        fail(failureWords(error));
      }
    }
    setFailures(failed);
    setChosen(new Set(failed.map(({ id }) => id)));
    return done;
  };

  const run = async () => {
    if (asked === null) return;
    const { act } = asked;
    setIsRunning(true);
    const done = await each(
      asked.rows,
      (row) => doOne(act, row),
      (row) => refusalOf(act, row),
    );
    setSaid(done === 0 ? 'Rien n’a changé.' : doneWords(act, done));
    setAsked(null);
    setIsRunning(false);
    onDone();
  };
  const held = useHeld(() => void run());

  const exportAll = async () => {
    setIsRunning(true);
    setFailures([]);
    const zip = zipParcours(loadParcours);
    const done = await each(
      chosenRows,
      ({ id }) => zip.add(id),
      () => null,
    );
    if (done > 0) saveFile(await zip.close());
    setSaid(
      done === 0
        ? 'Rien n’a pu être emporté.'
        : `${formatCount(done, 'parcours', 'parcours')} dans l’archive.`,
    );
    setIsRunning(false);
  };

  return {
    rows,
    chosenRows,
    chosenIds: new Set(chosenRows.map(({ id }) => id as string)),
    rowCount: rows.length,
    said,
    failures,
    left: held.left,
    heldWords: asked === null ? '' : heldWords(asked.act, asked.rows.length),
    isRunning,
    isBusy: isRunning || held.left !== null,
    toggle: (id: string) => {
      const next = new Set(chosen);
      if (!next.delete(id)) next.add(id);
      setChosen(next);
    },
    chooseAll: () => setChosen(new Set(rows.map(({ id }) => id))),
    chooseNone: () => setChosen(new Set()),
    ask: (act: BulkAct) => {
      setAsked({ act, rows: chosenRows });
      setFailures([]);
      setSaid('');
      held.hold();
    },
    cancel: () => {
      held.cancel();
      setAsked(null);
      setSaid('Rien n’a changé.');
    },
    release: held.release,
    exportAll: () => void exportAll(),
  };
}
export type Bulk = ReturnType<typeof useBulk>;
