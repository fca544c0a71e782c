import { Component, type ReactNode } from 'react';

/** The map could not be loaded (no network): words stay. A class, because React has no other way to catch it. */
export class MapBoundary extends Component<
  { children: ReactNode },
  { isMissing: boolean }
> {
  override state = { isMissing: false };

  static getDerivedStateFromError() {
    return { isMissing: true };
  }

  override render() {
    if (!this.state.isMissing) return this.props.children;
    return (
      <p className="text-lg">La carte a besoin du réseau. L’adresse suffit souvent.</p>
    );
  }
}
