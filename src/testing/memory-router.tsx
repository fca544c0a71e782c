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

/** Content of one page of the site, at any address: for parts with links or Firebase. */
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
