import { useEffect } from 'react';
import { arrive, isReached, loin, surPlace } from '@/domain/epreuve/reached.ts';
import { bearingDegrees, direction } from '@/domain/geo/direction.ts';
import { distanceMetres } from '@/domain/geo/position.ts';
import { Button } from '@/ui/button.tsx';
import { FieldError } from '@/ui/field-messages.tsx';
import type { EpreuvePlayerProps } from '../player-props.ts';
import { Compass } from './compass.tsx';
import { useOwnPosition, type OwnPosition } from './use-own-position.ts';

type Epreuve = EpreuvePlayerProps<'position'>['epreuve'];
type Known = Extract<OwnPosition, { statut: 'connue' }>;

/** A place to reach: how far it is and which way, and the word of who is there already. */
export function PositionPlayer({
  epreuve,
  typed,
  onType,
  onAnswer,
  consigneId,
  error,
}: EpreuvePlayerProps<'position'>) {
  const { own, locate } = useOwnPosition();

  const found =
    own.statut !== 'connue' ? '' : isReached(own.position, epreuve) ? arrive : loin;

  // What is judged is whether one is there when one validates; the phone tells it by itself, and keeps no place.
  useEffect(() => {
    if (found !== '' && found !== typed) onType(found);
  }, [found, typed, onType]);

  return (
    <div role="group" aria-label="L’endroit à atteindre" aria-describedby={consigneId}>
      {error !== undefined && (
        <FieldError id={`${consigneId}-erreur`}>{error}</FieldError>
      )}
      {own.statut === 'connue' && <Way own={own} epreuve={epreuve} />}
      <p role="status" className="pb-4 text-xl">
        {statusWords(own, epreuve)}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" pending={own.statut === 'cherchee'} onClick={locate}>
          {own.statut === 'connue' ? 'Chercher à nouveau' : 'Trouver où je suis'}
        </Button>
        <Button variant="secondary" onClick={() => onAnswer(surPlace)}>
          Je suis sur place
        </Button>
      </div>
    </div>
  );
}

type WayProps = { own: Known; epreuve: Epreuve };

function Way({ own, epreuve }: WayProps) {
  if (isReached(own.position, epreuve)) return null;
  return (
    <Compass
      degrees={bearingDegrees(own.position, epreuve.cible)}
      className="mb-3 size-36"
    />
  );
}

/** Metres as one says them while walking: by tens far away, by fives near. */
function walkedWords(metres: number): string {
  if (metres >= 1_000) {
    return `${(metres / 1_000).toLocaleString('fr-FR', { maximumFractionDigits: 1 })}\u00A0km`;
  }
  const step = metres >= 100 ? 10 : 5;
  return `${Math.max(step, Math.round(metres / step) * step)}\u00A0m`;
}

function statusWords(own: OwnPosition, epreuve: Epreuve): string {
  switch (own.statut) {
    case 'inconnue':
      return '';
    case 'cherchee':
      return 'Recherche de votre position…';
    case 'refusee':
      return 'La position n’est pas autorisée dans ce navigateur. Dites quand vous êtes sur place.';
    case 'introuvable':
      return 'Votre position est introuvable pour l’instant. Dites quand vous êtes sur place.';
    case 'connue':
      return knownWords(own, epreuve);
  }
}

function knownWords({ position, accuracyMetres }: Known, epreuve: Epreuve): string {
  const accuracy = `Précision\u00A0: ${walkedWords(accuracyMetres)}.`;
  if (isReached(position, epreuve)) return `Vous y êtes\u00A0: validez. ${accuracy}`;
  const metres = distanceMetres(position, epreuve.cible);
  const towards = direction(position, epreuve.cible);
  const way = towards === null ? '' : `, ${towards}`;
  return `Encore ${walkedWords(metres)}${way}. ${accuracy}`;
}
