import type { Query } from './query.ts';
import type { Path } from './tree/path.ts';
import { View, type Change } from './view.ts';

type Branch = {
  readonly views: Map<string, View>;
  readonly children: Map<string, Branch>;
};

/** Every view that has a listener, found by the places that a write touches. */
export class ViewTree {
  readonly #root: Branch = { views: new Map(), children: new Map() };

  /** The view of a place and query, shared by all its listeners. */
  viewOf(path: Path, query: Query | undefined): View {
    let branch = this.#root;
    for (const key of path) {
      let next = branch.children.get(key);
      if (next === undefined) {
        next = { views: new Map(), children: new Map() };
        branch.children.set(key, next);
      }
      branch = next;
    }
    const id = query?.id ?? '';
    let view = branch.views.get(id);
    if (view === undefined) {
      view = new View(path, query);
      branch.views.set(id, view);
    }
    return view;
  }

  /** Removes a view without listeners. */
  prune(view: View): void {
    if (view.listeners.size === 0) {
      pruneBelow(this.#root, view, 0);
    }
  }

  /** Notifies all views above, at and below the written places. */
  show(change: Change): void {
    const views: View[] = [];
    let branch: Branch | undefined = this.#root;
    for (const key of change.base) {
      views.push(...branch.views.values());
      branch = branch.children.get(key);
      if (branch === undefined) {
        break;
      }
    }
    if (branch !== undefined) {
      collectBelow(branch, views);
    }
    for (const view of views) {
      view.show(change);
      this.prune(view);
    }
  }

  all(): View[] {
    const views: View[] = [];
    collectBelow(this.#root, views);
    return views;
  }
}

function collectBelow(branch: Branch, views: View[]): void {
  views.push(...branch.views.values());
  for (const child of branch.children.values()) {
    collectBelow(child, views);
  }
}

function pruneBelow(branch: Branch, view: View, depth: number): void {
  const key = view.path[depth];
  if (key === undefined) {
    branch.views.delete(view.query?.id ?? '');
    return;
  }
  const child = branch.children.get(key);
  if (child === undefined) {
    return;
  }
  pruneBelow(child, view, depth + 1);
  if (child.views.size === 0 && child.children.size === 0) {
    branch.children.delete(key);
  }
}
