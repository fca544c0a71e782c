import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { limits } from '@/domain/limits.ts';
import { fermetureText, motifWords } from '@/domain/parcours/fermeture-words.ts';
import { fermetureMotifList } from '@/domain/parcours/kinds.ts';
import type { Fermeture, Periode, Pratique } from '@/domain/parcours/pratique.ts';
import { sameValue } from '@/domain/parcours/same-value.ts';
import { Button } from '@/ui/button.tsx';
import { Checkbox } from '@/ui/choices/checkbox.tsx';
import { Field } from '@/ui/field.tsx';
import { HorairesFields } from './horaires-fields.tsx';

/** The days of the week, Monday first. */
const jourNames = [
  'lundi',
  'mardi',
  'mercredi',
  'jeudi',
  'vendredi',
  'samedi',
  'dimanche',
];

export const fermeturesId = 'champ-pratique-fermetures';
export const fenetreId = 'champ-pratique-fenetre';

const blankFermeture: Fermeture = {
  jours: [],
  horaires: null,
  periode: null,
  motif: 'horaires',
  danger: false,
};

type PratiquePartProps = {
  pratique: Pratique;
  onPratique: (pratique: Pratique) => void;
};

/** Recurring closures: weekdays, hours, a part of the year. */
export function FermetureFields({ pratique, onPratique }: PratiquePartProps) {
  const { fermetures } = pratique;
  const put = (next: Fermeture[]) => onPratique({ ...pratique, fermetures: next });
  return (
    <fieldset id={fermeturesId} tabIndex={-1}>
      <legend className="font-bold">
        Fermetures qui reviennent{' '}
        <span className="font-normal text-texte-doux">(facultatif)</span>
      </legend>
      <ol className="space-y-4">
        {fermetures.map((fermeture, index) => (
          <li key={index} className="mt-2 rounded-carte border border-trait px-4 py-3">
            <FermetureField
              fermeture={fermeture}
              numero={index + 1}
              onFermeture={(next) =>
                put(fermetures.map((one, at) => (at === index ? next : one)))
              }
            />
            <Button
              variant="quiet"
              onClick={() => put(fermetures.filter((_, at) => at !== index))}
            >
              {`Retirer la fermeture ${index + 1}`}
            </Button>
          </li>
        ))}
      </ol>
      {fermetures.length < limits.fermetureCount.max && (
        <Button variant="quiet" onClick={() => put([...fermetures, blankFermeture])}>
          Ajouter une fermeture
        </Button>
      )}
    </fieldset>
  );
}

type FermetureFieldProps = {
  fermeture: Fermeture;
  numero: number;
  onFermeture: (fermeture: Fermeture) => void;
};

function FermetureField({ fermeture, numero, onFermeture }: FermetureFieldProps) {
  const { jours, horaires, periode, motif, danger } = fermeture;
  const change = (part: Partial<Fermeture>) => onFermeture({ ...fermeture, ...part });
  const toggle = (jour: number, isIn: boolean) =>
    change({
      jours: [1, 2, 3, 4, 5, 6, 7].filter((one) =>
        one === jour ? isIn : jours.includes(one),
      ),
    });
  return (
    <fieldset>
      <legend className="font-bold">{`Fermeture ${numero}`}</legend>
      <p role="status">{`${fermetureText(fermeture)}.`}</p>
      <div className="mt-1 flex flex-wrap gap-x-4">
        {jourNames.map((nom, index) => (
          <Checkbox
            key={nom}
            checked={jours.includes(index + 1)}
            onCheckedChange={(isIn) => toggle(index + 1, isIn)}
          >
            {nom}
          </Checkbox>
        ))}
      </div>
      <HorairesFields
        horaires={horaires}
        onHoraires={(next) => change({ horaires: next })}
        labels={{ de: 'Fermée de', a: 'à' }}
      />
      <PeriodeFields periode={periode} onPeriode={(next) => change({ periode: next })} />
      <Field
        as="select"
        label="Pourquoi"
        className="mt-3 max-w-72"
        value={motif}
        onChange={({ target }) => {
          const chosen =
            fermetureMotifList.find((one) => one === target.value) ?? 'autre';
          // Hunting is dangerous for walkers by default; the author may change it.
          change({ motif: chosen, danger: danger || chosen === 'chasse' });
        }}
      >
        {fermetureMotifList.map((one) => (
          <option key={one} value={one}>
            {t(motifWords[one])}
          </option>
        ))}
      </Field>
      <Checkbox checked={danger} onCheckedChange={(isIn) => change({ danger: isIn })}>
        C’est dangereux{'\u00A0'}: personne ne doit partir à ces heures
      </Checkbox>
    </fieldset>
  );
}

