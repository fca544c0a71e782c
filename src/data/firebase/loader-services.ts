import { createContext, RouterContextProvider } from 'react-router';
import type { Services } from './services.ts';

const servicesContext = createContext<Services>();

/** The context of a navigation, as `createBrowserRouter` and `createStaticHandler` take it: it carries the services. */
export function routerContext(services: Services): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(servicesContext, services);
  return context;
}

/** The Firebase services, inside a loader: `loaderServices(args)`. Throws if the router was made without them. */
export function loaderServices({
  context,
}: {
  context: Readonly<RouterContextProvider>;
}): Services {
  return context.get(servicesContext);
}
