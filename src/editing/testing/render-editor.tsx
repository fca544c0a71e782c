import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { FirebaseProvider } from '@/data/firebase/firebase-context.tsx';
import { createServices } from '@/data/firebase/services.ts';
import type { Draft } from '@/data/parcours/draft-repository.ts';
import type { Parcours } from '@/domain/parcours/parcours.ts';
import { PlainEditor } from './plain-editor.tsx';
import { queryConfig } from '@/lib/query/query-provider.tsx';
import type { ParcoursEditorProps } from '../fields/use-parcours-writing.ts';
import { createEditorSession } from '../session/editor-session.ts';
import { createDraft, createSnapshot, FakeDrafts, FakeStore } from './fake-stores.ts';

/** Shows the editor of an online parcours, in memory; for tests. */
export function renderEditor(
  parcours: Parcours,
  overrides: Partial<Draft> = {},
  Editor: ComponentType<ParcoursEditorProps> = PlainEditor,
  /** Still empty. */
  isFresh = false,
  store = new FakeStore(isFresh ? null : createSnapshot(parcours)),
  services = createServices(),
) {
  const drafts = new FakeDrafts();
  const session = createEditorSession({
    draft: createDraft(parcours, { base: store.online, ...overrides }),
    store,
    drafts,
    isFresh,
    isOnline: () => true,
  });
  // jsdom has no layout and opens no dialog.
  Element.prototype.scrollIntoView = () => undefined;
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  const user = userEvent.setup({ delay: null });
  const router = createMemoryRouter([
    {
      path: '*',
      element: (
        <Editor
          session={session}
          isResumed={false}
          loginHref="/login"
          onCopy={() => Promise.resolve()}
        />
      ),
    },
  ]);
  render(
    <FirebaseProvider services={services}>
      <QueryClientProvider client={new QueryClient(queryConfig)}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </FirebaseProvider>,
  );
  return { session, store, drafts, user };
}
