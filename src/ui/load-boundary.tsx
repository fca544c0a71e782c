import { Component, Suspense, type ReactNode } from 'react';

type LoadBoundaryProps = {
  children: ReactNode;
  /** While it comes. */
  waiting?: ReactNode;
  /** Where it cannot come. */
  instead?: ReactNode;
};

/**
 * What comes when it is wanted, or cannot come (no network): the page around it stays. A class, because React has no other
 * way to catch it.
 */
export class LoadBoundary extends Component<LoadBoundaryProps, { isMissing: boolean }> {
  override state = { isMissing: false };

  static getDerivedStateFromError() {
    return { isMissing: true };
  }

  override render() {
    const { children, waiting = null, instead = null } = this.props;
    if (this.state.isMissing) return instead;
    return <Suspense fallback={waiting}>{children}</Suspense>;
  }
}
