import { uploadRules } from './coverage.ts';
import { projectList } from './engines.ts';

/** Uploads the rules before the first test, and says where they do not compile. */
export default async function loadRules(): Promise<void> {
  await Promise.all(projectList.map(uploadRules));
}
