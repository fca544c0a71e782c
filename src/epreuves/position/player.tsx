import { t } from '@lingui/core/macro';
import { useEffect } from 'react';
import { arrive, isReached, loin, surPlace, trustOf } from '@/domain/epreuve/reached.ts';
import { bearingDegrees } from '@/domain/geo/direction.ts';
import { guideTo } from '@/domain/geo/guidance.ts';
import { Button } from '@/ui/button.tsx';
import { FieldError } from '@/ui/field-messages.tsx';
import type { EpreuvePlayerProps } from '../player-props.ts';
import { Compass } from './compass.tsx';
import { askCompass, useHeading } from './use-heading.ts';
import { useOwnPosition, type OwnPosition } from './use-own-position.ts';
import { accuracyWords, searchWords, unsureWords, wayWords } from './way-words.ts';

type Epreuve = EpreuvePlayerProps<'position'>['epreuve'];
type Known = Extract<OwnPosition, { statut: 'connue' }>;

/** A place to reach: distance and direction, and « Je suis sur place » for a phone without GPS. */
export function PositionPlayer({
  epreuve,
  typed,
  onType,
  onAnswer,
  consigneId,
  error,
}: EpreuvePlayerProps<'position'>) {
  const { own, locate } = useOwnPosition();
  const heading = useHeading(own);

  function search(): void {
    void askCompass();
    locate();
  }

  const isSure =
    own.statut === 'connue' && trustOf(own.accuracyMetres, epreuve.rayon) === 'sure';
  const found = !isSure ? '' : isReached(own.position, epreuve) ? arrive : loin;

  // The answer says only that the phone is at the place, never its position. It is erased when the phone is no longer sure.
  useEffect(() => {
    if (own.statut === 'connue' && found !== typed) onType(found);
  }, [own.statut, found, typed, onType]);

  return (
    <div role="group" aria-label={t`L’endroit à atteindre`} aria-describedby={consigneId}>
      {error !== undefined && (
        <FieldError id={`${consigneId}-erreur`} isSpoken>
          {error}
        </FieldError>
      )}
      {isSure && !isReached(own.position, epreuve) && (
        <Compass
          degrees={bearingDegrees(own.position, epreuve.cible)}
          heading={heading}
          className="mb-3 size-36"
        />
      )}
      <p role="status" className="pb-4 text-xl empty:pb-0">
        {statusWords(own, epreuve)}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button
          variant={own.statut === 'connue' ? 'secondary' : 'primary'}
          pending={own.statut === 'cherchee'}
          onClick={search}
        >
          {own.statut === 'connue' ? t`Chercher à nouveau` : t`Trouver où je suis`}
        </Button>
        <Button variant="secondary" onClick={() => onAnswer(surPlace)}>
          {t`Je suis sur place`}
        </Button>
      </div>
    </div>
  );
}

// By the points of the compass: each change is announced, and a turning hand would never let it end.
function wayTo({ position }: Known, { cible }: Epreuve): string {
  const way = guideTo({ position, accuracyMetres: 0 }, cible);
  return way.type === 'route' ? wayWords(way, null) : t`Encore quelques pas.`;
}

function statusWords(own: OwnPosition, epreuve: Epreuve): string {
  if (own.statut !== 'connue') {
    return searchWords(own.statut, t`Dites quand vous êtes sur place.`);
  }
  const trust = trustOf(own.accuracyMetres, epreuve.rayon);
  if (trust !== 'sure') return unsureWords(trust, own.accuracyMetres);
  const words = isReached(own.position, epreuve)
    ? t`Vous y êtes\u00A0: validez.`
    : wayTo(own, epreuve);
  return `${words} ${accuracyWords(own.accuracyMetres)}`;
}
