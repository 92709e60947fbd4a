import { CloudOff, RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../actions/button.tsx';
import { EmptyState } from './empty-state.tsx';

interface Props {
  title: ReactNode;
  /** What went wrong, what did not happen, what to do. */
  children?: ReactNode;
  retryLabel: string;
  onRetry: () => void;
  retrying?: boolean;
  /** A short code support can look up. */
  code?: string;
}

/** Stands where the content would have been and is announced at once. */
export function ErrorState({ title, children, retryLabel, onRetry, retrying, code }: Props) {
  return (
    <div role="alert">
      <EmptyState
        icon={CloudOff}
        title={title}
        action={
          <Button variant="tonal" icon={RotateCw} loading={retrying ?? false} onClick={onRetry}>
            {retryLabel}
          </Button>
        }
      >
        {children}
        {code && <span className="code d-block">{code}</span>}
      </EmptyState>
    </div>
  );
}
