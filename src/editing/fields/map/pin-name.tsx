import { useEffect, useRef } from 'react';
import type { Etape } from '@/domain/etape/etape.ts';
import { limits } from '@/domain/limits.ts';
import { tidyLine } from '@/domain/tidy-text.ts';
import { Field } from '@/ui/field.tsx';
import { useWriting } from '../writing-context.tsx';

type PinNameProps = {
  etape: Pick<Etape, 'id' | 'titre'>;
  numero: number;
  /** It is named, or is to be named later. */
  onDone: () => void;
};

/** The name of an étape, asked at its pin as it is laid: Enter, and the keyboard is on the map for the next one. */
export function PinName({ etape: { id, titre }, numero, onDone }: PinNameProps) {
  const { session } = useWriting();
  const field = useRef<HTMLInputElement>(null);
  // The map that was pressed has the keyboard: a name typed blind would move it.
  useEffect(() => field.current?.focus({ preventScroll: true }), []);
  const leave = (within: Element) => {
    const map = within
      .closest('.map-cadre')
      ?.querySelector<HTMLElement>('[role="application"]');
    onDone();
    map?.focus({ preventScroll: true });
  };
  return (
    <Field
      ref={field}
      label={`Comment s’appelle l’étape ${numero}\u202F?`}
      hint="Entrée, puis l’arrêt suivant."
      autoComplete="off"
      enterKeyHint="next"
      maxCount={
        titre.length > limits.etapeTitre.max * 0.8 ? limits.etapeTitre.max : undefined
      }
      value={titre}
      onChange={({ target }) =>
        session.apply({
          type: 'changeEtape',
          etapeId: id,
          changes: { titre: tidyLine(target.value) },
        })
      }
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== 'Escape') return;
        event.preventDefault();
        leave(event.currentTarget);
      }}
    />
  );
}
