import '@xyflow/react/dist/base.css';
import './story-graphe.css';
import {
  applyNodeChanges,
  Panel,
  ReactFlow,
  ReactFlowProvider,
  useReactFlow,
  type Connection,
  type NodeChange,
} from '@xyflow/react';
import { memo, useCallback, useMemo, useState, type ReactNode } from 'react';
import IconOut from '~icons/lucide/zoom-out';
import IconIn from '~icons/lucide/zoom-in';
import { useStable } from '@/editing/session/use-stable.ts';
import type { EtapeId } from '@/domain/etape/etape-id.ts';
import { Button } from '@/ui/button.tsx';
import { StatusLine } from '@/ui/status-line.tsx';
import type { StoryViewProps } from '@/editing/frame/story.ts';
import { ChoixLine, EtapeCard } from './story-cards.tsx';
import { dropLink, join, redirect } from './story-changes.ts';
import { shortTitle, useStoryEdges, type LinkEdge } from './story-edges.ts';
import { storyLines, type StoryLine } from './story-lines.ts';
import {
  useActiveInView,
  useFitOnResize,
  useLaid,
  useStoryNodes,
  type EtapeNode,
  type Laid,
} from './story-nodes.ts';

/** Columns of the story visible on opening: shown whole, its words would be too small. */
const openedColumns = 3;

const nodeTypes = { etape: memo(EtapeCard) };
const edgeTypes = { choix: memo(ChoixLine) };

/** The story drawn: étapes, and the choices that join them. The outline beside it is the keyboard equivalent. */
export function StoryGraphe(props: StoryViewProps) {
  // Here, above the parts redrawn at each move of a drag.
  const lines = useStable(storyLines(props.parcours));
  const laid = useLaid(lines);
  return (
    <ReactFlowProvider>
      <Drawing {...props} lines={lines} laid={laid} />
    </ReactFlowProvider>
  );
}

/** Actions on the selected choice, and writing a story by drawing. */
function useLinkWriting(
  lines: readonly StoryLine[],
  session: StoryViewProps['session'],
  edges: { selected: LinkEdge['data']; unselect: () => void },
) {
  const { selected, unselect } = edges;
  const [said, setSaid] = useState('');
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
    unselect();
    setSaid('Le choix est retiré.');
  }, [selected, session, unselect]);
  const reconnect = useCallback(
    ({ data }: LinkEdge, { target }: Connection) => {
      if (data !== undefined) redirect(session, data.etapeId, data.index, target);
    },
    [session],
  );
  return { said, connect, drop, reconnect };
}

type EtapeWays = Pick<StoryViewProps, 'onChoose' | 'onWrite' | 'onRemove'>;

/** Handlers of a press and of a key on an étape of the drawing. */
function useEtapeWays(
  lines: readonly StoryLine[],
  { onChoose, onWrite, onRemove }: EtapeWays,
  link: { unselect: () => void; drop: () => void },
) {
  const { unselect, drop } = link;
  const idOf = useCallback(
    (id: string | null): EtapeId | undefined => lines.find((line) => line.id === id)?.id,
    [lines],
  );
  const choose = useCallback(
    (_: unknown, { id }: EtapeNode) => {
      const etapeId = idOf(id);
      unselect();
      if (etapeId !== undefined) onChoose(etapeId);
    },
    [idOf, onChoose, unselect],
  );
  const write = useCallback(
    (_: unknown, { id }: EtapeNode) => {
      const etapeId = idOf(id);
      if (etapeId !== undefined) onWrite(etapeId);
    },
    [idOf, onWrite],
  );
  const remove = useCallback(
    async ({ nodes: [node] }: { nodes: EtapeNode[] }) => {
      const etapeId = idOf(node?.id ?? null);
      if (etapeId !== undefined) onRemove(etapeId);
      else drop();
      // The session decides: the drawing itself removes nothing.
      return Promise.resolve(false);
    },
    [idOf, onRemove, drop],
  );
  return { choose, write, remove };
}

type DrawingProps = StoryViewProps & { lines: readonly StoryLine[]; laid: Laid };

