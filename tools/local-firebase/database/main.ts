import { readFileSync, watchFile } from 'node:fs';
import { parseArgs } from 'node:util';
import { RulesRefused } from './rules/rules-text.ts';
import { loopback, startServer, type DatabaseServer } from './server.ts';
import { print } from '../../lib/print.ts';

/**
 * The local Realtime Database as a program:
 * `node --import tsx tools/local-firebase/database/main.ts --port 9000 --rules database.rules.json`.
 */
const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '9000' },
    rules: { type: 'string' },
    // The parent's pipe: when it closes, so do we.
    'stop-with-stdin': { type: 'boolean', default: false },
  },
});

const { rules, port } = values;
const server = await startOrExplain();
print(
  `Realtime Database : http://${loopback}:${String(server.port)} (cette machine seulement)`,
);

if (rules !== undefined) {
  watchFile(rules, { interval: 500, persistent: false }, () => {
    reload(server, rules);
  });
}
process.once('SIGINT', () => void stop());
process.once('SIGTERM', () => void stop());
if (values['stop-with-stdin']) {
  process.stdin.resume().once('end', () => void stop());
}

async function startOrExplain(): Promise<DatabaseServer> {
  try {
    return await startServer({
      port: Number(port),
      rules: rules === undefined ? undefined : readFileSync(rules, 'utf8'),
    });
  } catch (error) {
    console.error(
      error instanceof RulesRefused
        ? `règles refusées, ${rules ?? ''}:${error.message}`
        : String(error),
    );
    process.exit(1);
  }
}

function reload({ databases }: DatabaseServer, file: string): void {
  try {
    databases.loadRules(readFileSync(file, 'utf8'));
    print(`Règles relues : ${file}`);
  } catch (error) {
    const place = error instanceof Error ? error.message : String(error);
    console.error(`Règles refusées, celles d’avant restent : ${file}:${place}`);
  }
}

async function stop(): Promise<void> {
  await server.stop();
  process.exit(0);
}
