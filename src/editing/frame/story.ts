import type { ComponentType } from 'react';
import type { EtapeId } from '@/domain/etape/etape-id.ts';
import type { Parcours } from '@/domain/parcours/parcours.ts';
import type { Present } from '@/data/presence/presence-store.ts';
import type { EditorSession } from '../session/editor-session.ts';
import type { FieldRef } from '../session/field-key.ts';
import type { FieldProblem } from '../session/field-problem.ts';

/** Props of each view of the story of an aventure: they all view the same session. */
export type StoryViewProps = {
  /** Deferred copy of the typed text. */
  parcours: Parcours;
  session: EditorSession;
  /** Null while something else than an étape is written. */
  activeId: EtapeId | null;
  problems: readonly FieldProblem[];
  errorCountOf: (etapeId: EtapeId) => number;
  commentaireCountOf: (etapeId: EtapeId) => number;
  /** Reports of players that wait for an answer. */
  signalementCounts: ReadonlyMap<string, number>;
  /** Other people with the parcours open. */
  others: readonly Present[];
  /** Makes an étape the active one, without leaving the view. */
  onChoose: (etapeId: EtapeId) => void;
  /** Brings the form of an étape in sight. */
  onWrite: (etapeId: EtapeId) => void;
  /** Brings the keyboard to a field. */
  onLead: (field: FieldRef) => void;
  onRemove: (etapeId: EtapeId) => void;
  /** Visibility of the map below the graph; null if the screen has no room for both. */
  mapBelow: { isShown: boolean; onShow: (isShown: boolean) => void } | null;
};

/** Views of an aventure in the workshop, besides those of every parcours. */
export type Story = {
  /** In the place of the list of étapes. */
  Outline: ComponentType<StoryViewProps>;
  Graphe: ComponentType<StoryViewProps>;
  Essai: ComponentType<StoryViewProps>;
};