/** The props of the drawing stay the same during a drag: else each part would be redrawn. */
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
  const [selectedEdge, setSelectedEdge] = useState<string | null>(null);
  const { fitView, zoomIn, zoomOut } = useReactFlow();
  const { nodes, setNodes, wanted } = useStoryNodes(lines, {
    ...{ laid, activeId, errorCountOf },
  });
  useActiveInView(activeId);
  const edges = useStoryEdges(lines, selectedEdge);

  const selected = edges.find(({ id }) => id === selectedEdge)?.data;
  const select = useCallback((_: unknown, { id }: LinkEdge) => setSelectedEdge(id), []);
  const unselect = useCallback(() => setSelectedEdge(null), []);
  const { said, connect, drop, reconnect } = useLinkWriting(lines, session, {
    ...{ selected, unselect },
  });
  const { choose, write, remove } = useEtapeWays(
    lines,
    { onChoose, onWrite, onRemove },
    { unselect, drop },
  );
  const follow = useCallback(
    (changes: NodeChange<EtapeNode>[]) =>
      setNodes((before) => applyNodeChanges(changes, before)),
    [setNodes],
  );
  const opened = useMemo(
    () => ({
      padding: 0.1,
      maxZoom: 1,
      nodes: lines.filter(({ id }) => (laid.get(id)?.colonne ?? 0) < openedColumns),
    }),
    [lines, laid],
  );
  const keepView = useFitOnResize(opened);
  const zoom = (change: typeof zoomIn) => {
    keepView();
    void change();
  };
  const showAll = () => {
    keepView();
    void fitView({ padding: 0.1 });
  };
  const rearrange = () => {
    setNodes(wanted);
    requestAnimationFrame(showAll);
  };

  return (
    <div className="flex h-full flex-col">
      <div className="flex flex-wrap items-center gap-x-2 border-b border-trait px-3 py-1">
        <Button variant="quiet" onClick={showAll}>
          Tout voir
        </Button>
        <Button variant="quiet" onClick={rearrange}>
          Réarranger
        </Button>
        {mapBelow !== null && (
          <Button variant="quiet" onClick={() => mapBelow.onShow(!mapBelow.isShown)}>
            {mapBelow.isShown ? 'Masquer la carte' : 'Montrer la carte'}
          </Button>
        )}
        {selected !== undefined && (
          <SelectedLink lines={lines} selected={selected} onLead={onLead} onDrop={drop} />
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
          // The drawing moves itself too, without an event.
          onMoveStart={(event) => {
            if (event !== null) keepView();
          }}
          onConnect={connect}
          onReconnect={reconnect}
          onBeforeDelete={remove}
          deleteKeyCode="Delete"
          nodesFocusable={false}
          edgesFocusable={false}
          // The outline is the list for screen readers; the drawing has one name.
          aria-label="Graphe de l’histoire. La liste des étapes dit la même chose."
          disableKeyboardA11y
          onlyRenderVisibleElements
          elevateEdgesOnSelect
          zoomOnDoubleClick={false}
          minZoom={0.1}
          maxZoom={1.5}
          fitView
          fitViewOptions={opened}
          proOptions={{ hideAttribution: true }}
        >
          <Panel position="bottom-right" className="flex flex-col gap-2">
            <ZoomButton label="Agrandir" onPress={() => zoom(zoomIn)}>
              <IconIn aria-hidden="true" className="size-5" />
            </ZoomButton>
            <ZoomButton label="Réduire" onPress={() => zoom(zoomOut)}>
              <IconOut aria-hidden="true" className="size-5" />
            </ZoomButton>
          </Panel>
        </ReactFlow>
      </div>
    </div>
  );
}

type SelectedLinkProps = {
  lines: readonly StoryLine[];
  selected: NonNullable<LinkEdge['data']>;
  onLead: StoryViewProps['onLead'];
  onDrop: () => void;
};

/** Actions on the selected choice. */
function SelectedLink({ lines, selected, onLead, onDrop }: SelectedLinkProps) {
  const { etapeId, index } = selected;
  const link = lines
    .find(({ id }) => id === etapeId)
    ?.links.find((one) => one.index === index);
  if (link === undefined) return null;
  return (
    <>
      <Button
        variant="quiet"
        onClick={() => onLead({ etapeId, champ: `suites.${index}` })}
      >
        Écrire «{'\u00A0'}
        {shortTitle(link.libelle, index)}
        {'\u00A0»'}
      </Button>
      <Button variant="quiet" onClick={onDrop}>
        Retirer ce choix
      </Button>
    </>
  );
}

type ZoomButtonProps = { label: string; onPress: () => void; children: ReactNode };

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
