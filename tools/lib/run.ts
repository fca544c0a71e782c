import { spawn } from 'node:child_process';

export type RunResult = { status: number; output: string };

export type RunOptions = {
  env?: Readonly<Record<string, string>>;
  cwd?: string;
  signal?: AbortSignal | undefined;
  /** It prints for itself, in our terminal; its output is not stored. */
  isLive?: boolean;
};

/** Runs a program to its end and returns its output; never throws for a failing program. */
export function run(
  program: string,
  parameters: readonly string[],
  { env, cwd, signal, isLive = false }: RunOptions = {},
): Promise<RunResult> {
  return new Promise((resolve) => {
    const child = spawn(program, parameters, {
      env: { ...process.env, ...colours(), ...env },
      cwd,
      signal,
      stdio: isLive ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const keep = (chunk: Buffer) => {
      output += chunk.toString();
    };
    child.stdout?.on('data', keep);
    child.stderr?.on('data', keep);
    child.on('error', (error) => {
      resolve({ status: 127, output: `${output}${error.message}` });
    });
    child.on('close', (status) => {
      resolve({ status: status ?? 1, output });
    });
  });
}

/** A program with captured output cannot detect a terminal. */
function colours(): Record<string, string> {
  return process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' };
}
