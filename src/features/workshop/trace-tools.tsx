import { useState } from 'react';
import * as z from 'zod/mini';
import { parseTypedPosition } from '@/domain/geo/typed-position.ts';
import { checkedText } from '@/domain/typed-field.ts';
import { shortLinkWords } from '@/editing/words/problem-message.ts';
import { Button } from '@/ui/button.tsx';
import { Field } from '@/ui/field.tsx';
import { Form } from '@/ui/form/form.tsx';
import { useForm } from '@/ui/form/use-form.ts';
import { RadioGroup, type RadioOption } from '@/ui/choices/radio-group.tsx';
import { Waiting } from '@/ui/waiting.tsx';
import type { TraceWay, useTrace } from './use-trace.ts';

const wayOptions: readonly RadioOption<TraceWay>[] = [
  { value: 'chemins', label: 'Par les chemins' },
  { value: 'droit', label: 'Tout droit' },
  { value: 'libre', label: 'À main levée' },
];

type TraceToolsProps = {
  trace: ReturnType<typeof useTrace>;
  isDrawn: boolean;
};

/** Ways to draw the line, and all its actions without the map. */
export function TraceTools({ trace, isDrawn }: TraceToolsProps) {
  const [isTyped, setIsTyped] = useState(false);
  return (
    <div className="space-y-2">
      <RadioGroup
        legend="Aller au point suivant"
        options={wayOptions}
        value={trace.way}
        onValueChange={trace.setWay}
        inline
      />
      <p className="text-texte-doux">
        {trace.way === 'libre'
          ? 'Dessinez sur la carte d’un seul geste.'
          : 'Touchez la carte à chaque tournant, ou une étape pour y passer. Un point du tracé se déplace en le glissant.'}
      </p>
      <div className="flex flex-wrap gap-x-2.5">
        <Button variant="quiet" onClick={trace.followEtapes}>
          Relier les étapes
        </Button>
        <Button
          variant="quiet"
          aria-expanded={isTyped}
          onClick={() => setIsTyped((before) => !before)}
        >
          Écrire un point
        </Button>
        {isDrawn && (
          <>
            <Button variant="quiet" onClick={trace.removeLast}>
              Retirer le dernier point
            </Button>
            <Button variant="quiet" onClick={trace.clear}>
              Effacer le tracé
            </Button>
          </>
        )}
      </div>
      {isTyped && <TypedPoint onPoint={trace.addPoint} />}
      <div role="status">
        {trace.isFinding && <Waiting>Recherche du chemin…</Waiting>}
        {trace.said !== '' && <p>{trace.said}</p>}
      </div>
    </div>
  );
}

const pointSchema = z.object({
  point: checkedText((typed) => {
    const { type } = parseTypedPosition(typed);
    if (type === 'position') return undefined;
    return type === 'lien-court'
      ? shortLinkWords
      : 'Écrivez une latitude et une longitude\u00A0: 48.4535, -2.0465';
  }),
});

/** A point of the line by its coordinates, for authors who work without the map. */
function TypedPoint({ onPoint }: { onPoint: ReturnType<typeof useTrace>['addPoint'] }) {
  const form = useForm({ schema: pointSchema, values: { point: '' } });
  return (
    <Form
      form={form}
      send={({ point }) => {
        const read = parseTypedPosition(point);
        if (read.type === 'position') onPoint(read.position);
      }}
      resets={{ point: '' }}
      className="flex flex-wrap items-end gap-3"
    >
      <Field
        label="Point par ses coordonnées"
        autoComplete="off"
        className="min-w-[min(12rem,100%)] flex-1"
        {...form.field('point')}
      />
      <Button type="submit" variant="secondary">
        Ajouter
      </Button>
    </Form>
  );
}
