import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { removeExports, removeHalfExports, wholeExport } from './exports.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'qc-exports-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

function writeExport(name: string, isWhole = true): string {
  const file = path.join(folder, name);
  mkdirSync(file);
  if (isWhole) writeFileSync(path.join(file, 'firebase-export-metadata.json'), '{}');
  return file;
}

describe('wholeExport', () => {
  it('finds the last export', () => {
    const data = writeExport('data');
    writeExport('data.previous');
    expect(wholeExport(data)).toBe(data);
  });

  it('finds the one before when a crash came between two renamings', () => {
    const previous = writeExport('data.previous');
    writeExport('data.next', false);
    expect(wholeExport(path.join(folder, 'data'))).toBe(previous);
  });

  it('finds nothing in a folder that is no whole export', () => {
    expect(wholeExport(writeExport('data', false))).toBeUndefined();
  });
});

describe('removeExports', () => {
  it('leaves neither whole nor half exports', () => {
    const all = ['data', 'data.next', 'data.previous'].map((name) => writeExport(name));
    removeExports(path.join(folder, 'data'));
    expect(all.filter((one) => existsSync(one))).toEqual([]);
  });
});

describe('removeHalfExports', () => {
  it('removes the hub’s leftovers and nothing else', () => {
    const left = writeExport('firebase-export-1795236476655abc', false);
    const kept = writeExport('tmp', false);
    removeHalfExports(folder);
    expect([existsSync(left), existsSync(kept)]).toEqual([false, true]);
  });

  it('has nothing to do in a folder that is not there', () => {
    const none = path.join(folder, 'none');
    removeHalfExports(none);
    expect(existsSync(none)).toBe(false);
  });
});
