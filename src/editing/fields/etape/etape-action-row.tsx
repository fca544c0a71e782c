import IconDown from '~icons/lucide/arrow-down';
import IconUp from '~icons/lucide/arrow-up';
import IconRemove from '~icons/lucide/trash-2';
import type { EtapeId } from '@/domain/etape/etape-id.ts';
import { RowButton } from '@/epreuves/row-button.tsx';

type EtapeMovesProps = {
  etapeId: EtapeId;
  numero: number;
  total: number;
  onMove: (etapeId: EtapeId, by: number) => void;
};

/** « Monter » and « Descendre ». */
export function EtapeMoves({ etapeId, numero, total, onMove }: EtapeMovesProps) {
  return (
    <>
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
    </>
  );
}

type EtapeActionRowProps = Omit<EtapeMovesProps, 'onMove'> & {
  /** Absent where the list of étapes moves them. */
  onMove?: EtapeMovesProps['onMove'] | undefined;
  onRemove: (etapeId: EtapeId) => void;
};

/** What is done to an étape as a whole. */
export function EtapeActionRow({ onMove, onRemove, ...etape }: EtapeActionRowProps) {
  const { etapeId, numero, total } = etape;
  return (
    <div className="-ml-3 flex flex-wrap gap-1">
      {onMove !== undefined && <EtapeMoves {...etape} onMove={onMove} />}
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
