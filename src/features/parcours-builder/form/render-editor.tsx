import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import type { Draft } from '@/data/parcours/draft-repository.ts';
import type { Parcours } from '@/domain/parcours/parcours.ts';
import { limits } from '@/domain/limits.ts';
import { MemoryRouter } from '@/testing/memory-router.tsx';
import { ServerState } from '@/testing/server-state.tsx';
import { createSilentServices } from '@/testing/services.ts';
import { createEditorSession } from '../session/editor-session.ts';
import {
  createDraft,
  createSnapshot,
  FakeDrafts,
  FakeStore,
} from '../session/fake-stores.ts';
import { ParcoursEditor } from './parcours-editor.tsx';
import type { ParcoursEditorProps } from './use-parcours-writing.ts';

/** Shows the editor of a parcours that stands online, in memory; for tests. */
export function renderEditor(
  parcours: Parcours,
  overrides: Partial<Draft> = {},
  Editor: ComponentType<ParcoursEditorProps> = ParcoursEditor,
  /** Nothing was ever written of it. */
  isFresh = false,
  store = new FakeStore(isFresh ? null : createSnapshot(parcours)),
) {
  const drafts = new FakeDrafts();
  const session = createEditorSession({
    draft: createDraft(parcours, { base: store.online, ...overrides }),
    store,
    drafts,
    isFresh,
    isOnline: () => true,
  });
  const services = createSilentServices();
  // jsdom lays nothing out and opens no dialog.
  Element.prototype.scrollIntoView = () => undefined;
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  const user = userEvent.setup({ delay: null });
  render(
    <ServerState services={services}>
      <MemoryRouter services={services}>
        <Editor
          session={session}
          isResumed={false}
          etapeCountMax={limits.etapeCountSimple.max}
          loginHref="/login"
          onCopy={() => Promise.resolve()}
        />
      </MemoryRouter>
    </ServerState>,
  );
  return { session, store, drafts, user };
}
