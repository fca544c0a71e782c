import { Component, type ReactNode } from 'react';
import { FailureContext } from './contexts.ts';
import type { Location } from './location.ts';

type Props = {
  /** Going elsewhere ends the failure. */
  location: Location;
  errorElement: ReactNode;
  children: ReactNode;
};
type State = { location: Location; caught: { failure: unknown } | null };

/** Shows the error page of a route in the place of what throws while it is rendered. */
export class RouteErrorBoundary extends Component<Props, State> {
  override state: State = { location: this.props.location, caught: null };

  static getDerivedStateFromError(failure: unknown): Partial<State> {
    return { caught: { failure } };
  }

  static getDerivedStateFromProps({ location }: Props, state: State): State | null {
    return location === state.location ? null : { location, caught: null };
  }

  override render() {
    const { caught } = this.state;
    if (caught === null) return this.props.children;
    return (
      <FailureContext value={caught.failure}>{this.props.errorElement}</FailureContext>
    );
  }
}
