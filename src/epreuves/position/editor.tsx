import type { Position } from '@/domain/geo/position.ts';
import { formatPosition, parseTypedPosition } from '@/domain/geo/typed-position.ts';
import { limits } from '@/domain/limits.ts';
import type { EpreuveEditorProps } from '../editor-props.ts';
import { TypedField } from '../typed-field.tsx';

function parseCible(texte: string): Position | null | undefined {
  if (texte.trim() === '') return null;
  const typed = parseTypedPosition(texte);
  return typed.type === 'position' ? typed.position : undefined;
}

function parseRayon(texte: string): number | undefined {
  const { min, max } = limits.rayonMetres;
  const rayon = /^\d{1,3}$/.test(texte.trim()) ? Number(texte) : Number.NaN;
  return rayon >= min && rayon <= max ? rayon : undefined;
}

/** Below this, a phone between two walls often misses the place. */
const tightMetres = 20;

/** The target place, and its radius. */
export function PositionEditor({ epreuve, onChange, wiring }: EpreuveEditorProps) {
  const { cible, rayon } = epreuve;
  const { min, max } = limits.rayonMetres;
  const isTight = rayon < tightMetres;
  return (
    <div className="max-w-mesure space-y-5">
      <TypedField
        kind="text"
        id={wiring.idOf('epreuve.cible')}
        label="Endroit à atteindre"
        optional
        hint="Laissez vide si c’est la place de l’étape. Sinon, latitude et longitude : 43.8997, 4.7467"
        error={wiring.errorOf('epreuve.cible')}
        value={cible}
        format={(place) => (place === null ? '' : formatPosition(place))}
        parse={parseCible}
        onValue={(place) => onChange({ cible: place })}
        saisie={wiring.saisieOf('epreuve.cible')}
        onSaisie={(texte) => wiring.onSaisie('epreuve.cible', texte)}
        onLeave={() => wiring.onLeave('epreuve.cible')}
      />
      <TypedField
        id={wiring.idOf('epreuve.rayon')}
        label="À combien de mètres près"
        hint={
          isTight
            ? `De ${min} à ${max}. Sous ${tightMetres}\u00A0m, un téléphone entre deux murs peut ne pas y arriver.`
            : `De ${min} à ${max}. Comptez 25\u00A0m en ville.`
        }
        suffix="m"
        error={wiring.errorOf('epreuve.rayon')}
        value={rayon}
        format={String}
        parse={parseRayon}
        onValue={(next) => onChange({ rayon: next })}
        saisie={wiring.saisieOf('epreuve.rayon')}
        onSaisie={(texte) => wiring.onSaisie('epreuve.rayon', texte)}
        onLeave={() => wiring.onLeave('epreuve.rayon')}
      />
      <p>
        L’endroit voyage avec la quête. Une personne qui n’a pas de GPS répond « Je suis
        sur place » : cela ne se vérifie pas, comptez-lui peu de points.
      </p>
    </div>
  );
}
