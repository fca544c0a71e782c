import { describe, expect, it } from 'vitest';
import { fixedPaths, pageImport } from './prerender.tsx';

describe('the pages that the build renders', () => {
  it('are those that are open to all and say the same to all', () => {
    expect(fixedPaths()).toContain('/forgot-password');
    expect(pageImport('/forgot-password')).toContain('forgot-password-page');
  });

  it.each([
    '/reset-password',
    '/user',
    '/admin/parcours/dashboard',
    '/admin/parcours/message',
    '/admin/parcours/d',
  ])('%s is none of them: what it shows is in its query, or behind a guard', (path) => {
    expect(fixedPaths()).not.toContain(path);
    expect(pageImport(path)).toBeNull();
  });
});
