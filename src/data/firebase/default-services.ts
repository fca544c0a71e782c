import { createServices } from './services.ts';

/** TRANSITIONAL, goes with N2: the services of this page for what is not handed any yet. `main.tsx` hands out the same. */
export const defaultServices = createServices();
