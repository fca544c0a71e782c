import type { ComponentType } from 'react';
import type { PageParts } from '@/router/match-routes.ts';
import { withKeptData } from '../start/kept-data.ts';
import { loadOrReload } from './chunk.ts';

/** What the module of a page without guard exports. */
export type OpenPageModule = { Component: ComponentType } & Pick<
  PageParts,
  'loader' | 'shouldRevalidate'
>;

/** What the router asks of a page that comes when it is wanted. */
export async function openPage(read: () => Promise<OpenPageModule>): Promise<PageParts> {
  const { Component, loader, shouldRevalidate } = await loadOrReload(read);
  return {
    Component,
    ...(loader !== undefined && { loader: withKeptData(loader) }),
    ...(shouldRevalidate !== undefined && { shouldRevalidate }),
  };
}
