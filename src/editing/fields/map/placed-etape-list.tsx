import { formatPosition } from '@/domain/geo/typed-position.ts';
import type { EtapeId } from '@/domain/etape/etape-id.ts';
import type { Etape } from '@/domain/etape/etape.ts';
import { limits } from '@/domain/limits.ts';
import { Fil, FilStep } from '@/ui/stepper/fil.tsx';
import { VisuallyHidden } from '@/ui/visually-hidden.tsx';
import { etapeToggleId } from '../../words/etape-words.ts';
import { AddEtape } from '../etape/add-etape.tsx';
import { EtapeActionRow } from '../etape/etape-action-row.tsx';
import { ConflictNotes } from '../conflict-note.tsx';
import { ParcoursField } from '../parcours-field.tsx';
import { PositionField } from './position-field.tsx';
import { RemovalNotice } from '../etape/removal-notice.tsx';
import { FieldScope, useEtapeChange, textOf } from '../field-scope.tsx';
import { useEtapeMoves } from '../use-etape-moves.ts';
import { useWriting } from '../writing-context.tsx';

type PlacedEtapeListProps = {
  activeId: EtapeId;
  onChoose: (etapeId: EtapeId) => void;
};

/** The étapes in the order of placing: a name for each; place and order for the chosen one. */
export function PlacedEtapeList({ activeId, onChoose }: PlacedEtapeListProps) {
  const { session, writing } = useWriting();
  const { parcours } = writing.view;
  const { etapes } = parcours;
  const moves = useEtapeMoves(session, onChoose);
  return (
    <>
      <p role="status">
        <VisuallyHidden>{moves.said}</VisuallyHidden>
      </p>
      <Fil>
        {etapes.map((etape, index) => (
          <FilStep key={etape.id} marker={index + 1} className="pb-5">
            <FieldScope etapeId={etape.id}>
              <PlacedEtape
                etape={etape}
                numero={index + 1}
                total={etapes.length}
                isChosen={etape.id === activeId}
                onChoose={() => onChoose(etape.id)}
                moves={moves}
              />
            </FieldScope>
          </FilStep>
        ))}
      </Fil>
      <RemovalNotice />
      <AddEtape count={etapes.length} onAdd={moves.add} />
    </>
  );
}

type PlacedEtapeProps = {
  etape: Etape;
  numero: number;
  total: number;
  isChosen: boolean;
  onChoose: () => void;
  moves: ReturnType<typeof useEtapeMoves>;
};

function PlacedEtape({
  etape,
  numero,
  total,
  isChosen,
  onChoose,
  moves,
}: PlacedEtapeProps) {
  const { id, position } = etape;
  const change = useEtapeChange();
  return (
    <div role="group" aria-label={`Étape ${numero}`} id={etapeToggleId(id)} tabIndex={-1}>
      <ParcoursField
        {...textOf(etape, change)('titre')}
        label={`Nom de l’étape ${numero}`}
        hint={
          numero === 1
            ? 'Ce qu’on y voit : le lavoir, la mairie, le grand chêne.'
            : undefined
        }
        max={limits.etapeTitre.max}
        onFocus={onChoose}
      />
      {!isChosen && (
        <p className="mt-1 text-texte-doux">
          {position === null ? 'À poser sur la carte' : formatPosition(position)}
        </p>
      )}
      {isChosen && (
        <div className="mt-3 space-y-1">
          <PositionField
            position={position}
            numero={numero}
            onPosition={(place) => change({ position: place })}
          />
          <ConflictNotes champ="position" />
          <EtapeActionRow
            etapeId={id}
            numero={numero}
            total={total}
            onMove={moves.move}
            onRemove={moves.remove}
          />
        </div>
      )}
    </div>
  );
}
