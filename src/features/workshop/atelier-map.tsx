import { memo, useMemo, useState, type ComponentType } from 'react';
import IconAround from '~icons/lucide/binoculars';
import IconLay from '~icons/lucide/map-pin-plus';
import IconPhoto from '~icons/lucide/satellite';
import IconSearch from '~icons/lucide/search';
import IconTrace from '~icons/lucide/route';
import type { EtapeId } from '@/domain/etape/etape-id.ts';
import type { Position } from '@/domain/geo/position.ts';
import { lineOf } from '@/domain/parcours/trace.ts';
import { AlongOffer } from '@/editing/fields/around/along-offer.tsx';
import { useFoundOnMap } from '@/editing/fields/around/found-map.tsx';
import { ConflictNotes } from '@/editing/fields/conflict-note.tsx';
import type { DrawnParcours } from '@/editing/fields/map/drawn-parcours.ts';
import { EtapeMap } from '@/editing/fields/map/etape-map.tsx';
import { usePlacing } from '@/editing/fields/map/placing-map.tsx';
import { PlaceSearch } from '@/editing/fields/map/place-search.tsx';
import type { EditorSession } from '@/editing/session/editor-session.ts';
import { VisuallyHidden } from '@/ui/visually-hidden.tsx';
import { TraceTools } from './trace-tools.tsx';
import { useTrace } from './use-trace.ts';
import { WalkMeasure } from './walk-measure.tsx';

/** More points than this would hide the map under their handles. */
const handleCountMax = 150;

type AtelierMapProps = {
  parcours: DrawnParcours;
  session: EditorSession;
  /** The étape that a press places. */
  activeId: EtapeId;
  numero: number;
  viewKey: string;
  onSelect: (etapeId: EtapeId) => void;
  onPlace: (etapeId: EtapeId, position: Position) => void;
  onRadius: (etapeId: EtapeId, metres: number) => void;
  /** For a map that lays étapes: each press adds one, until its tool is left. */
  placing?: ReturnType<typeof usePlacing>;
};

/** The map of the workshop: étapes to place, the line to draw, a search, and the walk's measures. */
export const AtelierMap = memo(function AtelierMap({
  parcours,
  session,
  activeId,
  numero,
  viewKey,
  onSelect,
  onPlace,
  onRadius,
  placing,
}: AtelierMapProps) {
  const { etapes, trace: drawn } = parcours;
  const near = etapes.find(({ position }) => position !== null)?.position ?? null;
  const [tool, setTool] = useState<'recherche' | 'trace' | 'alentours' | null>(
    // A map of all of France is too large to place an étape: the author first searches for the village.
    placing !== undefined && near === null && parcours.commune === null
      ? 'recherche'
      : null,
  );
  const [isToLay, setIsToLay] = useState(true);
  const laying = isToLay ? placing : undefined;
  const [isPhoto, setIsPhoto] = useState(false);
  const [aim, setAim] = useState<Position>();
  const trace = useTrace(session);
  const found = useFoundOnMap();
  const line = useMemo(() => lineOf({ etapes, trace: drawn }), [etapes, drawn]);
  const hasHandles =
    drawn !== '' && line.length <= handleCountMax && trace.way !== 'libre';
  const toggle = (next: NonNullable<typeof tool>) =>
    setTool((before) => (before === next ? null : next));

  return (
    <div className="flex h-full min-h-72 flex-col">
      <div className="max-h-1/2 shrink-0 space-y-2 overflow-y-auto border-b border-trait px-3 py-2">
        <div className="flex flex-wrap gap-x-1">
          {placing !== undefined && (
            <ToolButton
              Icon={IconLay}
              isOn={isToLay}
              onPress={() => setIsToLay((before) => !before)}
            >
              Poser les étapes
            </ToolButton>
          )}
          <ToolButton
            Icon={IconSearch}
            isOn={tool === 'recherche'}
            onPress={() => toggle('recherche')}
          >
            Chercher
          </ToolButton>
          <ToolButton
            Icon={IconTrace}
            isOn={tool === 'trace'}
            onPress={() => toggle('trace')}
          >
            Tracer
          </ToolButton>
          <ToolButton
            Icon={IconAround}
            isOn={tool === 'alentours'}
            onPress={() => toggle('alentours')}
          >
            À voir
          </ToolButton>
          <ToolButton
            Icon={IconPhoto}
            isOn={isPhoto}
            onPress={() => setIsPhoto((before) => !before)}
          >
            Satellite
          </ToolButton>
        </div>
        {laying !== undefined && (
          <p role="status">
            {laying.said === ''
              ? 'Touchez la carte à chaque arrêt, dans l’ordre de la promenade.'
              : laying.said}
          </p>
        )}
        {tool === 'recherche' && (
          <PlaceSearch
            near={near}
            numero={laying?.numero ?? numero}
            onShow={setAim}
            onPlace={(position) => {
              if (laying === undefined) onPlace(activeId, position);
              else laying.place(position);
              setAim(position);
            }}
          />
        )}
        {tool === 'alentours' && <AlongOffer session={session} line={line} />}
        {tool === 'trace' && <TraceTools trace={trace} isDrawn={drawn !== ''} />}
        <ConflictNotes champ="trace" />
      </div>
      <div className="min-h-40 flex-1">
        <EtapeMap
          parcours={parcours}
          activeId={activeId}
          onSelect={onSelect}
          onPlace={onPlace}
          onRadius={onRadius}
          viewKey={viewKey}
          heightClass="h-full"
          gestes="plein"
          ground={isPhoto ? 'photo' : 'plan'}
          aim={aim}
          placing={tool === 'trace' ? undefined : laying}
          asked={laying?.asked}
          spots={found?.shown ?? undefined}
          drawing={
            tool === 'trace'
              ? {
                  onPoint: trace.addPoint,
                  onStroke: trace.way === 'libre' ? trace.addStroke : undefined,
                  onMoveVertex: hasHandles ? trace.moveVertex : undefined,
                }
              : null
          }
        />
      </div>
      <div className="shrink-0 border-t border-trait px-4 py-2 empty:hidden">
        <WalkMeasure line={line} />
      </div>
    </div>
  );
});

/** The same map, which lays étapes and asks for their names. */
export function LayingMap(map: Omit<AtelierMapProps, 'placing'>) {
  const placing = usePlacing({ activeId: map.activeId, onChoose: map.onSelect });
  return <AtelierMap {...map} placing={placing} />;
}

type ToolButtonProps = {
  Icon: ComponentType<{ className?: string }>;
  isOn: boolean;
  onPress: () => void;
  children: string;
};

function ToolButton({ Icon, isOn, onPress, children }: ToolButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      title={children}
      onClick={onPress}
      className="inline-flex size-11 items-center justify-center rounded-pilule border-2 border-transparent text-primaire-fort hover:bg-primaire/10 aria-pressed:border-primaire"
    >
      <Icon className="size-5" />
      <VisuallyHidden>{children}</VisuallyHidden>
    </button>
  );
}
