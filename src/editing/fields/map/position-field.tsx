import type { Position } from '@/domain/geo/position.ts';
import { formatPosition, parseTypedPosition } from '@/domain/geo/typed-position.ts';
import { TypedField } from '@/epreuves/typed-field.tsx';
import { useFieldScope } from '../field-scope.tsx';
import { PlaceHere } from './place-here.tsx';

function parse(texte: string): Position | null | undefined {
  if (texte.trim() === '') return null;
  const typed = parseTypedPosition(texte);
  return typed.type === 'position' ? typed.position : undefined;
}

type PositionFieldProps = {
  position: Position | null;
  onPosition: (position: Position | null) => void;
  numero: number;
  /** The map is beside it: the coordinates are folded. */
  isFolded?: boolean | undefined;
  champ?: 'position' | 'rechange.position' | undefined;
  label?: string | undefined;
  hint?: string | undefined;
};

/** The place of an étape as coordinates, for authors who work without the map; on site, the phone fills them in. */
export function PositionField({
  position,
  onPosition,
  numero,
  isFolded = false,
  champ = 'position',
  label = 'Place sur la carte',
  hint = 'Touchez la carte, ou collez un lien de carte ou des coordonnées\u00A0: 43.8997, 4.7467',
}: PositionFieldProps) {
  const { wiring } = useFieldScope();
  const error = wiring.errorOf(champ);
  const field = (
    <TypedField
      kind="text"
      id={wiring.idOf(champ)}
      label={label}
      hint={hint}
      error={error}
      value={position}
      format={(place) => (place === null ? '' : formatPosition(place))}
      parse={parse}
      onValue={onPosition}
      saisie={wiring.saisieOf(champ)}
      onSaisie={(texte) => wiring.onSaisie(champ, texte)}
      onLeave={() => wiring.onLeave(champ)}
    />
  );
  return (
    <div>
      {isFolded ? (
        <details open={error !== undefined}>
          <summary className="inline-flex min-h-11 cursor-pointer items-center font-bold text-primaire-fort">
            {position === null
              ? 'À placer\u00A0: touchez la carte, ou écrivez ses coordonnées'
              : 'Coordonnées'}
          </summary>
          {field}
        </details>
      ) : (
        field
      )}
      <PlaceHere
        numero={numero}
        onPosition={(here) => {
          // The unreadable text is replaced.
          wiring.onSaisie(champ, null);
          onPosition(here);
          wiring.onLeave(champ);
        }}
      />
    </div>
  );
}
