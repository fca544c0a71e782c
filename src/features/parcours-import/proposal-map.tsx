import { useMemo } from 'react';
import {
  takenPositions,
  takenTitre,
  takesTrace,
  type Proposal,
  type ProposalChoice,
} from '@/domain/exchange/proposal.ts';
import { decodePolyline } from '@/domain/geo/polyline.ts';
import { LazyMapView } from '@/map/map-on-demand.tsx';

type ProposalMapProps = { proposal: Proposal; choice: ProposalChoice };

/** The chosen items, on the map; the list beside it has the same in words. */
export function ProposalMap({ proposal, choice }: ProposalMapProps) {
  const { trace } = proposal.fields;
  const hasLine = trace !== '' && takesTrace(proposal, choice);
  const line = useMemo(() => (hasLine ? decodePolyline(trace) : []), [hasLine, trace]);
  const markers = takenPositions(proposal, choice).map(
    ({ id, titre, position }, index) => ({
      id,
      position,
      label:
        takenTitre(proposal, id, titre, choice.takesSentences) || `Étape ${index + 1}`,
      numero: index + 1,
    }),
  );
  return (
    <LazyMapView
      label="Carte de ce qui sera repris"
      markers={markers}
      line={line}
      heightClass="h-96"
    />
  );
}
