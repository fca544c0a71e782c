import { useCallback, useState, type ReactNode } from 'react';
import type { Contenu } from '@/domain/quete/quete.ts';
import { formatDuree } from '@/lib/format/mesure.ts';
import { formatCount } from '@/lib/format/nombre.ts';
import { Field } from '@/ui/field.tsx';
import { planClassTrip } from './class-trip.ts';

const usualPupilCount = 26;
const maximumPupilCount = 200;

type ClassTripSheetProps = {
  contenu: Contenu;
  /** The way to open it for the phones of the groups: no part of the page before it is asked for either. */
  children?: ReactNode;
};

/** « Préparer une sortie de classe »: groups and departures for a number of pupils, and what to settle before. */
export function ClassTripSheet({ contenu, children }: ClassTripSheetProps) {
  // What counts needs scripts: it would only weigh on the page of those who do not open it.
  const [isPlanned, setIsPlanned] = useState(false);
  // A callback of the element: it may have been opened before the page was awake.
  const watchOpening = useCallback((details: HTMLDetailsElement | null) => {
    if (details === null) return;
    const look = () => {
      if (details.open) setIsPlanned(true);
    };
    look();
    details.addEventListener('toggle', look);
    return () => details.removeEventListener('toggle', look);
  }, []);
  return (
    <details
      ref={watchOpening}
      suppressHydrationWarning
      className="rounded-carte border border-trait bg-fond-carte px-5 py-2"
    >
      <summary className="flex min-h-12 cursor-pointer items-center text-lg font-bold">
        Préparer une sortie de classe
      </summary>
      <div className="space-y-5 pt-3 pb-4">
        {isPlanned && <Planner contenu={contenu} />}
        <ul className="list-disc space-y-2 pl-5">
          <li>
            Un téléphone par groupe suffit. Les élèves n’ont ni compte ni nom à donner.
          </li>
          <li>
            Ouvrez la quête avec du réseau avant de partir : elle se joue ensuite sans.
          </li>
          <li>
            Faites le chemin une fois : traversées, eau, abri, toilettes. Vérifiez le
            nombre d’accompagnateurs que demande votre académie.
          </li>
          <li>
            Sans téléphone, imprimez cette page : elle tient lieu de feuille de route.
          </li>
        </ul>
        {isPlanned && children}
      </div>
    </details>
  );
}

function Planner({ contenu }: { contenu: Contenu }) {
  const [typed, setTyped] = useState(String(usualPupilCount));
  const pupilCount = Number(typed);
  const isCount =
    /^\d{1,3}$/.test(typed.trim()) && pupilCount >= 1 && pupilCount <= maximumPupilCount;
  return (
    <>
      <Field
        as="number"
        inputMode="numeric"
        label="Nombre d’élèves"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        error={isCount ? undefined : `Un nombre entier, de 1 à ${maximumPupilCount}.`}
      />
      {isCount && <Plan contenu={contenu} pupilCount={pupilCount} />}
    </>
  );
}

function Plan({ contenu, pupilCount }: { contenu: Contenu; pupilCount: number }) {
  const { etapes, dureeMinutes } = contenu;
  const trip = planClassTrip({ pupilCount, etapeCount: etapes.length, dureeMinutes });
  const { groups, gapMinutes, totalMinutes } = trip;
  return (
    <div role="status">
      <p>
        <strong>{formatCount(groups.length, 'groupe', 'groupes')}</strong>
        {groups.length > 1 && `, un départ toutes les ${formatDuree(gapMinutes)}`}
        {totalMinutes !== null &&
          `. Comptez ${formatDuree(totalMinutes)} du premier départ à la dernière arrivée`}
        .
      </p>
      <ol className="mt-2 grid gap-x-6 sm:grid-cols-2">
        {groups.map((size, index) => (
          <li key={index}>
            {`Groupe ${index + 1}\u00A0: ${formatCount(size, 'élève', 'élèves')}, `}
            {index === 0
              ? 'part en premier'
              : `part ${formatDuree(index * gapMinutes)} après`}
          </li>
        ))}
      </ol>
    </div>
  );
}
