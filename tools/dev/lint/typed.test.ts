import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import js from '@eslint/js';
import tseslint from 'typescript-eslint';
import { afterAll, describe, expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../../..');
const configFile = path.join(root, '.oxlintrc.json');
const folder = mkdtempSync(path.join(tmpdir(), 'qc-lint-'));
mkdirSync(path.join(folder, 'src'));

afterAll(() => rmSync(folder, { recursive: true }));

/** Oxlint's output. It ends with an error code when it refuses a file: the report has the reasons. */
function runOxlint(parameters: readonly string[]): Promise<string> {
  const program = path.join(root, 'node_modules/oxlint/bin/oxlint');
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [program, ...parameters],
      { cwd: folder },
      (_error, output) => resolve(output),
    );
  });
}

type Report = { diagnostics: { code?: string; filename: string }[] };

/** Names of the rules that refuse files with these texts at these places, compiled like this project's. */
async function refusalsAt(
  textByFile: Readonly<Record<string, string>>,
): Promise<Record<string, string[]>> {
  writeFileSync(
    path.join(folder, 'tsconfig.json'),
    JSON.stringify({
      extends: path.join(root, 'tsconfig.json'),
      compilerOptions: { types: [], paths: {} },
      include: ['src'],
    }),
  );
  rmSync(path.join(folder, 'src'), { recursive: true });
  for (const [file, text] of Object.entries(textByFile)) {
    const whole = path.join(folder, file);
    mkdirSync(path.dirname(whole), { recursive: true });
    writeFileSync(whole, text);
  }
  const stdout = await runOxlint(['--config', configFile, '--format=json', '.']);
  const { diagnostics } = JSON.parse(stdout) as Report;
  return Object.fromEntries(
    Object.keys(textByFile).map((file) => [
      file,
      diagnostics
        .filter(({ filename }) => filename === file)
        .map(({ code = '' }) => code),
    ]),
  );
}

async function refusalsOf(text: string): Promise<string[]> {
  const file = 'src/planted.tsx';
  return (await refusalsAt({ [file]: text }))[file] ?? [];
}

describe('refusals of Oxlint, by the types and without', () => {
  test('lint refuses a promise without an await', async () => {
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

  test('lint refuses a click that the keyboard cannot make', async () => {
    const component =
      'export function Planted() {\n  return <div onClick={() => undefined}>Ouvrir</div>;\n}\n';
    await expect(refusalsOf(component)).resolves.toContain(
      'jsx-a11y(click-events-have-key-events)',
    );
  });

  test('lint refuses Firebase, Leaflet, react-hook-form and React in the wrong rooms, and allows them in their own', async () => {
    const firebase = "import 'firebase/auth';\n";
    const leaflet = "import 'leaflet';\n";
    const hookForm = "import 'react-hook-form';\n";
    const refused = ['eslint(no-restricted-imports)'];
    await expect(
      refusalsAt({
        'src/features/sign-in/planted.ts': firebase,
        'src/features/sign-in/planted.test.ts': firebase,
        'src/data/session/planted-repository.ts': firebase,
        'src/pages/public/planted.ts': leaflet,
        'src/map/planted.ts': leaflet,
        'src/features/contact/planted.ts': hookForm,
        'src/ui/form/planted.ts': hookForm,
        'src/domain/geo/planted.ts': "import 'react';\n",
        'src/ui/planted.ts': "import 'react';\n",
      }),
    ).resolves.toEqual({
      'src/features/sign-in/planted.ts': refused,
      'src/features/sign-in/planted.test.ts': refused,
      'src/data/session/planted-repository.ts': [],
      'src/pages/public/planted.ts': refused,
      'src/map/planted.ts': [],
      'src/features/contact/planted.ts': refused,
      'src/ui/form/planted.ts': [],
      'src/domain/geo/planted.ts': refused,
      'src/ui/planted.ts': [],
    });
  });

  test('lint refuses an action of React, which holds back navigations, and allows its other hooks', async () => {
    await expect(
      refusalsOf("import { useActionState } from 'react';\nvoid useActionState;\n"),
    ).resolves.toEqual(['eslint(no-restricted-imports)']);
    await expect(
      refusalsOf("import { useState } from 'react';\nvoid useState;\n"),
    ).resolves.toEqual([]);
  });

  test('lint refuses a deadline that a test sets for itself, and the one of vi.waitFor, which is a second', async () => {
    const refusals = await refusalsAt(
      Object.fromEntries(
        ['setConfig({ testTimeout: 5_000 })', 'waitFor(Date.now)', 'useFakeTimers()'].map(
          (call, index) => [
            `src/ui/${index}.test.ts`,
            `import { vi } from 'vitest';\nvoid vi.${call};\n`,
          ],
        ),
      ),
    );
    // This folder has no dependencies: the rules that need types report that too.
    expect(
      Object.values(refusals).map((codes) =>
        codes.includes('vitest(no-restricted-vi-methods)'),
      ),
    ).toEqual([true, true, false]);
  });

  test('every rule that ESLint recommends, and of the strict lists of typescript-eslint, is on', () => {
    const lists = [
      js.configs.recommended,
      ...tseslint.configs.strict,
      ...tseslint.configs.stylistic,
      ...tseslint.configs.strictTypeCheckedOnly,
      ...tseslint.configs.stylisticTypeCheckedOnly,
    ];
    // A later list disables rules of an earlier one that the compiler checks.
    const levels = new Map(lists.flatMap(({ rules }) => Object.entries(rules ?? {})));
    const wanted = [...levels]
      .filter(
        ([, level]) => level !== 'off' && (!Array.isArray(level) || level[0] !== 'off'),
      )
      .map(([id]) => id.replace('@typescript-eslint/', ''));
    const isOn = rulesThatAreOn();
    expect(new Set(wanted.filter((id) => !isOn.has(id)))).toEqual(
      new Set([
        // Brackets read best for keys of records.
        'dot-notation',
        // Oxlint does not know these; a module is strict, and has no such number.
        'no-octal',
        'no-unsafe-class-instance-assignment',
        'no-unsafe-enum-assignment',
      ]),
    );
  });

  test('every rule of accessibility that Oxlint knows is on', async () => {
    const stdout = await runOxlint(['--rules', '--format=json']);
    const rules = JSON.parse(stdout) as { scope: string; value: string }[];
    const known = rules
      .filter(({ scope }) => scope === 'jsx_a11y')
      .map(({ value }) => `jsx-a11y/${value}`);
    expect(known.length).toBeGreaterThan(30);
    const isOn = rulesThatAreOn();
    expect(new Set(known.filter((id) => !isOn.has(id)))).toEqual(
      new Set([
        // It wants words in the empty corner of a table, and in an option of a datalist.
        'jsx-a11y/control-has-associated-label',
        // It would require a fieldset for every group, and an output for every message.
        'jsx-a11y/prefer-tag-over-role',
      ]),
    );
  });
});

/** The names of the rules of the project, for some of its files or for all. */
function rulesThatAreOn(): ReadonlySet<string> {
  const { rules, overrides } = JSON.parse(
    readFileSync(configFile, 'utf8').replaceAll(/^ *\/\/.*$/gm, ''),
  ) as {
    rules: Record<string, unknown>;
    overrides: { rules: Record<string, unknown> }[];
  };
  return new Set(
    [rules, ...overrides.map((one) => one.rules)]
      .flatMap((one) => Object.keys(one))
      .map((id) => id.replace('typescript/', '')),
  );
}
