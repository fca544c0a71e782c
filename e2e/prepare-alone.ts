import config from '../playwright.config.ts';
import { prepare } from './prepare.ts';

/** The part of `npm test` that readies the back end for the journeys, while other tests still run. */
await prepare(config.use?.launchOptions);
