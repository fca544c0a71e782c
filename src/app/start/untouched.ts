// Run by the inline loader of a page without an interaction yet (loader.js), one second after it is idle.
import { prefetchUntouched } from '../navigation/next-pages.ts';

prefetchUntouched();
