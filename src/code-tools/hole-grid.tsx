import { plural, t } from '@lingui/core/macro';
import { useState } from 'react';
import {
  holeCountOf,
  holesOfKey,
  keyOfHoles,
  maskSides,
  sideOfKey,
  withCellPressed,
  type MaskSide,
} from '@/domain/secret-code/mask.ts';
import { Field } from '@/ui/field.tsx';

type HoleGridProps = { cle: string; onCle: (cle: string) => void };

/** The mask of a turning grille, pierced by pressing its cells: one hole too many fills the one it would meet. */
export function HoleGrid({ cle, onCle }: HoleGridProps) {
  const [side, setSide] = useState<MaskSide>(() => sideOfKey(cle));
  const holes = holesOfKey(cle).filter((hole) => hole >= 0 && hole < side ** 2);
  const missing = holeCountOf(side) - holes.length;
  return (
    <div className="mt-4 space-y-3">
      <Field
        as="select"
        label={t`Taille de la grille`}
        value={side}
        onChange={(event) => {
          setSide(maskSides.find((one) => String(one) === event.target.value) ?? 4);
          onCle('');
        }}
      >
        {maskSides.map((one) => (
          <option key={one} value={one}>
            {t`${one} cases sur ${one}`}
          </option>
        ))}
      </Field>
      <div
        role="group"
        aria-label={t`Cases de la grille`}
        className={`grid w-fit gap-1 ${columnsBySide[side]}`}
      >
        {Array.from({ length: side ** 2 }, (_, cell) => {
          const isHole = holes.includes(cell);
          return (
            <button
              key={cell}
              type="button"
              aria-pressed={isHole}
              aria-label={t`Ligne ${Math.floor(cell / side) + 1}, colonne ${(cell % side) + 1}`}
              onClick={() => onCle(keyOfHoles(withCellPressed(holes, cell, side)))}
              className={`size-9 border sm:size-11 ${
                isHole
                  ? 'rounded-carte border-primaire bg-fond-carte text-primaire-fort'
                  : 'border-trait-fort bg-fond-creux text-texte-doux'
              }`}
            >
              <span aria-hidden="true">{isHole ? '○' : ''}</span>
            </button>
          );
        })}
      </div>
      <p role="status" className="text-texte-doux">
        {missing > 0
          ? plural(missing, {
              one: 'Encore # trou à percer.',
              other: 'Encore # trous à percer.',
            })
          : t`Le cache est complet\u00A0: chaque case passera une fois sous un trou.`}
      </p>
    </div>
  );
}

const columnsBySide: Readonly<Record<MaskSide, string>> = {
  4: 'grid-cols-4',
  6: 'grid-cols-6',
  8: 'grid-cols-8',
};
