import { t } from '@lingui/core/macro';
import { useState } from 'react';
import IconPin from '~icons/lucide/map-pin';
import type { Adaptation } from '@/domain/partie/adaptation.ts';
import type { Partie } from '@/domain/partie/partie.ts';
import { isEmbarqueeId } from '@/domain/quete/embarquee.ts';
import type { Contenu, EtapePublique } from '@/domain/quete/quete.ts';
import { BarButton } from '@/ui/play/bar-button.tsx';
import { gamePart } from '../lazy/game-part.tsx';
import { RetryAlert } from '@/ui/retry-alert.tsx';
import { LoadBoundary } from '@/ui/load-boundary.tsx';

const PlaceDialog = gamePart((parts) => parts.PlaceDialog);

export type WhereToGoProps = {
  etape: EtapePublique;
  numero: number;
  adaptations: readonly Adaptation[];
  /** Drawn as a plan in place of the map and the guide: played from a chair. */
  plan?: Contenu | undefined;
  /** Called once the guide has measured the phone's presence. */
  onThere?: (() => void) | undefined;
};

/** « Où aller ? »: the place of an étape in words, on a map, as a way to follow, and in the phone's own map application. */
export function WhereToGo(props: WhereToGoProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { position, chemin, cheminSansMarches } = props.etape;
  // Without a position on the map, words still guide there.
  if (position === null && chemin === '' && cheminSansMarches === '') return null;
  return (
    <>
      <BarButton
        Icon={IconPin}
        word={t`Où aller\u202F?`}
        onPress={() => setIsOpen(true)}
      />
      {isOpen && (
        <LoadBoundary instead={(again) => <WayOffline onRetry={again} />}>
          <PlaceDialog {...props} onClose={() => setIsOpen(false)} />
        </LoadBoundary>
      )}
    </>
  );
}

/** The plan of a party that is played from a chair; undefined for any other. */
export function planOf({ queteId }: Partie, contenu: Contenu): Contenu | undefined {
  return isEmbarqueeId(queteId) ? contenu : undefined;
}

/** Instead of the way, if its code cannot load. */
export function WayOffline({ onRetry }: { onRetry: () => void }) {
  return (
    <RetryAlert
      title={t`Le guidage et la carte ont besoin du réseau. L’adresse suffit souvent.`}
      onRetry={onRetry}
    />
  );
}
