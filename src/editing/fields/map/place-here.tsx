import { useState } from 'react';
import IconHere from '~icons/lucide/locate-fixed';
import type { Position } from '@/domain/geo/position.ts';
import {
  useOwnPosition,
  type OwnPosition,
} from '@/epreuves/position/use-own-position.ts';
import { formatDistance } from '@/lib/format/mesure.ts';
import { Button } from '@/ui/button.tsx';

/** A less accurate place would send players to another street. */
const worstAccuracyMetres = 100;

type PlaceHereProps = {
  /** The étape that is placed. */
  numero: number;
  onPosition: (position: Position) => void;
};

/** On a phone, for authors on site: puts the étape at their place, once precise enough. */
export function PlaceHere({ numero, onPosition }: PlaceHereProps) {
  const [state, setState] = useState<'repos' | 'cherche' | 'place'>('repos');
  if (state === 'cherche') {
    return (
      <PositionFinder
        numero={numero}
        otherwise="Touchez la carte, ou écrivez les coordonnées."
        onPosition={(position) => {
          onPosition(position);
          setState('place');
        }}
        onStop={() => setState('repos')}
      />
    );
  }
  return (
    <div className="pointer-fine:hidden">
      <Button variant="quiet" onClick={() => setState('cherche')}>
        <IconHere aria-hidden="true" className="size-5" />
        Je suis sur place
      </Button>
      <p role="status">
        {state === 'place' && `L’étape ${numero} est placée où vous êtes.`}
      </p>
    </div>
  );
}

type PositionFinderProps = PlaceHereProps & {
  /** Next step if the phone gives no place, in one sentence. */
  otherwise: string;
  onStop: () => void;
};

/** Follows the phone while mounted: accuracy improves with time. */
export function PositionFinder({
  numero,
  otherwise,
  onPosition,
  onStop,
}: PositionFinderProps) {
  const { own, locate } = useOwnPosition();
  const isSure = own.statut === 'connue' && own.accuracyMetres <= worstAccuracyMetres;
  return (
    <div className="max-w-mesure rounded-carte border border-trait px-4 py-3">
      <p role="status">{words(own, otherwise)}</p>
      <div className="mt-2 flex flex-wrap gap-3">
        {isSure ? (
          <Button onClick={() => onPosition(own.position)}>
            Placer l’étape {numero} ici
          </Button>
        ) : (
          <Button
            variant="secondary"
            pending={own.statut === 'cherchee'}
            onClick={locate}
          >
            {own.statut === 'inconnue' ? 'Trouver où je suis' : 'Chercher à nouveau'}
          </Button>
        )}
        <Button variant="quiet" onClick={onStop}>
          Annuler
        </Button>
      </div>
    </div>
  );
}

function words(own: OwnPosition, otherwise: string): string {
  switch (own.statut) {
    case 'inconnue':
      return 'Placez-vous à l’endroit exact de l’étape, à découvert si possible.';
    case 'cherchee':
      return 'Recherche de votre position…';
    case 'refusee':
      return `La position n’est pas autorisée dans ce navigateur. ${otherwise}`;
    case 'introuvable':
      return `Votre position est introuvable pour l’instant. ${otherwise}`;
    case 'connue':
      return own.accuracyMetres > worstAccuracyMetres
        ? `Votre position n’est connue qu’à ${formatDistance(own.accuracyMetres)} près\u00A0: c’est trop peu pour une étape. Attendez un instant à découvert. ${otherwise}`
        : `Votre position est connue à ${formatDistance(own.accuracyMetres)} près, d’après plusieurs mesures. Plus vous attendez, plus elle est sûre.`;
  }
}
