/** What of a service worker's world is used here: TypeScript's library of it cannot stand beside that of pages. */
type ExtendableEvent = Event & {
  waitUntil: (done: Promise<unknown>) => void;
  data?: unknown;
  ports?: readonly MessagePort[];
};

type ServiceWorkerScope = {
  location: { origin: string };
  skipWaiting: () => Promise<void>;
  clients: { claim: () => Promise<void> };
  addEventListener: (
    type: 'install' | 'activate' | 'message',
    listener: (event: ExtendableEvent) => void,
  ) => void;
};
