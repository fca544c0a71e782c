import { useState } from 'react';
import { DrawingView } from '@/code-tools/sign-drawing.tsx';
import {
  ailesWords,
  angleList,
  angleWords,
  chappeWords,
  drawChappe,
  serviceCount,
  signalCount,
  type Angle,
  type ChappeSignal,
} from '@/domain/secret-code/chappe.ts';
import { Field } from '@/ui/field.tsx';
import { RadioGroup } from '@/ui/choices/radio-group.tsx';

/** The machine of Chappe, set by hand: its beam, its two wings, and their signal. */
export function ChappeFigure() {
  const [signal, setSignal] = useState<ChappeSignal>({
    regulateur: 'couche',
    ailes: [90, -45],
  });
  const { regulateur, ailes } = signal;
  const [first, second] = ailesWords(regulateur);
  const words = chappeWords(signal);
  return (
    <div className="grid gap-8 md:grid-cols-2">
      <figure className="flex flex-col items-center rounded-carte border border-trait bg-fond-carte p-6">
        <DrawingView drawing={drawChappe(signal)} label={words} className="h-64" />
        <figcaption aria-live="polite" className="pt-4 text-center">
          {words.charAt(0).toUpperCase() + words.slice(1)}.
        </figcaption>
      </figure>
      <div className="space-y-5">
        <RadioGroup
          legend="Régulateur"
          inline
          value={regulateur}
          onValueChange={(next) => setSignal({ ...signal, regulateur: next })}
          options={[
            { value: 'couche', label: 'Couché' },
            { value: 'debout', label: 'Debout' },
          ]}
        />
        <AngleField
          label={first}
          signal={signal}
          value={ailes[0]}
          onAngle={(angle) => setSignal({ ...signal, ailes: [angle, ailes[1]] })}
        />
        <AngleField
          label={second}
          signal={signal}
          value={ailes[1]}
          onAngle={(angle) => setSignal({ ...signal, ailes: [ailes[0], angle] })}
        />
        <p>
          {`Deux positions du régulateur, sept de chaque aile\u00A0: ${signalCount} signaux. ${signalCount - serviceCount} servaient aux dépêches, ${serviceCount} au service de la ligne.`}
        </p>
      </div>
    </div>
  );
}

type AngleFieldProps = {
  label: string;
  signal: ChappeSignal;
  value: Angle;
  onAngle: (angle: Angle) => void;
};

function AngleField({ label, signal, value, onAngle }: AngleFieldProps) {
  return (
    <Field
      as="select"
      label={label}
      value={value}
      onChange={(event) => {
        const next = angleList.find((angle) => String(angle) === event.target.value);
        onAngle(next ?? 0);
      }}
    >
      {angleList.map((angle) => (
        <option key={angle} value={angle}>
          {angleWords(angle, signal.regulateur)}
        </option>
      ))}
    </Field>
  );
}
