import { useState, useEffect, useRef } from 'react';
import IconSearch from '~icons/lucide/search';
import { useCentre } from '@/data/geo/geo-queries.ts';
import type { EtapeId } from '@/domain/etape/etape-id.ts';
import type { Etape } from '@/domain/etape/etape.ts';
import type { Position } from '@/domain/geo/position.ts';
import { limits } from '@/domain/limits.ts';
import type { Parcours } from '@/domain/parcours/parcours.ts';
import { tidyLine } from '@/domain/tidy-text.ts';
import { Button } from '@/ui/button.tsx';
import { Field } from '@/ui/field.tsx';
import type { EditorSession } from '../../session/editor-session.ts';
import { freshEtapeId } from '../../session/fresh-id.ts';
import { useWriting } from '../writing-context.tsx';
import { PlaceSearch } from './place-search.tsx';
import { EtapeMap } from './etape-map.tsx';

type LayingOptions = {
  parcours: Pick<Parcours, 'etapes'>;
  session: EditorSession;
  etapeCountMax: number;
  onPlace: (etapeId: EtapeId, position: Position) => void;
};

/** Adds étapes on the map in sequence: the next press places the first étape without a place, or adds a new one. Each is one operation. */
export function usePlacing({
  parcours: { etapes },
  session,
  etapeCountMax,
  onPlace,
}: LayingOptions) {
  const [chosenId, setChosenId] = useState<EtapeId>();
  /** The étape just added, with a name field at its pin. */
  const [namedId, setNamedId] = useState<EtapeId | null>(null);
  const [said, setSaid] = useState('');
  const unplaced = etapes.findIndex(({ position }) => position === null);
  const numero = (unplaced === -1 ? etapes.length : unplaced) + 1;

  const place = (position: Position) => {
    const waiting = etapes[unplaced];
    if (waiting === undefined && etapes.length >= etapeCountMax) {
      setSaid(`${etapeCountMax} étapes au plus. Au-delà, faites-en deux parcours.`);
      return;
    }
    const etapeId = waiting?.id ?? freshEtapeId();
    if (waiting === undefined) session.apply({ type: 'addEtape', etapeId, position });
    else onPlace(etapeId, position);
    setChosenId(etapeId);
    setNamedId(etapeId);
    setSaid(`Étape ${numero} posée.`);
  };

  return {
    /** The number of the étape that the next press lays. */
    numero,
    place,
    /** The étape last placed or chosen; at first, the first one. */
    activeId: etapes.find(({ id }) => id === chosenId)?.id ?? etapes[0]?.id,
    choose: setChosenId,
    /** The étape with a name field on the map; undefined if none. */
    named: etapes.find(({ id }) => id === namedId),
    endNaming: () => setNamedId(null),
    said,
  };
}

type PlacingMapProps = {
  parcours: Parcours;
  placing: ReturnType<typeof usePlacing>;
  viewKey: string;
  heightClass: string;
  onPlace: (etapeId: EtapeId, position: Position) => void;
};

type PinNameProps = {
  etape: Pick<Etape, 'id' | 'titre'>;
  numero: number;
  /** It is named, or is to be named later. */
  onDone: () => void;
};

/** Name field of an étape just added, at its pin: Enter moves the focus to the map for the next one. */
function PinName({ etape: { id, titre }, numero, onDone }: PinNameProps) {
  const { session } = useWriting();
  const field = useRef<HTMLInputElement>(null);
  // The map that was pressed has the keyboard: a name typed blind would move it.
  useEffect(() => field.current?.focus({ preventScroll: true }), []);
  const leave = (within: Element) => {
    const map = within
      .closest('.map-cadre')
      ?.querySelector<HTMLElement>('[role="application"]');
    onDone();
    map?.focus({ preventScroll: true });
  };
  return (
    <Field
      ref={field}
      label={`Comment s’appelle l’étape ${numero}\u202F?`}
      hint="Entrée, puis l’arrêt suivant."
      autoComplete="off"
      enterKeyHint="next"
      maxCount={
        titre.length > limits.etapeTitre.max * 0.8 ? limits.etapeTitre.max : undefined
      }
      value={titre}
      onChange={({ target }) =>
        session.apply({
          type: 'changeEtape',
          etapeId: id,
          changes: { titre: tidyLine(target.value) },
        })
      }
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== 'Escape') return;
        event.preventDefault();
        leave(event.currentTarget);
      }}
    />
  );
}

/** The map to place étapes on, and a search for a place by name. */
export function PlacingMap({
  parcours,
  placing,
  viewKey,
  heightClass,
  onPlace,
}: PlacingMapProps) {
  const { activeId, numero } = placing;
  const near =
    parcours.etapes.find(({ position }) => position !== null)?.position ?? null;
  // A map of all of France is too large to place an étape: the author first searches for the village.
  const [isSearching, setIsSearching] = useState(
    near === null && parcours.commune === null,
  );
  const [aim, setAim] = useState<Position>();
  const { commune } = parcours;
  const centre = useCentre(commune);
  // Neither a service nor our own files have the place of the commune: the author searches by name.
  const isLost =
    commune !== null &&
    near === null &&
    centre.isSuccess &&
    centre.data?.isExact !== true;
  if (activeId === undefined) throw new Error('A parcours has at least one étape.');
  return (
    <div className="space-y-2">
      <div>
        <Button
          variant="quiet"
          aria-expanded={isSearching || isLost}
          onClick={() => setIsSearching((before) => !before)}
        >
          <IconSearch aria-hidden="true" className="size-5" />
          Chercher un lieu
        </Button>
        {isLost && (
          <p role="status" className="pb-2">
            {`Nous ne savons pas où est ${commune.nom}\u00A0: ${centre.data === null ? 'cherchez un lieu par son nom.' : 'la carte montre le département. Cherchez un lieu par son nom.'}`}
          </p>
        )}
        {(isSearching || isLost) && (
          <PlaceSearch
            near={near}
            numero={numero}
            onShow={setAim}
            onPlace={(position) => {
              placing.place(position);
              setAim(position);
            }}
          />
        )}
      </div>
      <EtapeMap
        parcours={parcours}
        activeId={activeId}
        onSelect={placing.choose}
        onPlace={onPlace}
        viewKey={viewKey}
        heightClass={heightClass}
        aim={aim}
        placing={{ numero, onPlace: placing.place }}
        asked={
          placing.named?.id === activeId ? (
            <PinName
              key={activeId}
              etape={placing.named}
              numero={parcours.etapes.findIndex(({ id }) => id === activeId) + 1}
              onDone={placing.endNaming}
            />
          ) : undefined
        }
      />
      <p role="status" className="min-h-6">
        {placing.said}
      </p>
    </div>
  );
}
