import { formatPosition } from '@/domain/geo/typed-position.ts';
import type { Etape } from '@/domain/etape/etape.ts';
import { limits } from '@/domain/limits.ts';
import { Fil, FilStep } from '@/ui/stepper/fil.tsx';
import { VisuallyHidden } from '@/ui/visually-hidden.tsx';
import type { EditorSession } from '../../session/editor-session.ts';
import { etapeToggleId } from '../../words/etape-words.ts';
import { AddEtape } from '../etape/add-etape.tsx';
import { EtapeActionRow } from '../etape/etape-action-row.tsx';
import { NotedTextField } from '../noted-text-field.tsx';
import { PositionField } from './position-field.tsx';
import { RemovalNotice } from '../etape/removal-notice.tsx';
import { useEtapeWiring } from '../use-etape-wiring.tsx';
import { useEtapeMoves } from '../use-etape-moves.ts';
import type { ParcoursWriting } from '../use-parcours-writing.ts';
import type { useLaying } from './use-laying.ts';

type LaidEtapeListProps = {
  writing: ParcoursWriting;
  session: EditorSession;
  laying: ReturnType<typeof useLaying>;
  etapeCountMax: number;
};

/** The étapes in the order in which they were laid: a name for each; its place and its order for the chosen one. */
export function LaidEtapeList({
  writing,
  session,
  laying,
  etapeCountMax,
}: LaidEtapeListProps) {
  const { view } = writing;
  const { etapes } = view.parcours;
  const moves = useEtapeMoves(session, laying.choose);
  return (
    <>
      <p role="status">
        <VisuallyHidden>{moves.said}</VisuallyHidden>
      </p>
      <Fil>
        {etapes.map((etape, index) => (
          <FilStep key={etape.id} marker={index + 1} className="pb-5">
            <LaidEtape
              etape={etape}
              numero={index + 1}
              total={etapes.length}
              isChosen={etape.id === laying.activeId}
              onChoose={() => laying.choose(etape.id)}
              moves={moves}
              writing={writing}
              session={session}
            />
          </FilStep>
        ))}
      </Fil>
      <RemovalNotice view={view} session={session} />
      <AddEtape
        parcoursId={view.parcours.id}
        count={etapes.length}
        countMax={etapeCountMax}
        onAdd={moves.add}
      />
    </>
  );
}

type LaidEtapeProps = Pick<LaidEtapeListProps, 'writing' | 'session'> & {
  etape: Etape;
  numero: number;
  total: number;
  isChosen: boolean;
  onChoose: () => void;
  moves: ReturnType<typeof useEtapeMoves>;
};

function LaidEtape({
  etape,
  numero,
  total,
  isChosen,
  onChoose,
  moves,
  writing: {
    view: { saisies, conflicts },
    shown,
    leave,
  },
  session,
}: LaidEtapeProps) {
  const { id, titre, position } = etape;
  const { wiring, change, note } = useEtapeWiring({
    etapeId: id,
    errors: shown.messagesOf(id),
    saisies,
    conflicts,
    session,
    onLeave: leave,
  });
  return (
    <div role="group" aria-label={`Étape ${numero}`} id={etapeToggleId(id)} tabIndex={-1}>
      <NotedTextField
        note={note}
        wiring={wiring}
        champ="titre"
        label={`Nom de l’étape ${numero}`}
        hint={
          numero === 1
            ? 'Ce qu’on y voit : le lavoir, la mairie, le grand chêne.'
            : undefined
        }
        max={limits.etapeTitre.max}
        value={titre}
        onText={(texte) => change({ titre: texte })}
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
            wiring={wiring}
          />
          {note('position')}
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
