import { uploadRules } from './coverage.ts';
import { padded, projectList, weighed, type Project } from './engines.ts';

/**
 * Uploads the rules before the first test, and reports compile errors; and again after the last one, so that the engine forgets all results
 * of expressions: hundreds of megabytes, which would slow down the tests that follow.
 */
export default async function loadRules(): Promise<() => Promise<void>> {
  await Promise.all(projectList.map(uploadRules));
  return async () => {
    const all: Project[] = [...projectList, padded, weighed];
    await Promise.all(all.map(uploadRules));
  };
}
