import { useCallback, useDeferredValue, useState } from 'react';
import type { MarcheUnderWay } from '@/data/parcours/marche-keeper.ts';
import type { EtapeId } from '@/domain/etape/etape.ts';
import { limits } from '@/domain/limits.ts';
import { commentairesOf, type Commentaire } from '@/domain/parcours/commentaire.ts';
import { queteIdSchema } from '@/domain/quete/quete.ts';
import { useEtapeMoves } from '@/editing/fields/use-etape-moves.ts';
import {
  useParcoursWriting,
  type ParcoursEditorProps,
} from '@/editing/fields/use-parcours-writing.ts';
import { beginMarche } from '@/editing/session/begin-marche.ts';
import type { EditorView } from '@/editing/session/editor-session.ts';
import { useRights } from '@/editing/session/rights.ts';
import { useCommentaires } from '@/editing/session/use-commentaires.ts';
import { useMarches, type Marches } from '@/editing/session/use-marches.ts';
import { usePresence } from '@/editing/session/use-presence.ts';
import { useSignalementCounts } from '@/editing/session/use-signalement-counts.ts';
import { useStable } from '@/editing/session/use-stable.ts';
import { useWritingPlace } from '@/editing/session/writing-place.ts';
import { railEtapes } from '@/editing/words/etape-words.ts';
import { useMediaQuery } from '@/map/use-media-query.ts';
import { useCommandKeys } from '@/ui/commands/use-command-keys.ts';
import { useDeviceChoice } from '@/ui/use-device-choice.ts';
import { readPaneSizes } from './pane-sizes.ts';
import type { Story } from './story.ts';
import { useAtelierCommands } from './use-atelier-commands.ts';
import { useLeading } from './use-leading.ts';
import { usePlaces } from './use-places.ts';

export type ParcoursAtelierProps = ParcoursEditorProps & {
  /** The views of an aventure as a story, where it is written as one. */
  story?: Story | undefined;
};

/** What a part of the workshop is given: all of it. */
export type AtelierProps = { atelier: Atelier };

/** From this width on, list, map and form stand side by side. */
const wideQuery = '(min-width: 64rem)';

const noCommentaires: readonly Commentaire[] = [];

const isShown = (kept: unknown) => kept !== false;

/** Whether the map is to stand below the graph; null until this device has chosen. */
const readMapChoice = (kept: unknown) => (typeof kept === 'boolean' ? kept : null);

/** A walk of trial that takes the place of the workshop, and gives it back. */
function useWalk(view: EditorView, marches: Marches, onBack: () => void) {
  const [walk, setWalk] = useState<MarcheUnderWay | null>(null);
  return {
    walk,
    beginWalk: (surPlace: boolean | null) =>
      setWalk(
        surPlace === null ? marches.underWay : beginMarche(view, surPlace, Date.now()),
      ),
    leaveWalk: () => {
      setWalk(null);
      marches.renew();
      onBack();
    },
  };
}

/** The map that stands below the graph: the graph says in which order one goes, the map where. */
function useMapBelow(etapeCount: number, isGrapheSeen: boolean) {
  const [choice, onShow] = useDeviceChoice('qc.aventure.carte', readMapChoice);
  // Beyond what is published, the map costs each frame more than the graph does.
  const isWanted = choice ?? etapeCount <= limits.etapeCount.max;
  // The graph first: the map has its own time to open.
  const isBelow = useDeferredValue(isGrapheSeen && isWanted, false);
  return { isWanted, isBelow, onShow };
}

/** What is counted of each étape in the lists, by functions that change when a count does. */
function useCounts(
  messagesOf: (etapeId: EtapeId) => object,
  commentaires: readonly Commentaire[],
) {
  const errorCountOf = useCallback(
    (etapeId: EtapeId) => Object.keys(messagesOf(etapeId)).length,
    [messagesOf],
  );
  const commentaireCountOf = useCallback(
    (etapeId: EtapeId) => commentairesOf(commentaires, etapeId).length,
    [commentaires],
  );
  return { errorCountOf, commentaireCountOf };
}

/** A whole parcours being written in its workshop: what its parts show, and all that can be asked of it. */
export function useAtelier({ story, ...editor }: ParcoursAtelierProps) {
  const { session, etapeCountMax } = editor;
  const hasStory = story !== undefined;
  const writing = useParcoursWriting(session);
  const { view, shown, isPublished } = writing;
  const { parcours, snapshot } = view;
  const { etapes } = parcours;
  const isOnline = snapshot !== null;
  const { lastStep } = useWritingPlace();
  const { by, opensAt } = useRights();
  const isWide = useMediaQuery(wideQuery);
  const [sizes, setSizes] = useDeviceChoice('qc.atelier.volets', readPaneSizes);

  const places = usePlaces(parcours, { hasStory, opensAt });
  const { subject, show } = places;
  // The étape that is written, or that the map would place; it may have been removed by somebody else.
  const wantedId = subject.type === 'etape' ? subject.etapeId : null;
  const active = etapes.find(({ id }) => id === wantedId) ?? etapes[0];
  if (active === undefined) throw new Error('A parcours has at least one étape.');
  const written = subject.type === 'etape' ? active : null;

  const commentaires = useCommentaires(session, isOnline);
  const openCommentaires = commentaires?.open ?? noCommentaires;
  const marches = useMarches(session, parcours.id, isOnline);
  const queteId = queteIdSchema.safeParse(snapshot?.publication?.queteId).data ?? null;
  const moves = useEtapeMoves(session, places.writeAdded);

  const publishWord = isPublished ? 'Publication' : 'Publier';
  const publish = {
    label: lastStep?.label ?? (by === 'auteur' ? 'Soumettre' : publishWord),
    run: () => show({ type: 'publication' }),
  };
  const [dialog, ask] = useState<'commandes' | 'raccourcis' | null>(null);
  const [hasPlainKey, setHasPlainKey] = useDeviceChoice(
    'qc.atelier.touche-seule',
    isShown,
  );
  const commands = useAtelierCommands({
    view,
    session,
    hasStory,
    active: written,
    canAdd: etapes.length < etapeCountMax,
    moves,
    goTo: places.goTo,
    write: places.write,
    publish,
    show,
    download: writing.download,
    ask,
    hasPlainKey,
  });
  useCommandKeys(commands);

  const leading = useLeading(session, places);
  const counts = useCounts(shown.messagesOf, openCommentaires);
  const walking = useWalk(view, marches, () => show({ type: 'marche' }));
  const listed = useStable(railEtapes(etapes));
  const signalementCounts = useSignalementCounts(queteId);
  const others = usePresence(session, snapshot?.salon, wantedId);
  const isGrapheSeen = hasStory && isWide && places.middle === 'graphe';
  const mapBelow = useMapBelow(etapes.length, isGrapheSeen);

  return {
    ...{ editor, session, story, etapeCountMax, writing, places, active, publish },
    ...{ isWide, sizes, setSizes, mapBelow, listed, moves, others, queteId, marches },
    ...{ commentaires, openCommentaires, signalementCounts },
    ...{ dialog, ask, commands, hasPlainKey, setHasPlainKey },
    ...leading,
    ...counts,
    ...walking,
    numero: etapes.indexOf(active) + 1,
    /** Null while something else than an étape is written. */
    writtenId: written?.id ?? null,
    /** What stands on this device alone is nobody else's. */
    isShared: session.store.commentaires !== null && isOnline,
  };
}

export type Atelier = ReturnType<typeof useAtelier>;
