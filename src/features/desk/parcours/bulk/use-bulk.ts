import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useFirebase } from '@/data/firebase/firebase-context.tsx';
import type { Services } from '@/data/firebase/services.ts';
import { membreRepository } from '@/data/membre/membre-repository.ts';
import { ParcoursMovedError } from '@/data/membre/membre-store.ts';
import { parcoursRepository } from '@/data/parcours/parcours-repository.ts';
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

async function doOne(
  services: Services,
  act: BulkAct,
  { id, etat }: Ligne,
): Promise<void> {
  const { move, follow } = membreRepository(services);
  if (act.type === 'archiver') await move(id, etat, 'archive');
  else if (act.who === null || act.who === 'moi') await follow(id, act.who);
  else await follow(id, { uid: act.who.uid, nom: act.who.nom });
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

type BulkOutcome = { done: number; failed: readonly BulkFailure[] };

type EachOptions = {
  work: (row: Ligne) => Promise<void>;
  /** Why a row is not even tried; null when it is. */
  refusal?: (row: Ligne) => string | null;
  onProgress: (words: string) => void;
};

/** Does something to one row after the other, whatever fails. */
async function each(
  rows: readonly Ligne[],
  { work, refusal, onProgress }: EachOptions,
): Promise<BulkOutcome> {
  const failed: BulkFailure[] = [];
  let done = 0;
  for (const row of rows) {
    const fail = (words: string) =>
      failed.push({ id: row.id, titre: titleOf(row.titre), words });
    const words = refusal?.(row) ?? null;
    if (words !== null) {
      fail(words);
      continue;
    }
    try {
      await work(row);
      done += 1;
      onProgress(`${done + failed.length} sur ${rows.length}…`);
    } catch (error) {
      console.warn(`${row.id} was left as it was.`, error);
      fail(failureWords(error));
    }
  }
  return { done, failed };
}

/**
 * Several parcours chosen among `rows`, and what is done to them: held ten seconds, then one after the other. `onDone`
 * comes after them, whatever failed.
 */
export function useBulk(rows: readonly Ligne[], onDone: () => void) {
  const services = useFirebase();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  // The rows with it: another filter meanwhile changes nothing of what was asked for.
  const [asked, setAsked] = useState<Asked | null>(null);
  const [said, setSaid] = useState('');
  const [failures, setFailures] = useState<readonly BulkFailure[]>([]);
  // What the list shows no more is not chosen any more.
  const chosenRows = rows.filter(({ id }) => chosen.has(id));
  const tell = ({ failed }: BulkOutcome, words: string) => {
    setFailures(failed);
    setChosen(new Set(failed.map(({ id }) => id)));
    setSaid(words);
  };

  const acting = useMutation({
    mutationFn: ({ act, rows: wanted }: Asked) =>
      each(wanted, {
        work: (row) => doOne(services, act, row),
        refusal: (row) => refusalOf(act, row),
        onProgress: setSaid,
      }),
    onSuccess: (outcome, { act }) => {
      const { done } = outcome;
      tell(outcome, done === 0 ? 'Rien n’a changé.' : doneWords(act, done));
      setAsked(null);
      onDone();
    },
  });
  const held = useHeld(() => {
    if (asked !== null) acting.mutate(asked);
  });

  const exporting = useMutation({
    mutationFn: async (wanted: readonly Ligne[]) => {
      const zip = zipParcours(parcoursRepository(services).load);
      const outcome = await each(wanted, {
        work: ({ id }) => zip.add(id),
        onProgress: setSaid,
      });
      if (outcome.done > 0) saveFile(await zip.close());
      return outcome;
    },
    onMutate: () => setFailures([]),
    onSuccess: (outcome) => {
      const { done } = outcome;
      tell(
        outcome,
        done === 0
          ? 'Aucune copie n’a pu être prise.'
          : `${formatCount(done, 'parcours', 'parcours')} dans l’archive.`,
      );
    },
    onError: (error) => setSaid(errorMessage(error)),
  });
  const isRunning = acting.isPending || exporting.isPending;

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
    exportAll: () => exporting.mutate(chosenRows),
  };
}
export type Bulk = ReturnType<typeof useBulk>;
