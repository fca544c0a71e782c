import { Component, type ReactNode } from 'react';

/** What could not be loaded (no network) leaves `instead`. A class, because React has no other way to catch it. */
export class LoadBoundary extends Component<
  { children: ReactNode; instead: ReactNode },
  { isMissing: boolean }
> {
  override state = { isMissing: false };

  static getDerivedStateFromError() {
    return { isMissing: true };
  }

  override render() {
    return this.state.isMissing ? this.props.instead : this.props.children;
  }
}
