import { afterAll, beforeAll } from 'vitest';
import { openBench, type Bench } from './harness.ts';

/** A server for the tests of a file: it starts before the first and stops after the last. */
export function benchOfFile(): Omit<Bench, 'close'> {
  let bench: Bench;
  beforeAll(async () => {
    bench = await openBench();
  });
  afterAll(() => bench.close());
  return {
    get server() {
      return bench.server;
    },
    space: () => bench.space(),
  };
}
