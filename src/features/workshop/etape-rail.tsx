import { memo, useRef, useState, type PointerEvent } from 'react';
import IconGrip from '~icons/lucide/grip-vertical';
import type { Present } from '@/data/presence/presence-store.ts';
import type { EtapeId } from '@/domain/etape/etape-id.ts';
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

/** A drag under way: the held étape, and its drop place. */
type Drag = { from: number; to: number };

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
  const list = useRef<HTMLOListElement>(null);
  const [drag, setDrag] = useState<Drag | null>(null);

  // One set of listeners for all the handles: sixty rows are redrawn at each typed word.
  const hold = ({ target, pointerId }: PointerEvent) => {
    if (!(target instanceof Element) || list.current === null) return;
    const held = target.closest(`[${handleMark}]`);
    const from = [...list.current.children].findIndex((row) => row.contains(held));
    if (held === null || from === -1) return;
    held.setPointerCapture(pointerId);
    setDrag({ from, to: from });
  };
  const follow = ({ clientY }: PointerEvent) => {
    if (drag === null || list.current === null) return;
    const rows = [...list.current.children];
    const to = rows.findIndex((row) => clientY < row.getBoundingClientRect().bottom);
    setDrag({ ...drag, to: to === -1 ? rows.length - 1 : to });
  };
  const drop = () => {
    const held = drag === null ? undefined : etapes[drag.from];
    if (drag !== null && held !== undefined && drag.to !== drag.from) {
      onMove(held.id, drag.to - drag.from);
    }
    setDrag(null);
  };

  return (
    <ol
      ref={list}
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
            'rangee flex items-center rounded-carte border-2 border-transparent',
            etape.id === activeId && 'bg-primaire/10',
            drag?.from === index && 'opacity-50',
            drag !== null &&
              drag.to === index &&
              drag.from > index &&
              'border-t-primaire',
            drag !== null &&
              drag.to === index &&
              drag.from < index &&
              'border-b-primaire',
          )}
        >
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
