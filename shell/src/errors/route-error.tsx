import { type Location, useLocation } from '@afterglow/shared-ui/router';
import { Component, type ReactNode } from 'react';
import { DefaultLayout } from '../layouts/default-layout.tsx';
import type { ErrorPageProps } from './error-page.tsx';
import { ErrorPage } from './error-page.tsx';
import { LastResort } from './last-resort.tsx';

/**
 * What to show for anything a page may throw. Messages of errors without a status are written
 * for developers, so people do not get to see them.
 */
export function describeError(error: unknown): ErrorPageProps {
  if (error instanceof Error && 'status' in error && typeof error.status === 'number') {
    return { status: error.status || 500, message: error.message };
  }
  return { status: 500 };
}

interface Props {
  location: Location;
  children: ReactNode;
}

interface State {
  location: Location;
  failure: { error: unknown } | null;
}

class Boundary extends Component<Props, State> {
  override state: State = { location: this.props.location, failure: null };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failure: { error } };
  }

  /** Another address may be fine. */
  static getDerivedStateFromProps({ location }: Props, state: State): State | null {
    return location === state.location ? null : { location, failure: null };
  }

  override render() {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    return (
      <LastResort>
        <DefaultLayout>
          <ErrorPage {...describeError(failure.error)} />
        </DefaultLayout>
      </LastResort>
    );
  }
}

/** Shows what went wrong instead of its children, until another address is visited. */
export function RouteErrors({ children }: Pick<Props, 'children'>) {
  return <Boundary location={useLocation()}>{children}</Boundary>;
}
