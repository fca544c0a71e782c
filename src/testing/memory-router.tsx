import { createContext, use, useState, type ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';

const ContentContext = createContext<ReactNode>(null);

function Content() {
  return use(ContentContext);
}

type MemoryRouterProps = { address?: string; children?: ReactNode };

/** What stands on one page of the site, whatever its address: for parts that hold links. */
export function MemoryRouter({ address = '/', children }: MemoryRouterProps) {
  const [router] = useState(() =>
    createMemoryRouter([{ path: '*', element: <Content /> }], {
      initialEntries: [address],
    }),
  );
  return (
    <ContentContext value={children}>
      <RouterProvider router={router} />
    </ContentContext>
  );
}
