/** Writes a line on the terminal, or into its redirected file: the answer of a command. */
export function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** A count and its noun, for the terminal: `0 étape`, `1 étape`, `1 200 étapes`. */
export function counted(count: number, one: string, many: string): string {
  return `${count.toLocaleString('fr-FR')} ${count < 2 ? one : many}`;
}
