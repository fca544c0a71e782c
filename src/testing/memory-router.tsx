import { createContext, use, useState, type ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { FirebaseProvider } from '@/data/firebase/firebase-context.tsx';
import { routerContext } from '@/data/firebase/loader-services.ts';
import type { Services } from '@/data/firebase/services.ts';
import { createSilentServices } from './services.ts';

const ContentContext = createContext<ReactNode>(null);

function Content() {
  return use(ContentContext);
}

type MemoryRouterProps = { address?: string; services?: Services; children?: ReactNode };

/** What stands on one page of the site, whatever its address: for parts that hold links or ask for Firebase. */
export function MemoryRouter({ address = '/', services, children }: MemoryRouterProps) {
  const [given] = useState(() => services ?? createSilentServices());
  const [router] = useState(() =>
    createMemoryRouter([{ path: '*', element: <Content /> }], {
      initialEntries: [address],
      getContext: () => routerContext(given),
    }),
  );
  return (
    <FirebaseProvider services={given}>
      <ContentContext value={children}>
        <RouterProvider router={router} />
      </ContentContext>
    </FirebaseProvider>
  );
}
