import {
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import * as z from 'zod/mini';
import { editeurSchema } from '../../src/content/identite.ts';
import { ClearError } from '../lib/clear-error.ts';

/** Files of `npm run installer`, by the kind of an answer. They are its only memory: a second run proposes what they have. */
const files = {
  variable: '.env.production.local',
  editeur: 'src/content/editeur.json',
} as const;

export type Place = keyof typeof files;

/** The question at which the last run stopped. */
const stopFile = '.local/installer-question.txt';

const contentSchema = z.record(z.string(), z.unknown());
type Content = z.infer<typeof contentSchema>;

/** All blanks, as the repository ships them. */
const blanks: Content = Object.fromEntries(
  Object.keys(editeurSchema.shape).map((name) => [name, null]),
);

function readText(folder: string, file: string): string {
  const whole = path.join(folder, file);
  return existsSync(whole) ? readFileSync(whole, 'utf8') : '';
}

/** Whole or not at all: a command that is stopped leaves the earlier file. */
function writeText(folder: string, file: string, text: string): void {
  const whole = path.join(folder, file);
  mkdirSync(path.dirname(whole), { recursive: true });
  writeFileSync(`${whole}.ecrit`, text, { mode: 0o600 });
  renameSync(`${whole}.ecrit`, whole);
}

function readIdentity(folder: string): Content {
  const text = readText(folder, files.editeur);
  if (text.trim() === '') return { ...blanks };
  try {
    return { ...blanks, ...contentSchema.parse(JSON.parse(text)) };
  } catch {
    throw new ClearError(
      `${files.editeur} n’est pas du JSON : corrigez-le, ou effacez-le pour recommencer.`,
    );
  }
}

/** The text of a file of variables with one changed. Comments stay; a half-written line goes. */
export function withVariable(text: string, name: string, value: string): string {
  const written = /^[\w.:/@-]*$/.test(value) ? value : `"${value}"`;
  const line = value === '' ? [] : [`${name}=${written}`];
  const own = new RegExp(String.raw`^\s*(?:export\s+)?${name}\s*=`);
  const lines = text
    .split('\n')
    .filter((one) => /^\s*(?:#|(?:export\s+)?\w+\s*=)/.test(one));
  const place = lines.findIndex((one) => own.test(one));
  const others = lines.filter((one) => !own.test(one));
  others.splice(place === -1 ? others.length : place, 0, ...line);
  return `${others.join('\n')}\n`;
}

/** An earlier answer, or an empty text. Throws a `ClearError` for a file that is no JSON. */
export function readAnswer(folder: string, place: Place, name: string): string {
  if (place === 'variable') {
    return parseEnv(readText(folder, files.variable))[name] ?? '';
  }
  const value = readIdentity(folder)[name];
  return typeof value === 'string' ? value : '';
}

export function writeAnswer(
  folder: string,
  place: Place,
  name: string,
  value: string,
): void {
  if (place === 'variable') {
    const text = readText(folder, files.variable);
    writeText(folder, files.variable, withVariable(text, name, value));
    return;
  }
  const content = { ...readIdentity(folder), [name]: value === '' ? null : value };
  writeText(folder, files[place], `${JSON.stringify(content, null, 2)}\n`);
}

/** Name of the question at which the last run was stopped, or an empty text. */
export function readStop(folder: string): string {
  return readText(folder, stopFile).trim();
}

/** Null: the run came to its end. */
export function writeStop(folder: string, name: string | null): void {
  if (name === null) rmSync(path.join(folder, stopFile), { force: true });
  else writeText(folder, stopFile, `${name}\n`);
}
