import type { ComponentType } from 'react';
import type { EpreuveType } from '@/domain/epreuve/epreuve.ts';
import { ChoixEditor } from './choix/editor.tsx';
import type { EpreuveEditorProps } from './editor-props.ts';
import { MessageCodeEditor } from './message_code/editor.tsx';
import { NombreEditor } from './nombre/editor.tsx';
import { TexteEditor } from './texte/editor.tsx';

/** What an author reads of a kind of épreuve, and the part of the form that is its own. */
export type EpreuveKind = {
  label: string;
  hint: string;
  /** Null where there is nothing to solve. */
  Editor: ComponentType<EpreuveEditorProps> | null;
};

/** Every kind of épreuve, as an author meets it. */
export const epreuveEditorTable: Readonly<Record<EpreuveType, EpreuveKind>> = {
  aucune: {
    label: 'Rien à résoudre',
    hint: 'On lit, on regarde, on continue.',
    Editor: null,
  },
  choix: {
    label: 'Un choix',
    hint: 'On choisit parmi des réponses.',
    Editor: ChoixEditor,
  },
  texte: {
    label: 'Un mot à trouver',
    hint: 'On écrit un mot ou une courte phrase.',
    Editor: TexteEditor,
  },
  nombre: {
    label: 'Un nombre à trouver',
    hint: 'On compte, on mesure, on lit une date.',
    Editor: NombreEditor,
  },
  message_code: {
    label: 'Un message codé',
    hint: 'On déchiffre un message écrit dans un code.',
    Editor: MessageCodeEditor,
  },
};
