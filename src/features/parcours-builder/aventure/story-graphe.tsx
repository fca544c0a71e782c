import '@xyflow/react/dist/base.css';
import './story-graphe.css';
import {
  applyNodeChanges,
  BaseEdge,
  getBezierPath,
  Handle,
  MarkerType,
  Panel,
  Position,
  ReactFlow,
  ReactFlowProvider,
  useReactFlow,
  useStoreApi,
  type Connection,
  type Edge,
  type EdgeProps,
  type Node,
  type NodeChange,
  type NodeHandle,
  type NodeProps,
} from '@xyflow/react';
import {
  memo,
  use,
  useCallback,
  useEffect,
  useEffectEvent,
  useMemo,
  useState,
} from 'react';
import IconEnd from '~icons/lucide/flag';
import IconStart from '~icons/lucide/map-pin';
import IconOut from '~icons/lucide/minus';
import IconIn from '~icons/lucide/plus';
import { layAventure } from '@/domain/parcours/aventure-layout.ts';
import type { EtapeId } from '@/domain/etape/etape.ts';
import { Button } from '@/ui/button.tsx';
import { classNames } from '@/ui/class-names.ts';
import { StatusLine } from '@/ui/status-line.tsx';
import type { StoryViewProps } from '../atelier/story.ts';
import { useStable } from '../form/use-stable.ts';
import { EssaisContext, useReachedIds } from './essais.ts';
import { dropLink, join, redirect } from './story-changes.ts';
import { linkTitle, storyLines, type StoryLine, type StoryLink } from './story-lines.ts';

type EtapeNodeData = {
  line: Pick<StoryLine, 'numero' | 'titre' | 'fin' | 'chapitre'>;
  isActive: boolean;
  isMissed: boolean;
  errorCount: number;
  /** Choices that lead nowhere: no line can be drawn of them. */
  looseCount: number;
};
type EtapeNode = Node<EtapeNodeData, 'etape'>;
type LinkEdge = Edge<
  {
    etapeId: EtapeId;
    index: number;
    /** How far along its line the words stand, from 0 to 1. */
    wordsAt: number;
    curvature: number;
  },
  'choix'
>;

/** Pixels from one étape to the one beside it, and to those that come after it: a story goes down, as a phone does. */
const step = { x: 280, y: 220 };
/** How far the story is seen when it is opened: whole, its words would be too small to read. */
const openedColumns = 3;
const nodeSize = { width: 230, height: 112 };
/** A finger finds its way to the next étape on this, in pixels (story-graphe.css). */
const handleSide = 16;

/**
 * Where lines meet an étape. The drawing is told it, and how large étapes are: else it would draw all of them once to measure
 * what it then leaves out of sight.
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

/** Letters of a choice beside its line; the outline says it whole. */
const labelMax = 26;

/** Words of neighbouring lines stand at different heights, so that they can all be read. */
const wordPlaces = [0.3, 0.55, 0.8] as const;

const nodeTypes = { etape: memo(EtapeCard) };
const edgeTypes = { choix: memo(ChoixLine) };

/** The story drawn: étapes, and the choices that join them. The outline beside it does the same by keyboard. */
export function StoryGraphe(props: StoryViewProps) {
  // Here, above what is drawn again at each move of a drag.
  const lines = useStable(storyLines(props.parcours));
  const laid = useLaid(lines);
  return (
    <ReactFlowProvider>
      <Drawing {...props} lines={lines} laid={laid} />
    </ReactFlowProvider>
  );
}

function shorten(text: string): string {
  return text.length <= labelMax ? text : `${text.slice(0, labelMax - 1).trimEnd()}…`;
}

function edgeIdOf(etapeId: EtapeId, index: number): string {
  return `${etapeId} ${index}`;
}

/** What is written beside the line of a choice: a key where it asks for something. */
function edgeLabel({ libelle, index, asks }: StoryLink): string {
  return shorten(`${asks.length > 0 ? 'Si… ' : ''}${linkTitle(libelle, index)}`);
}

