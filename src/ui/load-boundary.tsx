import { Component, Suspense, type ReactNode } from 'react';
import { MissingPartError } from './lazy-component.tsx';

type LoadBoundaryProps = {
  children: ReactNode;
  /** While it loads. */
  waiting?: ReactNode;
  /** Shown if it cannot be loaded; `again` retries. */
  instead?: ReactNode | ((again: () => void) => ReactNode);
};

/**
 * A part loaded on demand (`lazyComponent`), which may fail (no network): the page around it stays. Retries when the network is back, when
 * `instead` asks, and when this place is shown again. A class, because React has no other way to catch it.
 */
export class LoadBoundary extends Component<LoadBoundaryProps, { isMissing: boolean }> {
  override state = { isMissing: false };

  static getDerivedStateFromError() {
    return { isMissing: true };
  }

  override componentDidCatch(error: unknown) {
    if (error instanceof MissingPartError) error.forget();
    window.addEventListener('online', this.again);
  }

  override componentWillUnmount() {
    window.removeEventListener('online', this.again);
  }

  private readonly again = () => {
    window.removeEventListener('online', this.again);
    this.setState({ isMissing: false });
  };

  override render() {
    const { children, waiting = null, instead = null } = this.props;
    if (!this.state.isMissing) return <Suspense fallback={waiting}>{children}</Suspense>;
    return typeof instead === 'function' ? instead(this.again) : instead;
  }
}
