import { useState } from 'react';
import type { Horaires } from '@/domain/parcours/pratique.ts';
import { sameValue } from '@/domain/parcours/same-value.ts';
import { Field } from '@/ui/field.tsx';

/** Minutes of the day as in a time field, and back; null for an invalid time. */
function clockText(minutes: number): string {
  const hours = String(Math.floor(minutes / 60) % 24).padStart(2, '0');
  return `${hours}:${String(minutes % 60).padStart(2, '0')}`;
}

function minutesOf(text: string): number | null {
  const [, hours, minutes] = /^(\d{2}):(\d{2})/.exec(text) ?? [];
  return hours === undefined ? null : 60 * Number(hours) + Number(minutes);
}

type HorairesFieldsProps = {
  horaires: Horaires | null;
  onHoraires: (horaires: Horaires | null) => void;
  /** « Ouvre à » and « Ferme à » when absent. */
  labels?: { de: string; a: string } | undefined;
};

type TypedHours = { de: string; a: string };

function typedOf(horaires: Horaires | null): TypedHours {
  return horaires === null
    ? { de: '', a: '' }
    : { de: clockText(horaires.de), a: clockText(horaires.a) };
}

/** Value of two time fields: null until both are written. Midnight at the end of a day is its last minute. */
function horairesOf(typed: TypedHours): Horaires | null {
  const de = minutesOf(typed.de);
  const a = minutesOf(typed.a);
  return de === null || a === null ? null : { de, a: a === 0 ? 1_440 : a };
}

/** From when to when: hours count once both are written. */
export function HorairesFields({
  horaires,
  onHoraires,
  labels = { de: 'Ouvre à', a: 'Ferme à' },
}: HorairesFieldsProps) {
  const [typed, setTyped] = useState(() => typedOf(horaires));
  // Undone, or changed by another author: the typed text is no longer the value.
  const shown = sameValue(horairesOf(typed), horaires) ? typed : typedOf(horaires);
  const change = (part: Partial<TypedHours>) => {
    const next = { ...shown, ...part };
    setTyped(next);
    onHoraires(horairesOf(next));
  };
  return (
    <div className="mt-2 flex flex-wrap gap-x-6 gap-y-3">
      <Field
        label={labels.de}
        type="time"
        value={shown.de}
        onChange={({ target }) => change({ de: target.value })}
      />
      <Field
        label={labels.a}
        type="time"
        value={shown.a}
        onChange={({ target }) => change({ a: target.value })}
      />
    </div>
  );
}
