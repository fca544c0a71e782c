import { describe, expect, it } from 'vitest';
import { pickJava, readJavaMajor } from './java.ts';

describe('readJavaMajor', () => {
  it.each([
    ['17.0.15', 17],
    ['25', 25],
    ['1.8.0_402', 8],
    ['openjdk version "21.0.4" 2024-07-16 LTS', 21],
    ['java version "1.8.0_402"', 8],
    ['openjdk version "25-ea" 2025-09-16', 25],
  ])('reads %s as Java %i', (text, major) => {
    expect(readJavaMajor(text)).toBe(major);
  });

  it('ignores text that is not a version', () => {
    expect(readJavaMajor('command not found')).toBeUndefined();
  });
});

describe('pickJava', () => {
  const runtime25 = { home: '/jre25', major: 25, isKit: false };
  const kit17 = { home: '/jdk17', major: 17, isKit: true };
  const kit25 = { home: '/jdk25', major: 25, isKit: true };

  it('takes the newest', () => {
    expect(pickJava([kit17, runtime25], false)).toBe(runtime25);
  });

  it('prefers, for equal versions, the one that compiles', () => {
    expect(pickJava([runtime25, kit25], false)).toBe(kit25);
  });

  it('takes an older one that compiles if needed', () => {
    expect(pickJava([runtime25, kit17], true)).toBe(kit17);
  });

  it('takes none older than 17', () => {
    expect(pickJava([{ home: '/jdk11', major: 11, isKit: true }], false)).toBeUndefined();
  });
});
