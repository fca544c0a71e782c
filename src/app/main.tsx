import '@/styles/main.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router';
import * as z from 'zod/mini';
import { buildRoutes, pageRoutes } from './routes.tsx';

// A strict content policy forbids `new Function`, which zod would probe for.
z.config({ jitless: true });

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no #root.');

createRoot(root).render(
  <StrictMode>
    <RouterProvider router={createBrowserRouter(buildRoutes(pageRoutes))} />
  </StrictMode>,
);
