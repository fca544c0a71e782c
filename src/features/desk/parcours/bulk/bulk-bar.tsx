import { useEffect, useRef, useState } from 'react';
import { useFirebase } from '@/data/firebase/firebase-context.tsx';
import { presenceRepository } from '@/data/presence/presence-repository.ts';
import type { Personne } from '@/domain/parcours/tableau.ts';
import { formatCount } from '@/lib/format/nombre.ts';
import { Button } from '@/ui/button.tsx';
import { Field } from '@/ui/field.tsx';
import { StatusLine } from '@/ui/status-line.tsx';
import type { Bulk, Suiveur } from './use-bulk.ts';

type RowChoiceProps = {
  title: string;
  isChosen: boolean;
  disabled: boolean;
  onToggle: () => void;
};

/** Chooses one parcours of the list. */
export function RowChoice({ title, isChosen, disabled, onToggle }: RowChoiceProps) {
  return (
    <label className="-ml-3 inline-flex size-11 shrink-0 items-center justify-center">
      <input
        type="checkbox"
        className="size-6 accent-primaire"
        checked={isChosen}
        disabled={disabled}
        onChange={onToggle}
      />
      <span className="sr-only">Choisir « {title} »</span>
    </label>
  );
}

/** The admins who are at the desk, now and as they come and go. */
function useTeam(): readonly Personne[] {
  const services = useFirebase();
  const [team, setTeam] = useState<readonly Personne[]>([]);
  // A listener of the Realtime Database.
  useEffect(() => presenceRepository(services).watchTeam(setTeam), [services]);
  return team;
}

/**
 * Who may follow the chosen parcours, by name: the other admins, as far as they are known (who is at the desk, who follows
 * a parcours without being one of its membres), and membres as they are known from what they wrote.
 */
function peopleOf(
  { rows, chosenRows }: Bulk,
  team: readonly Personne[],
  uid: string,
): Suiveur[] {
  const people = new Map<string, Suiveur>();
  const add = (one: Personne, isTeam: boolean) => {
    if (one.uid !== uid && one.nom !== '') people.set(one.uid, { ...one, isTeam });
  };
  for (const { par, suivi, membreUids } of chosenRows) {
    for (const one of [par, suivi]) {
      if (one !== null && membreUids.includes(one.uid)) add(one, false);
    }
  }
  for (const { suivi, membreUids } of rows) {
    if (suivi !== null && !membreUids.includes(suivi.uid)) add(suivi, true);
  }
  for (const one of team) add(one, true);
  return [...people.values()].toSorted((a, b) => a.nom.localeCompare(b.nom, 'fr'));
}

/** What is done to the chosen parcours at once, and how it went, row by row. */
export function BulkBar({ bulk, uid }: { bulk: Bulk; uid: string }) {
  const { chosenRows, rowCount, left, failures } = bulk;
  const bar = useRef<HTMLDivElement>(null);
  // The button that was pressed gives way to another: the keyboard stays here.
  const stay = () => bar.current?.focus();
  const people = peopleOf(bulk, useTeam(), uid);
  const follow = (value: string) => {
    const person = people.find((one) => one.uid === value);
    if (value === 'moi') bulk.ask({ type: 'suivre', who: 'moi' });
    else if (value === 'personne') bulk.ask({ type: 'suivre', who: null });
    else if (person !== undefined) bulk.ask({ type: 'suivre', who: person });
    stay();
  };
  return (
    <div
      ref={bar}
      tabIndex={-1}
      role="group"
      aria-label="Plusieurs parcours à la fois"
      className="space-y-3"
    >
      <div className="flex flex-wrap items-end gap-x-4 gap-y-3">
        {left !== null && (
          <>
            <p className="min-w-0 basis-full font-bold sm:basis-auto">{bulk.heldWords}</p>
            <Button
              onClick={() => {
                bulk.cancel();
                stay();
              }}
            >
              {`Dans ${left}\u00A0s – Annuler`}
            </Button>
            <Button
              variant="secondary"
              onClick={() => {
                bulk.release();
                stay();
              }}
            >
              Le faire maintenant
            </Button>
          </>
        )}
        {left === null && chosenRows.length === 0 && (
          <Button variant="quiet" disabled={bulk.isRunning} onClick={bulk.chooseAll}>
            Tout choisir
          </Button>
        )}
        {left === null && chosenRows.length > 0 && (
          <>
            <p className="min-w-0 basis-full font-bold">
              {formatCount(chosenRows.length, 'parcours choisi', 'parcours choisis')}
            </p>
            <Button
              variant="secondary"
              disabled={bulk.isRunning}
              onClick={() => {
                bulk.ask({ type: 'archiver' });
                stay();
              }}
            >
              Archiver
            </Button>
            <Button variant="secondary" pending={bulk.isRunning} onClick={bulk.exportAll}>
              Prendre une copie
            </Button>
            <Field
              as="select"
              label="Confier à"
              className="min-w-0 basis-56"
              disabled={bulk.isRunning}
              value=""
              onChange={({ currentTarget }) => follow(currentTarget.value)}
            >
              <option value="">Choisir…</option>
              <option value="moi">Moi</option>
              {people.map(({ uid: one, nom }) => (
                <option key={one} value={one}>
                  {nom}
                </option>
              ))}
              <option value="personne">Plus personne</option>
            </Field>
            {chosenRows.length < rowCount && (
              <Button variant="quiet" disabled={bulk.isRunning} onClick={bulk.chooseAll}>
                {`Choisir les ${rowCount}`}
              </Button>
            )}
            <Button
              variant="quiet"
              disabled={bulk.isRunning}
              onClick={() => {
                bulk.chooseNone();
                stay();
              }}
            >
              Ne rien choisir
            </Button>
          </>
        )}
      </div>
      <StatusLine>{left === null ? bulk.said : ''}</StatusLine>
      {failures.length > 0 && (
        <div role="alert" className="rounded-carte border border-attention px-5 py-4">
          <p className="font-bold">
            {failures.length === 1
              ? 'Un parcours est resté comme il était.'
              : `${failures.length} parcours sont restés comme ils étaient.`}
          </p>
          <ul className="mt-2">
            {failures.map(({ id, titre, words }) => (
              <li key={id}>{`${titre}\u00A0: ${words}`}</li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
