import { describe, expect, test } from 'vitest';
import { buildRoutes, pageRoutes, type PageRoute } from './routes.tsx';

const adminGuarded = [
  'create',
  'create2',
  'dashboard',
  'edit',
  'message',
  'newcreate',
  'simple',
];

/** Section 2 of the specification: path, layout, guard. */
const specified: [path: string, layout: string, guard?: string][] = [
  ...['/', '/404', '/blog', '/contact', '/defaultFormData', '/download', '/faq'].map(
    (path): [string, string] => [path, 'default'],
  ),
  ...[
    '/forgot-password',
    '/login',
    '/reset-password',
    '/mairie',
    '/privacy',
    '/utilisation',
  ].map((path): [string, string] => [path, 'default']),
  ...[
    '/les_codes',
    '/les_codes/*',
    '/les_quetes',
    '/les_quetes/:departement/:commune/:slug',
  ].map((path): [string, string] => [path, 'default']),
  ['/user', 'default', 'auth'],
  ...adminGuarded.map((name): [string, string, string] => [
    `/admin/parcours/${name}`,
    'empty',
    'isadmin',
  ]),
  ['/admin/parcours/news', 'default', 'isadmin'],
  ['/admin/parcours/d', 'empty'],
  ['/admin/parcours/ed', 'empty'],
  ['/admin/parcours/editadventure', 'empty'],
];

describe('the route table', () => {
  test.each(specified)(
    'has %s in the %s layout, guarded by %s',
    (path, layout, guard) => {
      const route = pageRoutes.find((candidate) => candidate.path === path);
      expect(route?.layout).toBe(layout);
      expect(route?.guard).toBe(guard);
    },
  );

  test('raises when a page names a guard that does not exist', () => {
    const page = () => Promise.resolve({ Component: () => null });
    const table: PageRoute[] = [
      { path: '/x', layout: 'default', guard: 'isowner', page },
    ];
    expect(() => buildRoutes(table)).toThrow('Unknown guard: isowner');
    const [root] = buildRoutes([
      { path: '/x', layout: 'default', guard: 'isadmin', page },
    ]);
    expect(root?.children?.[0]?.children?.map(({ path }) => path)).toEqual(['/x', '*']);
  });

  test('raises for a guard named like a property of every object', () => {
    const page = () => Promise.resolve({ Component: () => null });
    const table: PageRoute[] = [
      { path: '/x', layout: 'default', guard: 'constructor', page },
    ];
    expect(() => buildRoutes(table)).toThrow('Unknown guard: constructor');
  });
});
