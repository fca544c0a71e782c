// Repository tests run in Node: they need the browser's IndexedDB, and nothing else of a browser.
import 'fake-indexeddb/auto';
