import {
  Position,
  useReactFlow,
  useStore,
  useStoreApi,
  type FitViewOptions,
  type Node,
  type NodeHandle,
} from '@xyflow/react';
import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { layAventure } from '@/domain/parcours/aventure-layout.ts';
import type { EtapeId } from '@/domain/etape/etape-id.ts';
import { useStable } from '@/editing/session/use-stable.ts';
import { useReachedIds } from './essais.ts';
import type { LinkEdge } from './story-edges.ts';
import type { StoryLine } from './story-lines.ts';

export type EtapeNode = Node<
  {
    line: Pick<StoryLine, 'numero' | 'titre' | 'fin' | 'chapitre'>;
    isActive: boolean;
    isMissed: boolean;
    errorCount: number;
    /** Choices without a target: they have no line. */
    looseCount: number;
  },
  'etape'
>;

/** Column and row of each étape. */
export type Laid = ReturnType<typeof layAventure>;

/** Pixels from one étape to the one beside it, and to the next below: a story goes down, as a phone does. */
const step = { x: 280, y: 220 };
const nodeSize = { width: 230, height: 112 };
/** A finger finds its way to the next étape on this, in pixels (story-graphe.css). */
const handleSide = 16;

/**
 * Handle of lines at an étape. The drawing gets it, with the size of étapes: else it would render all of them once to measure those out of
 * sight.
 */
function handleAt(type: 'source' | 'target', position: Position): NodeHandle {
  return {
    type,
    position,
    x: (nodeSize.width - handleSide) / 2,
    y: (type === 'target' ? 0 : nodeSize.height) - handleSide / 2,
    width: handleSide,
    height: handleSide,
  };
}
const targetHandle = handleAt('target', Position.Top);
const sourceHandle = handleAt('source', Position.Bottom);

/** Places of étapes depend on their links only: a word in a story moves nothing. */
export function useLaid(lines: readonly StoryLine[]): Laid {
  const joined = useStable(
    lines.map(({ id, fin, links }) => ({
      id,
      fin,
      suites: links.map(({ vers }) => ({
        libelle: '',
        vers,
        conditions: [],
        effets: [],
      })),
    })),
  );
  return useMemo(() => layAventure(joined), [joined]);
}

type StoryNodesOptions = {
  laid: Laid;
  activeId: EtapeId | null;
  errorCountOf: (etapeId: EtapeId) => number;
};

/** The étapes as laid out, before any drag. */
function useWantedNodes(
  lines: readonly StoryLine[],
  { laid, activeId, errorCountOf }: StoryNodesOptions,
): EtapeNode[] {
  const reachedIds = useReachedIds();
  return useMemo(
    () =>
      lines.map(({ id, numero, titre, label, fin, chapitre, links }): EtapeNode => {
        const { colonne, rang } = laid.get(id) ?? { colonne: 0, rang: 0 };
        return {
          id,
          type: 'etape',
          position: { x: rang * step.x, y: colonne * step.y },
          width: nodeSize.width,
          height: nodeSize.height,
          measured: nodeSize,
          handles: fin === '' ? [targetHandle, sourceHandle] : [targetHandle],
          ariaRole: 'group',
          ariaLabel: `Étape ${label}`,
          data: {
            line: { numero, titre, fin, chapitre },
            isActive: id === activeId,
            isMissed: reachedIds?.has(id) === false,
            errorCount: errorCountOf(id),
            looseCount: links.filter(({ versLabel }) => versLabel === null).length,
          },
        };
      }),
    [lines, laid, activeId, reachedIds, errorCountOf],
  );
}

/** The étapes of the drawing, with their places: dragged ones stay until the links change. */
export function useStoryNodes(lines: readonly StoryLine[], options: StoryNodesOptions) {
  const { laid } = options;
  const wanted = useWantedNodes(lines, options);
  const [nodes, setNodes] = useState(wanted);
  const [drawn, setDrawn] = useState({ wanted, laid });
  if (drawn.wanted !== wanted) {
    const isSameLayout = drawn.laid === laid;
    const before = new Map(nodes.map((node) => [node.id, node]));
    setDrawn({ wanted, laid });
    setNodes(
      wanted.map((node) => {
        const known = before.get(node.id);
        if (known === undefined) return node;
        const position = isSameLayout ? known.position : node.position;
        return { ...known, ...node, position };
      }),
    );
  }
  return { nodes, setNodes, wanted };
}

/** Scrolls the selection of the outline or the map into the drawing's view. */
export function useActiveInView(activeId: EtapeId | null): void {
  const { setCenter } = useReactFlow();
  const drawing = useStoreApi<EtapeNode, LinkEdge>();
  const showActive = useEffectEvent((id: string) => {
    const { width, height, transform, nodeLookup } = drawing.getState();
    const position = nodeLookup.get(id)?.position;
    if (position === undefined || width === 0) return;
    const [left, top, zoom] = transform;
    const middle = {
      x: position.x + nodeSize.width / 2,
      y: position.y + nodeSize.height / 2,
    };
    const [x, y] = [middle.x * zoom + left, middle.y * zoom + top];
    const isSeen = x >= 0 && x <= width && y >= 0 && y <= height;
    if (!isSeen) void setCenter(middle.x, middle.y, { zoom });
  });
  useEffect(() => {
    // The view is the drawing's.
    if (activeId !== null) showActive(activeId);
  }, [activeId]);
}

/**
 * Fits the drawing again when the panels beside it open, close or are resized, until a move by the user.
 * @returns the handler of the user's moves and zooms.
 */
export function useFitOnResize(view: FitViewOptions<EtapeNode>): () => void {
  const { fitView } = useReactFlow<EtapeNode, LinkEdge>();
  const width = useStore((drawing) => drawing.width);
  const height = useStore((drawing) => drawing.height);
  const isMoved = useRef(false);
  const fit = useEffectEvent(() => {
    if (!isMoved.current) void fitView(view);
  });
  useEffect(() => {
    // Its size and its view are the drawing's own.
    if (width > 0 && height > 0) fit();
  }, [width, height]);
  return useCallback(() => {
    isMoved.current = true;
  }, []);
}
