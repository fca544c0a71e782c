import { useState, type SubmitEvent } from 'react';
import { limits } from '@/domain/limits.ts';
import type { Suspension } from '@/domain/quete/suspension.ts';
import { endOfDay } from '@/lib/format/date.ts';
import { Button } from '@/ui/button.tsx';
import { Checkbox } from '@/ui/checkbox.tsx';
import { Field } from '@/ui/field.tsx';

/** What most often closes a place, in words that players read as they are. */
const usualMotifs = [
  'Travaux sur place.',
  'Passage fermé.',
  'Endroit dangereux en ce moment.',
  'La plaque manque, elle sera remplacée.',
  'Marché ou fête sur la place.',
] as const;

type ClosureFormProps = {
  /** What is written already, when a closure is changed. */
  begun: Suspension | null;
  /** The day of its end as a date field writes it; empty where nobody knows. */
  begunDay: string;
  submitLabel: string;
  /** The title of its spare étape; null where there is none. */
  rechange: string | null;
  isBusy: boolean;
  /** Why it could not be written. */
  failure: string;
  onSubmit: (suspension: Suspension) => void;
};

/** Why something is closed and until when, in two fields, the first of which a press can fill. */
export function ClosureForm({
  begun,
  begunDay,
  submitLabel,
  rechange,
  isBusy,
  failure,
  onSubmit,
}: ClosureFormProps) {
  const [motif, setMotif] = useState(begun?.motif ?? '');
  const [day, setDay] = useState(begunDay);
  const [isReplaced, setIsReplaced] = useState(begun === null || begun.rechange === true);
  const [wrong, setWrong] = useState<{ motif?: string; day?: string }>({});

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    const words = motif.trim();
    const jusquAu = day === '' ? null : endOfDay(day);
    const isPast = jusquAu !== null && jusquAu <= Date.now();
    const isUnreadable = day !== '' && jusquAu === null;
    const found = {
      ...(words === '' && { motif: 'Dites pourquoi\u00A0: les joueurs le liront.' }),
      ...(words.length > limits.suspensionMotif.max && {
        motif: 'C’est trop long\u00A0: une phrase suffit.',
      }),
      ...((isPast || isUnreadable) && { day: 'Choisissez un jour à venir, ou aucun.' }),
    };
    setWrong(found);
    if (Object.keys(found).length > 0) return;
    const isSpareUsed = rechange !== null && isReplaced;
    onSubmit({ motif: words, jusquAu, ...(isSpareUsed && { rechange: true }) });
  }

  return (
    <form className="space-y-5" noValidate onSubmit={submit}>
      <div>
        <Field
          as="textarea"
          rows={2}
          label="Pourquoi"
          hint="Les joueurs lisent cette phrase telle quelle."
          value={motif}
          maxCount={limits.suspensionMotif.max}
          error={wrong.motif}
          onChange={(event) => setMotif(event.currentTarget.value)}
        />
        <ul aria-label="Raisons fréquentes" className="mt-2 flex flex-wrap gap-2">
          {usualMotifs.map((usual) => (
            <li key={usual}>
              <button
                type="button"
                onClick={() => setMotif(usual)}
                className="min-h-11 rounded-pilule border border-trait-fort px-4 py-1 text-left text-texte hover:border-primaire hover:bg-primaire/10"
              >
                {usual}
              </button>
            </li>
          ))}
        </ul>
      </div>
      <Field
        type="date"
        label="Jusqu’au"
        hint="Ce jour compris. Elle rouvre ensuite d’elle-même."
        optional
        className="max-w-60"
        value={day}
        error={wrong.day}
        onChange={(event) => setDay(event.currentTarget.value)}
      />
      {rechange !== null && (
        <Checkbox checked={isReplaced} onCheckedChange={setIsReplaced}>
          {`Envoyer les joueurs à l’étape de rechange\u00A0: ${rechange}`}
        </Checkbox>
      )}
      {failure !== '' && (
        <p role="alert" className="text-alerte">
          {failure}
        </p>
      )}
      <Button type="submit" pending={isBusy}>
        {submitLabel}
      </Button>
    </form>
  );
}