/** Where étapes stand is drawn from their links alone: a word in a story moves nothing. */
function useLaid(lines: readonly StoryLine[]) {
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

type DrawingProps = StoryViewProps & {
  lines: readonly StoryLine[];
  laid: ReturnType<typeof layAventure>;
};

function Drawing({
  lines,
  laid,
  session,
  activeId,
  errorCountOf,
  onChoose,
  onWrite,
  onLead,
  onRemove,
  mapBelow,
}: DrawingProps) {
  const reachedIds = useReachedIds();
  const { essais } = use(EssaisContext);
  const [selectedEdge, setSelectedEdge] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const { fitView, setCenter, zoomIn, zoomOut } = useReactFlow();
  const drawing = useStoreApi<EtapeNode, LinkEdge>();

  const wanted = useMemo(
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
  const [nodes, setNodes] = useState(wanted);
  const [drawn, setDrawn] = useState({ wanted, laid });
  if (drawn.wanted !== wanted) {
    // What was dragged stays where it was put until the links change.
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
    // What is chosen in the outline or on the map comes into the view of the drawing.
    if (activeId !== null) showActive(activeId);
  }, [activeId]);

  const walked = useMemo(() => {
    const { courant } = essais;
    if (courant === null) return new Set<string>();
    let from = courant.departId;
    return new Set(
      courant.pas.map(({ suite, versId }) => {
        const id = `${from} ${suite}`;
        from = versId;
        return id;
      }),
    );
  }, [essais]);

  const edges = useMemo(
    () =>
      lines.flatMap(({ id, numero, links }) =>
        links
          .filter(({ vers, versLabel }) => versLabel !== null && vers !== id)
          .map((link): LinkEdge => {
            const edgeId = edgeIdOf(id, link.index);
            const twin = links.findIndex(({ vers }) => vers === link.vers);
            return {
              id: edgeId,
              source: id,
              target: link.vers,
              type: 'choix',
              data: {
                etapeId: id,
                index: link.index,
                wordsAt: wordPlaces[(link.index + numero) % wordPlaces.length] ?? 0.5,
                // Two choices that lead to one étape do not lie on each other.
                curvature: 0.25 + 0.2 * (link.index - twin),
              },
              label: edgeLabel(link),
              ariaLabel: `${linkTitle(link.libelle, link.index)}, de l’étape ${numero} à l’étape ${link.versLabel ?? ''}`,
              selected: edgeId === selectedEdge,
              className: classNames(
                link.asks.length > 0 && 'graphe-condition',
                walked.has(edgeId) && 'graphe-essai',
              ),
              markerEnd: { type: MarkerType.ArrowClosed, width: 18, height: 18 },
            };
          }),
      ),
    [lines, selectedEdge, walked],
  );

  const selected = edges.find(({ id }) => id === selectedEdge)?.data;
  const selectedLink = lines
    .find(({ id }) => id === selected?.etapeId)
    ?.links.find(({ index }) => index === selected?.index);
  // What the drawing is given stays the same while an étape is dragged: else each of its parts would be drawn anew.
  const idOf = useCallback(
    (id: string | null) => lines.find((line) => line.id === id)?.id,
    [lines],
  );

  const connect = useCallback(
    ({ source, target }: Connection) => {
      const from = lines.find(({ id }) => id === source);
      const to = lines.find(({ id }) => id === target);
      if (from === undefined || to === undefined) return;
      const isDone = join(session, from.id, { libelle: '', vers: to.id });
      setSaid(
        isDone
          ? `«\u00A0${from.label}\u00A0» mène à «\u00A0${to.label}\u00A0». Écrivez ce que lit le joueur.`
          : 'Ce choix ne peut pas être ajouté\u00A0: une étape ne mène pas à elle-même, et en a huit au plus.',
      );
    },
    [lines, session],
  );
  const drop = useCallback(() => {
    if (selected === undefined) return;
    dropLink(session, selected.etapeId, selected.index);
    setSelectedEdge(null);
    setSaid('Le choix est retiré.');
  }, [selected, session]);
  const follow = useCallback(
    (changes: NodeChange<EtapeNode>[]) =>
      setNodes((before) => applyNodeChanges(changes, before)),
    [],
  );
  const choose = useCallback(
    (_: unknown, { id }: EtapeNode) => {
      const etapeId = idOf(id);
      setSelectedEdge(null);
      if (etapeId !== undefined) onChoose(etapeId);
    },
    [idOf, onChoose],
  );
  const write = useCallback(
    (_: unknown, { id }: EtapeNode) => {
      const etapeId = idOf(id);
      if (etapeId !== undefined) onWrite(etapeId);
    },
    [idOf, onWrite],
  );
  const select = useCallback((_: unknown, { id }: LinkEdge) => setSelectedEdge(id), []);
  const unselect = useCallback(() => setSelectedEdge(null), []);
  const reconnect = useCallback(
    ({ data }: LinkEdge, { target }: Connection) => {
      if (data !== undefined) redirect(session, data.etapeId, data.index, target);
    },
    [session],
  );
  const remove = useCallback(
    async ({ nodes: [node] }: { nodes: EtapeNode[] }) => {
      const etapeId = idOf(node?.id ?? null);
      if (etapeId !== undefined) onRemove(etapeId);
      else drop();
      // The session decides what is there: nothing is taken away by the drawing itself.
      return Promise.resolve(false);
    },
    [idOf, onRemove, drop],
  );
  const opened = useMemo(
    () => ({
      padding: 0.1,
      maxZoom: 1,
      nodes: lines.filter(({ id }) => (laid.get(id)?.colonne ?? 0) < openedColumns),
    }),
    [lines, laid],
  );
  const rearrange = () => {
    setNodes(wanted);
    requestAnimationFrame(() => void fitView({ padding: 0.1 }));
  };

  return (
    <div className="flex h-full flex-col">
      <div className="flex flex-wrap items-center gap-x-2 border-b border-trait px-3 py-1">
        <Button variant="quiet" onClick={() => void fitView({ padding: 0.1 })}>
          Tout voir
        </Button>
        <Button variant="quiet" onClick={rearrange}>
          Réarranger
        </Button>
        {mapBelow !== null && (
          <Button variant="quiet" onClick={() => mapBelow.onShow(!mapBelow.isShown)}>
            {mapBelow.isShown ? 'Ranger la carte' : 'Montrer la carte'}
          </Button>
        )}
        {selected !== undefined && selectedLink !== undefined && (
          <>
            <Button
              variant="quiet"
              onClick={() =>
                onLead({ etapeId: selected.etapeId, champ: `suites.${selected.index}` })
              }
            >
              Écrire «{'\u00A0'}
              {shorten(linkTitle(selectedLink.libelle, selectedLink.index))}
              {'\u00A0»'}
            </Button>
            <Button variant="quiet" onClick={drop}>
              Retirer ce choix
            </Button>
          </>
        )}
        <StatusLine className="px-3 empty:absolute">{said}</StatusLine>
      </div>
      <div className="graphe relative min-h-72 flex-1">
        <ReactFlow
          nodes={nodes}
          edges={edges}
          nodeTypes={nodeTypes}
          edgeTypes={edgeTypes}
          onNodesChange={follow}
          onNodeClick={choose}
          onNodeDoubleClick={write}
          onEdgeClick={select}
          onPaneClick={unselect}
          onConnect={connect}
          onReconnect={reconnect}
          onBeforeDelete={remove}
          deleteKeyCode="Delete"
          nodesFocusable={false}
          edgesFocusable={false}
          // The outline is the list for those who listen; the drawing has one name.
          aria-label="Graphe de l’histoire. La liste des étapes dit la même chose."
          disableKeyboardA11y
          onlyRenderVisibleElements
          elevateEdgesOnSelect
          zoomOnDoubleClick={false}
          minZoom={0.1}
          maxZoom={1.5}
          fitView
          fitViewOptions={opened}
          attributionPosition="bottom-left"
        >
          <Panel position="bottom-right" className="flex flex-col gap-2">
            <ZoomButton label="Agrandir" onPress={() => void zoomIn()}>
              <IconIn aria-hidden="true" className="size-5" />
            </ZoomButton>
            <ZoomButton label="Réduire" onPress={() => void zoomOut()}>
              <IconOut aria-hidden="true" className="size-5" />
            </ZoomButton>
          </Panel>
        </ReactFlow>
      </div>
    </div>
  );
}

/** Where a cubic Bézier line is at `t`, on one axis. */
function bezierAt(t: number, [a, b, c, d]: readonly [number, number, number, number]) {
  const rest = 1 - t;
  return rest ** 3 * a + 3 * rest ** 2 * t * b + 3 * rest * t ** 2 * c + t ** 3 * d;
}

/** The line of a choice, which leaves an étape below and meets the next from above, with its words on it. */
function ChoixLine({ id, data, label, markerEnd, ...ends }: EdgeProps<LinkEdge>) {
  const { sourceX, sourceY, targetX, targetY } = ends;
  const { curvature = 0.25, wordsAt = 0.5 } = data ?? {};
  const [path] = getBezierPath({ ...ends, curvature });
  const down = targetY - sourceY;
  // As React Flow bends its lines: half the way down, or out and around when the étape stands above.
  const bend = down >= 0 ? 0.5 * down : curvature * 25 * Math.sqrt(-down);
  return (
    <BaseEdge
      id={id}
      path={path}
      {...(markerEnd !== undefined && { markerEnd })}
      label={label}
      labelX={bezierAt(wordsAt, [sourceX, sourceX, targetX, targetX])}
      labelY={bezierAt(wordsAt, [sourceY, sourceY + bend, targetY - bend, targetY])}
    />
  );
}

type ZoomButtonProps = { label: string; onPress: () => void; children: React.ReactNode };

function ZoomButton({ label, onPress, children }: ZoomButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onPress}
      className="flex size-12 items-center justify-center rounded-carte border border-trait-fort bg-fond-carte text-texte hover:border-texte"
    >
      {children}
    </button>
  );
}

