/** Writes a line on the terminal, or into the file that stands for it: the answer of a command. */
export function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
