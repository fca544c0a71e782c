import * as z from 'zod/mini';
import { limits } from '@/domain/limits.ts';
import type { Suspension } from '@/domain/quete/suspension.ts';
import { checkedText, typedText } from '@/domain/typed-field.ts';
import { errorMessage } from '@/lib/errors/error-message.ts';
import { endOfDay } from '@/lib/format/date.ts';
import { Button } from '@/ui/button.tsx';
import { Checkbox } from '@/ui/choices/checkbox.tsx';
import { Field } from '@/ui/field.tsx';
import { Form } from '@/ui/form/form.tsx';
import { useForm } from '@/ui/form/use-form.ts';

/** Usual reasons of closures, in words for players. */
const usualMotifs = [
  'Travaux sur place.',
  'Passage fermé.',
  'Endroit dangereux en ce moment.',
  'La plaque manque, elle sera remplacée.',
  'Marché ou fête sur la place.',
] as const;

/** A reason, an optional day of the calendar, and whether the spare étape takes over. */
const closureSchema = z.object({
  motif: typedText({
    max: limits.suspensionMotif.max,
    missing: 'Dites pourquoi\u00A0: les joueurs le liront.',
  }),
  day: checkedText((day) => {
    const end = endOfDay(day);
    const isAhead = day === '' || (end !== null && end > Date.now());
    return isAhead ? undefined : 'Choisissez un jour à venir, ou aucun.';
  }),
  rechange: z.boolean(),
});

type ClosureFormProps = {
  /** The closed place, by its key in the quête. */
  place: string;
  /** Existing closure, to change. */
  begun: Suspension | null;
  /** Its end as a date field writes it; empty if unknown. */
  begunDay: string;
  submitLabel: string;
  /** The title of its spare étape; null without any. */
  rechange: string | null;
  /** Writes it. */
  send: (suspension: Suspension) => Promise<unknown>;
};

/** Reason and end of a closure, in two fields, the first of which a press can fill. */
export function ClosureForm({
  place,
  begun,
  begunDay,
  submitLabel,
  rechange,
  send,
}: ClosureFormProps) {
  const form = useForm({
    schema: closureSchema,
    waitsAs: `fermeture-${place}`,
    values: {
      motif: begun?.motif ?? '',
      day: begunDay,
      rechange: begun === null || begun.rechange === true,
    },
  });

  return (
    <Form
      form={form}
      send={({ motif, day, rechange: isReplaced }) =>
        send({
          motif,
          jusquAu: day === '' ? null : endOfDay(day),
          ...(rechange !== null && isReplaced && { rechange: true }),
        })
      }
      refusal={(error) => ({ message: errorMessage(error) })}
      className="space-y-5"
    >
      <div>
        <Field
          as="textarea"
          rows={2}
          label="Pourquoi"
          hint="Les joueurs lisent cette phrase telle quelle."
          maxCount={limits.suspensionMotif.max}
          {...form.field('motif')}
        />
        <ul aria-label="Raisons fréquentes" className="mt-2 flex flex-wrap gap-2">
          {usualMotifs.map((usual) => (
            <li key={usual}>
              <button
                type="button"
                onClick={() => form.fill('motif', usual)}
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
        {...form.field('day')}
      />
      {rechange !== null && (
        <Checkbox {...form.field('rechange')}>
          {`Envoyer les joueurs à l’étape de rechange\u00A0: ${rechange}`}
        </Checkbox>
      )}
      <Button type="submit" pending={form.isPending}>
        {submitLabel}
      </Button>
    </Form>
  );
}
