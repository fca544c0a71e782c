import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { manifestText, shimText } from './make-engines.ts';

describe('manifestText', () => {
  it('keeps every line within 72 bytes and loses nothing', () => {
    const classPath = `/home/an office/${'long/'.repeat(40)}engine.jar`;
    const text = manifestText({ mainClass: 'Main', classPath });
    expect(text.split('\n').every((line) => Buffer.byteLength(line) <= 72)).toBe(true);
    expect(text.replaceAll('\n ', '')).toContain(
      `Class-Path: file://${classPath.replaceAll(' ', '%20')}\n`,
    );
  });
});

describe('shimText', () => {
  /** The shim as /bin/sh runs it, with a Java that prints its parameters. */
  function runShim(java: { major: number }, parameters: string[]) {
    const text = shimText({ home: '/java', isKit: true, ...java }).replace(
      "exec '/java/bin/java'",
      "exec printf '%s\\n'",
    );
    return spawnSync('/bin/sh', ['-s', '--', ...parameters], {
      input: text,
      encoding: 'utf8',
    });
  }

  it('answers 21 for a Java 17, which firebase-tools would refuse', () => {
    const { stderr, status } = runShim({ major: 17 }, ['-Duser.language=en', '-version']);
    expect(stderr).toContain('version "21"');
    expect(status).toBe(0);
  });

  it('answers the truth for a newer one', () => {
    expect(runShim({ major: 25 }, ['-version']).stderr).toContain('version "25"');
  });

  it('passes everything on but the security manager, spaces included', () => {
    const { stdout } = runShim({ major: 17 }, [
      '-Djava.security.manager=disallow',
      '-jar',
      '/a folder/x.jar',
      'serve',
    ]);
    expect(stdout.trim().split('\n').slice(-3)).toEqual([
      '-jar',
      '/a folder/x.jar',
      'serve',
    ]);
    expect(stdout).not.toContain('security.manager');
  });
});
