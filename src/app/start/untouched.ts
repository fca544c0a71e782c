// Run by the inline loader of a page that nobody has touched (tools/build/prerender/loader.js), one second after it is idle.
import { prefetchUntouched } from '../navigation/next-pages.ts';

prefetchUntouched();
