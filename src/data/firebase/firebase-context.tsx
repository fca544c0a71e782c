import { createContext, use, type ReactNode } from 'react';
import type { Services } from './services.ts';

const FirebaseContext = createContext<Services | null>(null);

type FirebaseProviderProps = { services: Services; children: ReactNode };

/** Provides the Firebase services to the hooks below it; loads nothing itself. */
export function FirebaseProvider({ services, children }: FirebaseProviderProps) {
  return <FirebaseContext value={services}>{children}</FirebaseContext>;
}

/** The Firebase services of the page. Throws outside `FirebaseProvider`. */
export function useFirebase(): Services {
  const services = use(FirebaseContext);
  if (services === null) throw new Error('useFirebase needs a FirebaseProvider.');
  return services;
}
