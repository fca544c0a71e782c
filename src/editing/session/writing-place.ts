import { createContext, use, type ComponentType } from 'react';
import {
  dropKeptImage,
  keepImage,
  keepPartingCopy,
  listDrafts,
  listKeptPaths,
  readDraft,
  readKeptImage,
  writeDraft,
  type DraftRepository,
} from '@/data/parcours/draft-repository.ts';
import type { Services } from '@/data/firebase/services.ts';
import { parcoursRepository } from '@/data/parcours/parcours-repository.ts';
import type { ParcoursStore } from '@/data/parcours/parcours-store.ts';
import { paths } from '@/lib/paths.ts';
import type { EditorSession, EditorView } from './editor-session.ts';
import type { KeptWhere } from './save-status.ts';

/** The addresses of the ways to write, for an existing parcours or for a new one. */
type WayPaths = Pick<
  typeof paths,
  | 'choose'
  | 'create'
  | 'create2'
  | 'reperage'
  | 'newcreate'
  | 'simple'
  | 'edit'
  | 'aventure'
>;

/** Props of the last step of writing. */
export type LastStepProps = { view: EditorView; session: EditorSession };

/** Kind of editor: with an account, whose parcours go online, or without, on this device alone. */
export type WritingPlace = {
  kept: KeptWhere;
  /** Store of its parcours. */
  storeOf: (services: Services) => ParcoursStore;
  drafts: Omit<DraftRepository, 'deleteDraft'>;
  /** List of its parcours, the way back. */
  list: { href: string; label: string };
  ways: WayPaths;
  /** The last step of writing if it is not publishing. */
  lastStep: { label: string; Step: ComponentType<LastStepProps> } | null;
};

/** With an account: parcours go online, and their drafts wait on this device. */
export const accountPlace: WritingPlace = {
  kept: 'en-ligne',
  storeOf: parcoursRepository,
  drafts: {
    writeDraft,
    keepPartingCopy,
    listDrafts,
    readDraft,
    keepImage,
    readKeptImage,
    listKeptPaths,
    dropKeptImage,
  },
  list: { href: paths.dashboard(), label: 'Les parcours' },
  ways: paths,
  lastStep: null,
};

/** Set by a page for all its parts that write. */
export const WritingPlaceContext = createContext(accountPlace);

/** The writing place of this page. */
export function useWritingPlace(): WritingPlace {
  return use(WritingPlaceContext);
}
