import '@/styles/main.css';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createHashRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { FirebaseProvider } from '@/data/firebase/firebase-context.tsx';
import { addressOf } from '@/domain/quete/address.ts';
import { setLangue } from '@/langue/current-langue.ts';
import { firstLangueOf } from '@/langue/langue.ts';
import { loadLangue } from '@/langue/load-langue.ts';
import { langueAt } from '@/langue/party-langue.ts';
import { paths } from '@/lib/paths.ts';
import { keepZodFromCompiling } from '../start/trusted-types.ts';
import { dossier } from './dossier.ts';
import { noServices } from './instead/services.ts';
import { gameRoutes } from './routes.tsx';

/** The language stored with the party, or else the first of the browser. French if its messages are missing. */
async function startLangue(path: string): Promise<void> {
  const langue = langueAt(path, firstLangueOf(navigator.languages) ?? 'fr');
  try {
    await loadLangue(langue);
    document.documentElement.lang = langue;
  } catch (error) {
    console.warn('The messages of this language could not be loaded.', error);
    setLangue('fr');
  }
}

/** The hash of the address is the router's: a link to a part of the screen scrolls there. */
function goToAnchor(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const hash = link?.getAttribute('href') ?? '';
  if (!hash.startsWith('#') || hash.startsWith('#/')) return;
  event.preventDefault();
  document.getElementById(hash.slice(1))?.scrollIntoView();
}

/** Shows the game alone in `#root` of the page of a folder (docs/dossier.md). */
async function start(root: HTMLElement): Promise<void> {
  const { id } = dossier();
  await startLangue(paths.jouer(addressOf(id)));
  // The address of a file has no path of its own: screens are behind its `#`.
  const router = createHashRouter(gameRoutes(noServices, id));
  createRoot(root).render(
    <StrictMode>
      <I18nProvider i18n={i18n}>
        <FirebaseProvider services={noServices}>
          <RouterProvider router={router} />
        </FirebaseProvider>
      </I18nProvider>
    </StrictMode>,
  );
}

keepZodFromCompiling();
document.addEventListener('click', goToAnchor);
const root = document.getElementById('root');
if (root === null) throw new Error('The page has no #root.');
void start(root);
