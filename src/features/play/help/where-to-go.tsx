import { useState } from 'react';
import IconPin from '~icons/lucide/map-pin';
import { mapAppUrl } from '@/domain/geo/map-app-url.ts';
import type { Adaptation } from '@/domain/partie/adaptation.ts';
import type { EtapePublique } from '@/domain/quete/quete.ts';
import { typographie } from '@/lib/format/typographie.ts';
import { Dialog } from '@/ui/dialog.tsx';
import { BarButton } from '@/ui/play/bar-button.tsx';
import { Waiting } from '@/ui/waiting.tsx';
import { gamePart } from '../lazy/game-part.tsx';
import type { Departure } from './place-guide.tsx';
import { RetryAlert } from '@/ui/retry-alert.tsx';
import { LoadBoundary } from '@/ui/load-boundary.tsx';

const PlaceGuide = gamePart((parts) => parts.PlaceGuide);

type WhereToGoProps = {
  etape: EtapePublique;
  numero: number;
  adaptations: readonly Adaptation[];
};

/** « Où aller ? »: the place of an étape in words, on a map, as a way to follow, and in the phone's own map application. */
export function WhereToGo(props: WhereToGoProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { position, chemin, cheminSansMarches } = props.etape;
  // Without a place on the map, words still lead there.
  if (position === null && chemin === '' && cheminSansMarches === '') return null;
  return (
    <>
      <BarButton
        Icon={IconPin}
        word={'Où aller\u202F?'}
        onPress={() => setIsOpen(true)}
      />
      {isOpen && <Place {...props} onClose={() => setIsOpen(false)} />}
    </>
  );
}

type PlaceProps = WhereToGoProps & { onClose: () => void };

function Place({ onClose, ...place }: PlaceProps) {
  const { titre, lieu, position } = place.etape;
  return (
    <Dialog open onClose={onClose} title={typographie(titre)}>
      <div className="space-y-4 text-lg">
        {lieu !== '' && <p>{typographie(lieu)}</p>}
        {position === null && (
          <p>Ce lieu n’est pas sur la carte{'\u00A0'}: ces mots y mènent.</p>
        )}
        <WayThere {...place} onArrive={onClose} />
      </div>
    </Dialog>
  );
}

type WayThereProps = WhereToGoProps & {
  from?: Departure | undefined;
  /** « Je suis sur place »; absent where the screen asks it itself. */
  onArrive?: (() => void) | undefined;
};

/** The way to an étape: its place on a map and guided there, the way in words, the phone's own map application. */
export function WayThere({ etape, numero, adaptations, from, onArrive }: WayThereProps) {
  const { titre, position } = etape;
  const chemin = (
    <Chemin
      etape={etape}
      isFirst={numero === 1}
      isStepless={adaptations.includes('sans-marches')}
    />
  );
  if (position === null) return chemin;
  return (
    <>
      <LoadBoundary
        instead={(again) => (
          <RetryAlert
            title="Le guidage et la carte ont besoin du réseau. L’adresse suffit souvent."
            onRetry={again}
          />
        )}
        waiting={<Waiting className="min-h-64">La carte s’ouvre…</Waiting>}
      >
        <PlaceGuide
          titre={titre}
          numero={numero}
          position={position}
          from={from}
          isBySound={adaptations.includes('sans-vue')}
          onArrive={onArrive}
        />
      </LoadBoundary>
      {chemin}
      <a
        href={mapAppUrl(position, navigator.userAgent)}
        target="_blank"
        rel="noreferrer"
        className="inline-flex min-h-12 items-center"
      >
        Ouvrir dans mon application de cartes
      </a>
    </>
  );
}

type CheminProps = {
  etape: Pick<EtapePublique, 'chemin' | 'cheminSansMarches'>;
  /** No étape comes before it. */
  isFirst: boolean;
  /** Whoever plays climbs no step. */
  isStepless: boolean;
};

/** The way from the étape before, in words: without a step for those who asked, and said where none was described. */
function Chemin({ etape, isFirst, isStepless }: CheminProps) {
  const { chemin, cheminSansMarches } = etape;
  const isDescribed = cheminSansMarches !== '';
  const text = isStepless && isDescribed ? cheminSansMarches : chemin;
  return (
    <>
      {isStepless && (isDescribed || !isFirst) && (
        <p className="font-bold">
          {isDescribed
            ? 'Chemin sans marches'
            : 'Le chemin sans marches jusqu’ici n’est pas décrit\u00A0: renseignez-vous, ou passez l’étape.'}
        </p>
      )}
      {text !== '' && <p className="whitespace-pre-line">{typographie(text)}</p>}
    </>
  );
}
