import { profiles, siteFolder } from '../lib/environment.ts';
import {
  describeWeight,
  excesses,
  sitePages,
  weighPage,
  aloneExcesses,
} from './site-weight.ts';
import { print } from '../lib/print.ts';

/** The size gate: `node --import tsx tools/build/weigh-site.ts [folder]`, after a build. */
const folder = process.argv[2] ?? siteFolder(profiles.test);
const pages = sitePages(folder).map((page) => weighPage(folder, page));
print(
  `${'page'.padEnd(56)} HTML gz     br  scripts gz  br (kB)  requests\n${pages.map(describeWeight).join('\n')}`,
);
const problems = [...pages.flatMap(excesses), ...aloneExcesses(folder)];
for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;
