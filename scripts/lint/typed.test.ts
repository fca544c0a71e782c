import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import tseslint from 'typescript-eslint';
import { afterAll, describe, expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const configFile = path.join(root, '.oxlintrc.json');
const folder = mkdtempSync(path.join(tmpdir(), 'qc-lint-'));
mkdirSync(path.join(folder, 'src'));

afterAll(() => rmSync(folder, { recursive: true }));

type Report = { diagnostics: { code?: string }[] };

/** Which rules refuse a file with this text, compiled as the files of this project are. */
async function refusalsOf(text: string): Promise<(string | undefined)[]> {
  writeFileSync(
    path.join(folder, 'tsconfig.json'),
    JSON.stringify({
      extends: path.join(root, 'tsconfig.json'),
      compilerOptions: { types: [], paths: {} },
      include: ['src'],
    }),
  );
  writeFileSync(path.join(folder, 'src', 'planted.tsx'), text);
  const program = path.join(root, 'node_modules/oxlint/bin/oxlint');
  const stdout = await new Promise<string>((resolve) => {
    execFile(
      process.execPath,
      [program, '--config', configFile, '--format=json', '.'],
      { cwd: folder },
      // It ends with an error code when something is refused: the report says what.
      (_error, output) => resolve(output),
    );
  });
  return (JSON.parse(stdout) as Report).diagnostics.map(({ code }) => code);
}

describe('what lint tells by the types, and by React’s compiler', () => {
  test('lint refuses a promise that nobody waits for', async () => {
    await expect(
      refusalsOf('export function save(): void {\n  Promise.resolve(1);\n}\n'),
    ).resolves.toEqual(['typescript(no-floating-promises)']);
  });

  test('lint allows a promise that is waited for', async () => {
    await expect(
      refusalsOf(
        'export async function save(): Promise<void> {\n  await Promise.resolve(1);\n}\n',
      ),
    ).resolves.toEqual([]);
  });

  test('lint refuses a hook that is called in a condition', async () => {
    const component =
      "import { useState } from 'react';\nexport function Planted({ when }: { when: boolean }) {\n  return when ? useState(0)[0] : 1;\n}\n";
    await expect(refusalsOf(component)).resolves.toContain('react-hooks(rules-of-hooks)');
  });

  test('every rule of typescript-eslint’s strict lists that needs types is on', () => {
    const strict = [
      ...tseslint.configs.strictTypeCheckedOnly,
      ...tseslint.configs.stylisticTypeCheckedOnly,
    ]
      .flatMap(({ rules }) => Object.entries(rules ?? {}))
      .filter(([id, level]) => id.startsWith('@typescript-eslint/') && level !== 'off')
      .map(([id]) => id.replace('@typescript-eslint/', ''));
    const { rules } = JSON.parse(
      readFileSync(configFile, 'utf8').replaceAll(/^ *\/\/.*$/gm, ''),
    ) as {
      rules: Record<string, unknown>;
    };
    const missing = strict.filter((id) => !(`typescript/${id}` in rules));
    expect(new Set(missing)).toEqual(
      new Set([
        // Brackets are how keys of records read best.
        'dot-notation',
        // Oxlint does not know these two.
        'no-unsafe-class-instance-assignment',
        'no-unsafe-enum-assignment',
      ]),
    );
  });
});
