/** The service worker types used here: TypeScript's library of them conflicts with that of pages. */
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
