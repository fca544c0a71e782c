import { beforeEach, describe, expect, test, vi } from 'vitest';
import { isFirstReloadFor, mayReload, reloadGuardMs } from './reload-guard.ts';

beforeEach(() => sessionStorage.clear());

function block(): void {
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
}

describe('the reload guard', () => {
  test('lets a path reload once in 10 seconds', () => {
    expect(reloadGuardMs).toBe(10_000);
    expect(mayReload('/faq', 0)).toBe(true);
    expect(mayReload('/faq', 9_999)).toBe(false);
    expect(mayReload('/faq', 10_000)).toBe(true);
  });

  test('counts each path for itself, so that two of them cannot reload each other for ever', () => {
    expect(mayReload('/faq', 0)).toBe(true);
    expect(mayReload('/blog', 1)).toBe(true);
    expect(mayReload('/faq', 2)).toBe(false);
    expect(mayReload('/blog', 3)).toBe(false);
  });

  test('forgets expired entries', () => {
    mayReload('/faq', 0);
    mayReload('/blog', 20_000);
    expect(sessionStorage.getItem('qc.rechargements')).not.toContain('/faq');
  });

  test('never reloads where the tab keeps nothing', () => {
    vi.spyOn(console, 'warn').mockReturnValue(undefined);
    block();
    expect(mayReload('/faq', 0)).toBe(false);
  });

  test('reads whatever another build left there', () => {
    sessionStorage.setItem('qc.rechargements', '{"/faq":"demain"}');
    expect(mayReload('/faq', 0)).toBe(true);
    sessionStorage.setItem('qc.rechargements', 'null');
    expect(mayReload('/faq', 0)).toBe(true);
  });
});

describe('the reload for a build', () => {
  test('happens once in a tab, and once more for the build after it', () => {
    expect(['b', 'b', 'c', 'c'].map((build) => isFirstReloadFor(build))).toEqual([
      true,
      false,
      true,
      false,
    ]);
  });

  test('never happens where the tab keeps nothing', () => {
    vi.spyOn(console, 'warn').mockReturnValue(undefined);
    block();
    expect(isFirstReloadFor('b')).toBe(false);
  });
});
