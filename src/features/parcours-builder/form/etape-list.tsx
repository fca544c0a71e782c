import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'react-router';
import IconAdd from '~icons/lucide/plus';
import { etapeIdSchema, type Etape } from '@/domain/etape/etape.ts';
import { limits } from '@/domain/limits.ts';
import { paths } from '@/lib/paths.ts';
import { Alert } from '@/ui/alert.tsx';
import { Button } from '@/ui/button.tsx';
import { Fil, FilStep } from '@/ui/stepper/fil.tsx';
import { VisuallyHidden } from '@/ui/visually-hidden.tsx';
import type { EditorSession, EditorView } from '../session/editor-session.ts';
import { EtapeSection, etapeToggleId, type EtapeActions } from './etape-section.tsx';
import type { useShownProblems } from './use-shown-problems.ts';

/** Which étapes are unfolded, and which one the map places. */
export type EtapeFocus = {
  openIds: ReadonlySet<string>;
  activeId: Etape['id'];
};

type EtapeListProps = {
  view: EditorView;
  session: EditorSession;
  shown: ReturnType<typeof useShownProblems>;
  focus: EtapeFocus;
  /** How many there may be. */
  etapeCountMax: number;
  onLeave: (key: string) => void;
  onFocus: (etapeId: Etape['id']) => void;
  onToggle: (etapeId: Etape['id']) => void;
  /** A new étape is there. */
  onAdded: (etapeId: Etape['id']) => void;
  /** The map of the active étape, where it does not stand beside the form. */
  map: ReactNode;
};

function freshEtapeId(): Etape['id'] {
  return etapeIdSchema.parse(crypto.randomUUID().replaceAll('-', '').slice(0, 12));
}

const undoId = 'annuler-retrait';

/** The étapes along the line, each to be unfolded, moved and removed. */
export function EtapeList({
  view,
  session,
  shown,
  focus,
  etapeCountMax,
  onLeave,
  onFocus,
  onToggle,
  onAdded,
  map,
}: EtapeListProps) {
  const [said, setSaid] = useState('');
  const { etapes } = view.parcours;

  const move = useCallback(
    (etapeId: Etape['id'], by: -1 | 1) => {
      flushSync(() => session.apply({ type: 'moveEtape', etapeId, by }));
      const after = session.view().parcours.etapes;
      const numero = after.findIndex(({ id }) => id === etapeId) + 1;
      setSaid(`Étape déplacée en position ${numero} sur ${after.length}.`);
      // A node that moves in the document loses the focus; at an end, its button can no longer be pressed.
      const way = by === -1 ? 'monter' : 'descendre';
      const button = document.getElementById(`etape-${etapeId}-${way}`);
      const target =
        button instanceof HTMLButtonElement && !button.disabled
          ? button
          : document.getElementById(etapeToggleId(etapeId));
      target?.focus();
    },
    [session],
  );
  const remove = useCallback(
    (etapeId: Etape['id']) => {
      flushSync(() => session.apply({ type: 'removeEtape', etapeId }));
      document.getElementById(undoId)?.focus();
    },
    [session],
  );
  const actions = useMemo<EtapeActions>(
    () => ({ onToggle, onFocus, onMove: move, onRemove: remove }),
    [onToggle, onFocus, move, remove],
  );

  const add = () => {
    const etapeId = freshEtapeId();
    flushSync(() => {
      session.apply({ type: 'addEtape', etapeId });
      onAdded(etapeId);
    });
    document.getElementById(`etape-${etapeId}-titre`)?.focus();
  };

  return (
    <>
      <p role="status">
        <VisuallyHidden>{said}</VisuallyHidden>
      </p>
      <Fil>
        {etapes.map((etape, index) => (
          <FilStep key={etape.id} marker={index + 1} className="pb-5">
            <EtapeSection
              etape={etape}
              numero={index + 1}
              total={etapes.length}
              isOpen={focus.openIds.has(etape.id)}
              errors={shown.messagesOf(etape.id)}
              saisies={view.saisies}
              conflicts={view.conflicts}
              progress={etape.image === null ? undefined : view.uploads[etape.image.path]}
              session={session}
              actions={actions}
              onLeave={onLeave}
              {...(etape.id === focus.activeId && map !== null && { map })}
            />
          </FilStep>
        ))}
      </Fil>
      <RemovalNotice view={view} session={session} />
      {etapes.length < etapeCountMax ? (
        <Button variant="secondary" onClick={add}>
          <IconAdd aria-hidden="true" className="size-5" />
          Ajouter une étape
        </Button>
      ) : (
        <p className="max-w-mesure text-texte-doux">
          {etapeCountMax} étapes : c’est la mesure d’un parcours{' '}
          {etapeCountMax < limits.etapeCount.max ? (
            <>
              simple.{' '}
              <Link to={paths.edit({ id: view.parcours.id })}>
                Continuez dans l’éditeur complet
              </Link>{' '}
              pour aller jusqu’à {limits.etapeCount.max}.
            </>
          ) : (
            'au plus. Au-delà, faites-en deux.'
          )}
        </p>
      )}
    </>
  );
}

/** The étape just removed, with the way to put it back where it was. */
function RemovalNotice({ view, session }: Pick<EtapeListProps, 'view' | 'session'>) {
  const last = view.history.done.at(-1);
  if (last?.operation.type !== 'removeEtape') return null;
  const { etapeId } = last.operation;
  const index = last.before.etapes.findIndex(({ id }) => id === etapeId);
  const titre = last.before.etapes[index]?.titre.trim() ?? '';
  const name = titre === '' ? '' : ` «\u00A0${titre}\u00A0»`;
  const undo = () => {
    flushSync(session.undo);
    document.getElementById(etapeToggleId(etapeId))?.focus();
  };
  return (
    <Alert tone="info" announce="polie" className="mb-5">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <p>
          L’étape {index + 1}
          {name} est retirée.
        </p>
        <Button variant="quiet" id={undoId} onClick={undo}>
          Annuler le retrait
        </Button>
      </div>
    </Alert>
  );
}
