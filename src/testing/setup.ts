import 'fake-indexeddb/auto';
import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// A deadline, not a measure: a shared machine may be ten times slower than another.
configure({ asyncUtilTimeout: 20_000 });

// jsdom has no layout to scroll.
Element.prototype.scrollIntoView = () => undefined;

afterEach(cleanup);
