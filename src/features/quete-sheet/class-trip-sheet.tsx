import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useCallback, useState, type ReactNode } from 'react';
import type { Contenu } from '@/domain/quete/quete.ts';
import { formatDuree } from '@/lib/format/mesure.ts';
import { Field } from '@/ui/field.tsx';
import {
  planClassTrip,
  walkOfClass,
  type ClassGroup,
  type ClassTrip,
} from './class-trip.ts';

const usualPupilCount = 26;
const maximumPupilCount = 200;

type ClassTripSheetProps = {
  contenu: Contenu;
  /** Opens it for the phones of so many groups (null if unknown): not loaded before its request either. */
  children?: (groupCount: number | null) => ReactNode;
};

/** « Préparer une sortie de classe »: groups and departures for a number of pupils, and a checklist. */
export function ClassTripSheet({ contenu, children }: ClassTripSheetProps) {
  // The calculation needs scripts: unopened, it would only weigh on the page.
  const [isPlanned, setIsPlanned] = useState(false);
  const [typed, setTyped] = useState(String(usualPupilCount));
  const pupilCount = readPupilCount(typed);
  const groupCount =
    pupilCount === null
      ? null
      : planClassTrip({ ...walkOfClass(contenu), pupilCount }).groups.length;
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
        {t`Préparer une sortie de classe`}
      </summary>
      <div className="space-y-5 pt-3 pb-4">
        {isPlanned && (
          <Planner
            typed={typed}
            pupilCount={pupilCount}
            onType={setTyped}
            contenu={contenu}
          />
        )}
        <ul className="list-disc space-y-2 pl-5">
          <li>
            {t`Un téléphone par groupe suffit. Les élèves n’ont ni compte ni nom à donner.`}
          </li>
          <li>
            {t`Ouvrez la quête avec du réseau avant de partir\u00A0: vous pourrez ensuite y jouer sans.`}
          </li>
          <li>
            {t`Faites le chemin une fois\u00A0: traversées, eau, abri, toilettes. Vérifiez le nombre d’accompagnateurs que demande votre académie.`}
          </li>
          <li>
            {t`Sans téléphone, imprimez cette page\u00A0: elle tient lieu de feuille de route.`}
          </li>
        </ul>
        {isPlanned && children?.(groupCount)}
      </div>
    </details>
  );
}

/** A number of pupils that can be planned for; null for anything else. */
function readPupilCount(typed: string): number | null {
  const count = Number(typed);
  const isCount =
    /^\d{1,3}$/.test(typed.trim()) && count >= 1 && count <= maximumPupilCount;
  return isCount ? count : null;
}

type PlannerProps = {
  typed: string;
  pupilCount: number | null;
  onType: (typed: string) => void;
  contenu: Contenu;
};

function Planner({ typed, pupilCount, onType, contenu }: PlannerProps) {
  return (
    <>
      <Field
        as="number"
        inputMode="numeric"
        label={t`Nombre d’élèves`}
        value={typed}
        onChange={({ target }) => onType(target.value)}
        error={
          pupilCount === null
            ? t`Un nombre entier, de 1 à ${maximumPupilCount}.`
            : undefined
        }
      />
      {pupilCount !== null && (
        <Plan trip={planClassTrip({ ...walkOfClass(contenu), pupilCount })} />
      )}
    </>
  );
}

function Plan({ trip: { groups, totalMinutes } }: { trip: ClassTrip }) {
  const isSpread = groups.some(({ etapeNumero }) => etapeNumero > 1);
  return (
    <div role="status">
      <p>
        <GroupCount groups={groups} />
        {totalMinutes !== null && ` ${totalWords(totalMinutes)}`}
      </p>
      <ol className="mt-2 grid gap-x-6 sm:grid-cols-2">
        {groups.map((group) => (
          <li key={group.nom}>{groupWords(group, isSpread)}</li>
        ))}
      </ol>
    </div>
  );
}

function totalWords(totalMinutes: number): string {
  const duree = formatDuree(totalMinutes);
  return t`Comptez ${duree} du premier départ à la dernière arrivée.`;
}

/** Number of groups, and their departures. */
function GroupCount({ groups }: Pick<ClassTrip, 'groups'>) {
  const isTogether = groups.every(({ delayMinutes }) => delayMinutes === 0);
  const isSpread = groups.some(({ etapeNumero }) => etapeNumero > 1);
  const count = groups.length;
  const counted = plural(count, { one: '#\u00A0groupe', other: '#\u00A0groupes' });
  if (isSpread && isTogether) {
    return (
      <Trans>
        <strong>{counted}</strong>, qui partent ensemble, chacun d’une étape à lui
        {'\u202F'}; tous finissent à la dernière.
      </Trans>
    );
  }
  if (isSpread) {
    return (
      <Trans>
        <strong>{counted}</strong>, chacun d’une étape à lui{'\u202F'}; tous finissent à
        la dernière.
      </Trans>
    );
  }
  if (count > 1 && isTogether) {
    return (
      <Trans>
        <strong>{counted}</strong>, qui partent ensemble.
      </Trans>
    );
  }
  return <strong>{`${counted}.`}</strong>;
}

/** « Groupe B : 5 élèves, commence à l’étape 2 ». */
function groupWords(
  { nom, pupilCount, etapeNumero, delayMinutes }: ClassGroup,
  isSpread: boolean,
): string {
  const group = plural(pupilCount, {
    one: `Groupe ${nom}\u00A0: #\u00A0élève`,
    other: `Groupe ${nom}\u00A0: #\u00A0élèves`,
  });
  const delay = formatDuree(delayMinutes);
  if (isSpread) {
    return delayMinutes > 0
      ? t`${group}, commence à l’étape\u00A0${etapeNumero}, part ${delay} après`
      : t`${group}, commence à l’étape\u00A0${etapeNumero}`;
  }
  return delayMinutes > 0
    ? t`${group}, part ${delay} après`
    : t`${group}, part en premier`;
}
