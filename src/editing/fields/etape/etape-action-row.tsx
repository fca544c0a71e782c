import IconDown from '~icons/lucide/arrow-down';
import IconUp from '~icons/lucide/arrow-up';
import IconRemove from '~icons/lucide/trash-2';
import type { EtapeId } from '@/domain/etape/etape-id.ts';
import { RowButton } from '@/epreuves/row-button.tsx';

type EtapeActionRowProps = {
  etapeId: EtapeId;
  numero: number;
  total: number;
  onMove: (etapeId: EtapeId, by: number) => void;
  onRemove: (etapeId: EtapeId) => void;
};

/** Actions on a whole étape. */
export function EtapeActionRow({
  etapeId,
  numero,
  total,
  onMove,
  onRemove,
}: EtapeActionRowProps) {
  return (
    <div className="-ml-3 flex flex-wrap gap-1">
      <RowButton
        id={`etape-${etapeId}-monter`}
        icon={<IconUp aria-hidden="true" className="size-5" />}
        disabled={numero === 1}
        onClick={() => onMove(etapeId, -1)}
      >
        Monter<span className="sr-only"> l’étape {numero}</span>
      </RowButton>
      <RowButton
        id={`etape-${etapeId}-descendre`}
        icon={<IconDown aria-hidden="true" className="size-5" />}
        disabled={numero === total}
        onClick={() => onMove(etapeId, 1)}
      >
        Descendre<span className="sr-only"> l’étape {numero}</span>
      </RowButton>
      <RowButton
        icon={<IconRemove aria-hidden="true" className="size-5" />}
        disabled={total === 1}
        onClick={() => onRemove(etapeId)}
      >
        Retirer<span className="sr-only"> l’étape {numero}</span>
      </RowButton>
    </div>
  );
}
