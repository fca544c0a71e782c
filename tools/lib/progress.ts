import { ClearError } from './clear-error.ts';

export type Progress = {
  /** Shows the label during the work, then a line with its result and its time. */
  step: <T>(
    label: string,
    work: () => Promise<T>,
    describe?: (result: T) => string,
  ) => Promise<T>;
  /** Shows the label during the work only. */
  watch: <T>(label: string, work: () => Promise<T>) => Promise<T>;
  /** A line of its own. */
  say: (line: string) => void;
};

const frames = '⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏';
const frameMs = 120;
/** Without a terminal, prints a line about the running step now and then. */
const reminderMs = 30_000;

type Output = Pick<NodeJS.WriteStream, 'isTTY' | 'write'>;

/** Seconds as the French write them: « 3,2 s ». */
export function formatSeconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1).replace('.', ',')} s`;
}

/** Shows progress, on a terminal with a moving line, elsewhere with plain lines. */
export function createProgress(output: Output = process.stdout): Progress {
  const running = new Map<string, number>();
  let frame = 0;
  let timer: NodeJS.Timeout | undefined;

  function clearStatus() {
    if (output.isTTY) output.write('\r\u001B[2K');
  }

  function drawStatus() {
    const [first] = running;
    if (first === undefined) return;
    const others =
      running.size > 1
        ? ` (et ${running.size - 1} autre${running.size > 2 ? 's' : ''})`
        : '';
    const seconds = formatSeconds(Date.now() - first[1]);
    if (output.isTTY) {
      frame = (frame + 1) % frames.length;
      output.write(`\r\u001B[2K  ${frames[frame] ?? ''} ${first[0]}${others} ${seconds}`);
      return;
    }
    output.write(`  … ${first[0]}${others} ${seconds}\n`);
  }

  function keepDrawing() {
    if (running.size > 0 && timer === undefined) {
      timer = setInterval(drawStatus, output.isTTY ? frameMs : reminderMs);
      timer.unref();
    }
    if (running.size === 0 && timer !== undefined) {
      clearInterval(timer);
      timer = undefined;
    }
  }

  function say(line: string) {
    clearStatus();
    output.write(`${line}\n`);
  }

  async function watch<T>(label: string, work: () => Promise<T>): Promise<T> {
    running.set(label, Date.now());
    keepDrawing();
    try {
      return await work();
    } finally {
      running.delete(label);
      keepDrawing();
    }
  }

  async function step<T>(
    label: string,
    work: () => Promise<T>,
    describe: (result: T) => string = () => label,
  ): Promise<T> {
    const begin = Date.now();
    try {
      const result = await watch(label, work);
      say(`  ✓ ${describe(result)} (${formatSeconds(Date.now() - begin)})`);
      return result;
    } catch (error) {
      say(`  ✗ ${label} (${formatSeconds(Date.now() - begin)})`);
      throw error;
    }
  }

  return { step, watch, say };
}

/** Message of an error: the sentence of a ClearError, else everything. */
export function describeError(error: unknown): string {
  if (error instanceof ClearError) return error.message;
  if (isRefusedFile(error)) {
    return `Le fichier ${error.path} appartient à un autre utilisateur de cette machine : tapez « sudo chown -R "$USER" .local node_modules », puis recommencez.`;
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** True for a file that this user may not write: an earlier command was run as root. */
function isRefusedFile(error: unknown): error is Error & { path: string } {
  return (
    error instanceof Error &&
    'code' in error &&
    error.code === 'EACCES' &&
    'path' in error &&
    typeof error.path === 'string'
  );
}
