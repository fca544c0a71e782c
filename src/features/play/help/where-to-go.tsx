import { useState } from 'react';
import { mapAppUrl } from '@/domain/geo/map-app-url.ts';
import type { Adaptation } from '@/domain/partie/adaptation.ts';
import type { EtapePublique } from '@/domain/quete/quete.ts';
import { typographie } from '@/lib/format/typographie.ts';
import { Button } from '@/ui/button.tsx';
import { Dialog } from '@/ui/dialog.tsx';
import { Waiting } from '@/ui/waiting.tsx';
import { gamePart } from '../lazy/game-part.tsx';
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
      <Button variant="secondary" onClick={() => setIsOpen(true)}>
        {'Où aller\u202F?'}
      </Button>
      {isOpen && <Place {...props} onClose={() => setIsOpen(false)} />}
    </>
  );
}

type PlaceProps = WhereToGoProps & { onClose: () => void };

function Place({ etape, numero, adaptations, onClose }: PlaceProps) {
  const { titre, lieu, position } = etape;
  return (
    <Dialog open onClose={onClose} title={typographie(titre)}>
      <div className="space-y-4 text-lg">
        {lieu !== '' && <p>{typographie(lieu)}</p>}
        <Chemin
          etape={etape}
          isFirst={numero === 1}
          isStepless={adaptations.includes('sans-marches')}
        />
        {position === null ? (
          <p>Ce lieu n’est pas sur la carte{'\u00A0'}: ces mots y mènent.</p>
        ) : (
          <>
            <LoadBoundary
              instead={(again) => (
                <RetryAlert
                  title="Le guidage et la carte ont besoin du réseau. L’adresse suffit souvent."
                  onRetry={again}
                />
              )}
              waiting={<Waiting className="min-h-72">La carte s’ouvre…</Waiting>}
            >
              <PlaceGuide
                titre={titre}
                numero={numero}
                position={position}
                isBySound={adaptations.includes('sans-vue')}
                onArrive={onClose}
              />
            </LoadBoundary>
            <a
              href={mapAppUrl(position, navigator.userAgent)}
              target="_blank"
              rel="noreferrer"
              className="inline-flex min-h-12 items-center"
            >
              Ouvrir dans mon application de cartes
            </a>
          </>
        )}
      </div>
    </Dialog>
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