/** A yearly day in French form, « 15/09 », and back; null for an invalid one. */
function monthDayOf(typed: string): string | null {
  const [, day, month] = /^\s*(\d{1,2})\s*[/.-]\s*(\d{1,2})\s*$/.exec(typed) ?? [];
  if (day === undefined || month === undefined) return null;
  const monthDay = `${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  // 2028 is a leap year: 29 February is a day.
  const date = new Date(`2028-${monthDay}T00:00:00Z`);
  const isDay =
    !Number.isNaN(date.getTime()) && date.toISOString().slice(5, 10) === monthDay;
  return isDay ? monthDay : null;
}

function typedMonthDay(monthDay: string): string {
  const [month = '', day = ''] = monthDay.split('-');
  return `${day}/${month}`;
}

type TypedPeriode = { du: string; au: string };

function typedPeriode(periode: Periode | null): TypedPeriode {
  return periode === null
    ? { du: '', au: '' }
    : { du: typedMonthDay(periode.du), au: typedMonthDay(periode.au) };
}

function periodeOf(typed: TypedPeriode): Periode | null {
  const du = monthDayOf(typed.du);
  const au = monthDayOf(typed.au);
  return du === null || au === null ? null : { du, au };
}

type PeriodeFieldsProps = {
  periode: Periode | null;
  onPeriode: (periode: Periode | null) => void;
};

/** A part of each year: it counts once both days are written. */
function PeriodeFields({ periode, onPeriode }: PeriodeFieldsProps) {
  const [typed, setTyped] = useState(() => typedPeriode(periode));
  // Undone, or changed by another author: the typed text is no longer the value.
  const shown = sameValue(periodeOf(typed), periode) ? typed : typedPeriode(periode);
  const change = (part: Partial<TypedPeriode>) => {
    const next = { ...shown, ...part };
    setTyped(next);
    onPeriode(periodeOf(next));
  };
  const errorOf = (text: string) =>
    text.trim() === '' || monthDayOf(text) !== null
      ? undefined
      : 'Écrivez un jour et un mois\u00A0: 15/09';
  return (
    <div className="mt-2 flex flex-wrap gap-x-6 gap-y-3">
      <Field
        label="Chaque année du"
        hint="Jour et mois. Rien d’écrit : toute l’année."
        className="w-60"
        error={errorOf(shown.du)}
        value={shown.du}
        onChange={({ target }) => change({ du: target.value })}
      />
      <Field
        label="au"
        className="w-40"
        error={errorOf(shown.au)}
        value={shown.au}
        onChange={({ target }) => change({ au: target.value })}
      />
    </div>
  );
}

/** First and last day open; each may be left out. */
export function FenetreFields({ pratique, onPratique }: PratiquePartProps) {
  const { du, au } = pratique.fenetre ?? { du: null, au: null };
  const change = (part: { du?: string; au?: string }) => {
    const next = { du: part.du ?? du ?? '', au: part.au ?? au ?? '' };
    const fenetre = {
      du: next.du === '' ? null : next.du,
      au: next.au === '' ? null : next.au,
    };
    const isNone = fenetre.du === null && fenetre.au === null;
    onPratique({ ...pratique, fenetre: isNone ? null : fenetre });
  };
  const isReversed = du !== null && au !== null && au < du;
  return (
    <div className="flex flex-wrap gap-x-6 gap-y-3">
      <Field
        id={fenetreId}
        label="Premier jour d’ouverture"
        optional
        type="date"
        className="w-60"
        value={du ?? ''}
        onChange={({ target }) => change({ du: target.value })}
      />
      <Field
        label="Dernier jour d’ouverture"
        optional
        type="date"
        className="w-60"
        error={
          isReversed
            ? 'Ce jour est avant le premier\u00A0: la quête n’ouvrirait jamais.'
            : undefined
        }
        value={au ?? ''}
        onChange={({ target }) => change({ au: target.value })}
      />
    </div>
  );
}
