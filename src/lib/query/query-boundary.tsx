import { focusManager, QueryErrorResetBoundary } from '@tanstack/react-query';
import { Component, createRef, Suspense, type ReactNode } from 'react';

type QueryBoundaryProps = {
  /** While it is read. */
  waiting: ReactNode;
  /** Replacement if it cannot be read: the reason, and « Réessayer ». */
  failed: (error: Error, retry: () => void) => ReactNode;
  children: ReactNode;
};

/**
 * Boundary of content that needs its data (`useSuspenseQuery`). Its key is the request: a navigation to another would otherwise keep the
 * old page until the new data is there.
 */
export function QueryBoundary(props: QueryBoundaryProps) {
  return (
    <QueryErrorResetBoundary>
      {({ reset }) => <FailedQueries {...props} reset={reset} />}
    </QueryErrorResetBoundary>
  );
}

type FailedQueriesProps = QueryBoundaryProps & {
  /** Retries failed reads. */
  reset: () => void;
};

/** A class, because React has no other way to catch. */
class FailedQueries extends Component<FailedQueriesProps, { error: Error | null }> {
  private readonly place = createRef<HTMLDivElement>();
  private stops: (() => void)[] = [];

  constructor(props: FailedQueriesProps) {
    super(props);
    this.state = { error: null };
    // Reads that failed earlier are retried with it.
    props.reset();
  }

  static getDerivedStateFromError(error: unknown) {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  // Like a mounted query: it is read again when the network or the window comes back.
  override componentDidMount() {
    const onBack = (isBack: boolean) => {
      if (isBack) this.retry();
    };
    // A late answer fires it too, on a network that was never lost (`fetchInTime`).
    window.addEventListener('online', this.retry);
    this.stops = [
      focusManager.subscribe(onBack),
      () => window.removeEventListener('online', this.retry),
    ];
  }

  override componentWillUnmount() {
    for (const stop of this.stops) stop();
  }

  private readonly retry = () => {
    if (this.state.error === null) return;
    const place = this.place.current;
    // The pressed button disappears: the focus moves to the heading of the loaded content.
    if (place?.contains(document.activeElement) === true) {
      place.focus({ preventScroll: true });
    }
    this.props.reset();
    this.setState({ error: null });
  };

  override render() {
    const { waiting, failed, children } = this.props;
    const { error } = this.state;
    return (
      <div ref={this.place} tabIndex={-1} className="outline-none">
        {error === null ? (
          <Suspense fallback={waiting}>{children}</Suspense>
        ) : (
          failed(error, this.retry)
        )}
      </div>
    );
  }
}
