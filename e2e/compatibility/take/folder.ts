import path from 'node:path';
import { profiles } from '../../../tools/lib/environment.ts';

/** Where a fixture is put together; it is moved to its edition once it is whole. */
export const fixtureFolder = path.join(profiles.test.folder, 'fixture');
