import type { Position } from '@/domain/geo/position.ts';
import { formatPosition, parseTypedPosition } from '@/domain/geo/typed-position.ts';
import type { FieldWiring } from '@/epreuves/editor-props.ts';
import { TypedField } from '@/epreuves/typed-field.tsx';

function parse(texte: string): Position | null | undefined {
  if (texte.trim() === '') return null;
  const typed = parseTypedPosition(texte);
  return typed.type === 'position' ? typed.position : undefined;
}

type PositionFieldProps = {
  position: Position | null;
  onPosition: (position: Position | null) => void;
  wiring: FieldWiring;
};

/** The place of an étape as coordinates, for who copies them from elsewhere or works without the map. */
export function PositionField({ position, onPosition, wiring }: PositionFieldProps) {
  return (
    <TypedField
      kind="text"
      id={wiring.idOf('position')}
      label="Place sur la carte"
      hint="Cliquez sur la carte, ou écrivez latitude et longitude : 43.8997, 4.7467"
      error={wiring.errorOf('position')}
      value={position}
      format={(place) => (place === null ? '' : formatPosition(place))}
      parse={parse}
      onValue={onPosition}
      saisie={wiring.saisieOf('position')}
      onSaisie={(texte) => wiring.onSaisie('position', texte)}
      onLeave={() => wiring.onLeave('position')}
    />
  );
}
