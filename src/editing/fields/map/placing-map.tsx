import { useState, useEffect, useRef } from 'react';
import IconSearch from '~icons/lucide/search';
import { useCentre } from '@/data/geo/geo-queries.ts';
import type { EtapeId } from '@/domain/etape/etape-id.ts';
import type { Etape } from '@/domain/etape/etape.ts';
import type { Position } from '@/domain/geo/position.ts';
import { limits } from '@/domain/limits.ts';
import { tidyLine } from '@/domain/tidy-text.ts';
import { Button } from '@/ui/button.tsx';
import { Field } from '@/ui/field.tsx';
import { freshEtapeId } from '../../session/fresh-id.ts';
import { useWriting } from '../writing-context.tsx';
import { PlaceSearch } from './place-search.tsx';
import { EtapeMap } from './etape-map.tsx';

type LayingOptions = {
  /** The étape last placed or chosen; at first, the first one. */
  activeId: EtapeId;
  onChoose: (etapeId: EtapeId) => void;
};

/** Adds étapes on the map in sequence: the next press places the first étape without a place, or adds a new one. Each is one operation. */
export function usePlacing({ activeId, onChoose }: LayingOptions) {
  const { session, writing } = useWriting();
  const { etapes } = writing.view.parcours;
  /** The étape just added, with a name field at its pin. */
  const [namedId, setNamedId] = useState<EtapeId | null>(null);
  const [said, setSaid] = useState('');
  const unplaced = etapes.findIndex(({ position }) => position === null);
  const numero = (unplaced === -1 ? etapes.length : unplaced) + 1;

  const place = (position: Position) => {
    const waiting = etapes[unplaced];
    if (waiting === undefined && etapes.length >= limits.etapeCount.max) {
      setSaid(
        `${limits.etapeCount.max} étapes au plus. Au-delà, faites-en deux parcours.`,
      );
      return;
    }
    const etapeId = waiting?.id ?? freshEtapeId();
    if (waiting === undefined) session.apply({ type: 'addEtape', etapeId, position });
    else writing.place(etapeId, position);
    onChoose(etapeId);
    setNamedId(etapeId);
    setSaid(`Étape ${numero} posée.`);
  };

  const named = etapes.find(({ id }) => id === namedId);
  return {
    /** The number of the étape that the next press lays. */
    numero,
    place,
    /** The name field of the étape just added, for its pin. */
    asked:
      named?.id === activeId ? (
        <PinName
          key={named.id}
          etape={named}
          numero={etapes.indexOf(named) + 1}
          onDone={() => setNamedId(null)}
        />
      ) : undefined,
    said,
  };
}

type PlacingMapProps = {
  activeId: EtapeId;
  onChoose: (etapeId: EtapeId) => void;
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
export function PlacingMap({ activeId, onChoose }: PlacingMapProps) {
  const { writing } = useWriting();
  const parcours = writing.mapped;
  const placing = usePlacing({ activeId, onChoose });
  const { numero } = placing;
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
        onSelect={onChoose}
        onPlace={writing.place}
        viewKey={writing.viewKey}
        heightClass="h-96"
        aim={aim}
        placing={placing}
        asked={placing.asked}
      />
      <p role="status" className="min-h-6">
        {placing.said}
      </p>
    </div>
  );
}
