import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { repositoryFolder } from '../../lib/environment.ts';
import {
  messagesMark,
  transformMessages,
  type SourceMessage,
} from './transform-messages.ts';

/** A message of the source, and the modules that say it, by their paths from the root. */
export type FoundMessage = SourceMessage & { origins: string[] };

/** Every message of the interface, as the build finds it. */
export async function readMessages(): Promise<FoundMessage[]> {
  const found = new Map<string, FoundMessage>();
  for (const file of sourceFiles()) {
    const source = readFileSync(path.join(repositoryFolder, file), 'utf8');
    if (!source.includes(messagesMark)) continue;
    const { messages } = await transformMessages(source, file);
    for (const message of messages) {
      const known = found.get(message.id);
      if (known === undefined) found.set(message.id, { ...message, origins: [file] });
      else if (!known.origins.includes(file)) known.origins.push(file);
    }
  }
  return [...found.values()];
}

/** The modules of `src/` without tests, from the root, in the order of their names. */
function sourceFiles(): string[] {
  return readdirSync(path.join(repositoryFolder, 'src'), {
    recursive: true,
    encoding: 'utf8',
  })
    .map((file) => `src/${file.replaceAll(path.sep, '/')}`)
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .toSorted();
}
