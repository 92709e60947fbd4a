import { i18next } from '@afterglow/shared-ui/i18n';
import { Component, type ReactNode } from 'react';

/** A translation if there is one: this view must not depend on anything. */
function say(key: 'error.pageFailed' | 'error.pageFailedHome', english: string): string {
  try {
    return i18next.t(key, { ns: 'shell', defaultValue: english });
  } catch {
    return english;
  }
}

/** What is left to say when even the error page fails. */
export class LastResort extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <div role="alert">
        <p>{say('error.pageFailed', 'An error occurred while showing the error page')}</p>
        <a href="/">{say('error.pageFailedHome', 'Go back to home')}</a>
      </div>
    );
  }
}
