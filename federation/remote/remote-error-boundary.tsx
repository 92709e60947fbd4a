import { Component, type ReactNode } from 'react';

interface Props {
  onError: (error: unknown) => void;
  children?: ReactNode;
}

/** Hands the error to the shell, which shows its failure view in place of the remote. */
export class RemoteErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
