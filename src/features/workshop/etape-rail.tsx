import { memo, useState, type PointerEvent } from 'react';
import IconGrip from '~icons/lucide/grip-vertical';
import type { Present } from '@/data/presence/presence-store.ts';
import type { EtapeId } from '@/domain/etape/etape-id.ts';
import { EtapeMoves } from '@/editing/fields/etape/etape-action-row.tsx';
import { EtapeEntry } from '@/editing/frame/etape-entry.tsx';
import { PresentList } from '@/editing/frame/present-list.tsx';
import type { RailEtape } from '@/editing/words/etape-words.ts';
import { classNames } from '@/ui/class-names.ts';

type EtapeRailProps = {
  etapes: readonly RailEtape[];
  /** Null while something else than an étape is written. */
  activeId: EtapeId | null;
  errorCountOf: (etapeId: EtapeId) => number;
  /** Other people with the parcours open. */
  others: readonly Present[];
  /** Number of comments to settle on an étape. */
  commentaireCountOf: (etapeId: EtapeId) => number;
  /** Reports of players that wait for an answer. */
  signalementCounts: ReadonlyMap<string, number>;
  onSelect: (etapeId: EtapeId) => void;
  onMove: (etapeId: EtapeId, by: number) => void;
};

const handleMark = 'data-poignee';

/** For the mouse and the finger; « Monter » and « Descendre » are the keyboard equivalent. */
const handle = (
  <span
    {...{ [handleMark]: '' }}
    aria-hidden="true"
    title="Glisser pour déplacer"
    className="flex min-h-11 w-7 shrink-0 cursor-grab touch-none items-center justify-center text-texte-doux hover:text-texte"
  >
    <IconGrip className="size-5" />
  </span>
);

/** A drag under way: the étape held, and the one whose place it would take. By their ids: another author may change the list meanwhile. */
type Drag = { heldId: EtapeId; overId: EtapeId };

/** The étapes in order: one press opens one, a drag by its handle moves it. */
export const EtapeRail = memo(function EtapeRail({
  etapes,
  activeId,
  errorCountOf,
  others,
  commentaireCountOf,
  signalementCounts,
  onSelect,
  onMove,
}: EtapeRailProps) {
  const [drag, setDrag] = useState<Drag | null>(null);

  const indexOf = (id: EtapeId | undefined) =>
    etapes.findIndex((etape) => etape.id === id);
  const from = indexOf(drag?.heldId);
  const to = indexOf(drag?.overId);

  // One set of listeners for all the handles: sixty rows are drawn again at each word that is typed.
  const hold = ({ target, pointerId, currentTarget }: PointerEvent) => {
    if (!(target instanceof Element)) return;
    const held = target.closest(`[${handleMark}]`);
    const etape =
      etapes[[...currentTarget.children].findIndex((row) => row.contains(held))];
    if (held === null || etape === undefined) return;
    // By the list: a row that changes its place would lose the pointer.
    currentTarget.setPointerCapture(pointerId);
    setDrag({ heldId: etape.id, overId: etape.id });
  };
  const follow = ({ clientY, currentTarget }: PointerEvent) => {
    if (drag === null) return;
    const index = [...currentTarget.children].findIndex(
      (row) => clientY < row.getBoundingClientRect().bottom,
    );
    const over = etapes.at(index);
    if (over !== undefined) setDrag({ ...drag, overId: over.id });
  };
  const drop = () => {
    if (drag !== null && from !== -1 && to !== -1 && to !== from) {
      onMove(drag.heldId, to - from);
    }
    setDrag(null);
  };

  return (
    <ol
      onPointerDown={hold}
      onPointerMove={follow}
      onPointerUp={drop}
      onPointerCancel={() => setDrag(null)}
      className="space-y-0.5"
    >
      {etapes.map((etape, index) => (
        <li
          key={etape.id}
          className={classNames(
            'rangee rounded-carte border-2 border-transparent',
            etape.id === activeId && 'bg-primaire/10',
            from === index && 'opacity-50',
            to === index && from > index && 'border-t-primaire',
            to === index && from !== -1 && from < index && 'border-b-primaire',
          )}
        >
          <div className="flex items-center">
            <RailRow
              etape={etape}
              numero={index + 1}
              isActive={etape.id === activeId}
              errorCount={errorCountOf(etape.id)}
              commentaireCount={commentaireCountOf(etape.id)}
              signalementCount={signalementCounts.get(etape.id) ?? 0}
              onSelect={onSelect}
            />
            {others.length > 0 && (
              <PresentList
                others={others.filter(({ etapeId }) => etapeId === etape.id)}
                etapes={etapes}
                small
              />
            )}
            {handle}
          </div>
          {etape.id === activeId && etapes.length > 1 && (
            <div className="flex flex-wrap">
              <EtapeMoves
                etapeId={etape.id}
                numero={index + 1}
                total={etapes.length}
                onMove={onMove}
              />
            </div>
          )}
        </li>
      ))}
    </ol>
  );
});

type RailRowProps = {
  etape: RailEtape;
  numero: number;
  isActive: boolean;
  errorCount: number;
  commentaireCount: number;
  signalementCount: number;
  onSelect: (etapeId: EtapeId) => void;
};

const RailRow = memo(function RailRow({ etape: { id, titre }, ...entry }: RailRowProps) {
  return <EtapeEntry {...entry} id={id} titre={titre} />;
});