/** An étape of the drawing: come to from above, it leads on from below. */
function EtapeCard({ data }: NodeProps<EtapeNode>) {
  const { line, isActive, isMissed, errorCount, looseCount } = data;
  const { numero, titre, fin, chapitre } = line;
  return (
    <div
      className={classNames(
        'flex size-full flex-col justify-center rounded-carte border-2 bg-fond-carte px-4 py-2 text-texte',
        isActive ? 'border-primaire ring-2 ring-primaire' : 'border-trait-fort',
        isMissed && 'border-dashed',
        fin !== '' && 'rounded-pilule px-6',
      )}
    >
      <Handle type="target" position={Position.Top} />
      {chapitre !== '' && <p className="truncate text-texte-doux">{chapitre}</p>}
      <p
        className={classNames(
          'font-titre leading-tight font-bold',
          chapitre === '' || fin === '' ? 'line-clamp-2' : 'truncate',
        )}
      >
        {numero === 1 && (
          <IconStart aria-hidden="true" className="mr-1 inline size-4 align-baseline" />
        )}
        {numero}. {titre}
      </p>
      {fin !== '' && (
        <p className="flex items-center gap-1 truncate text-texte-doux">
          <IconEnd aria-hidden="true" className="size-4 shrink-0" />
          <span className="truncate">{fin}</span>
        </p>
      )}
      {errorCount + looseCount > 0 && (
        <p className="truncate font-bold text-alerte">
          {looseCount > 0 ? `${looseCount} choix à relier` : `${errorCount} à corriger`}
        </p>
      )}
      {fin === '' && <Handle type="source" position={Position.Bottom} />}
    </div>
  );
}
