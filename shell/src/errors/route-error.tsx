import { isRouteErrorResponse, useRouteError } from '@afterglow/shared-ui/router';
import { DefaultLayout } from '../layouts/default-layout.tsx';
import type { ErrorPageProps } from './error-page.tsx';
import { ErrorPage } from './error-page.tsx';
import { LastResort } from './last-resort.tsx';

/**
 * What to show for anything a route may throw. Messages of errors without a status are written
 * for developers, so people do not get to see them.
 */
export function describeError(error: unknown): ErrorPageProps {
  if (isRouteErrorResponse(error)) return { status: error.status, message: error.statusText };
  if (error instanceof Error && 'status' in error && typeof error.status === 'number') {
    return { status: error.status || 500, message: error.message };
  }
  return { status: 500 };
}

/** `errorElement` of the routes. */
export function RouteError() {
  return (
    <LastResort>
      <DefaultLayout>
        <ErrorPage {...describeError(useRouteError())} />
      </DefaultLayout>
    </LastResort>
  );
}
