import { CloudOff, RotateCw } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { leaveToHeading } from '../../hooks/leave-to-heading.ts';
import { Button } from '../actions/button.tsx';
import { EmptyState } from './empty-state.tsx';

interface Props {
  title: ReactNode;
  /** Where this is all there is on a page: its title is the heading of it. */
  asHeading?: boolean;
  heading?: Ref<HTMLHeadingElement>;
  /** What went wrong, what did not happen, what to do. */
  children?: ReactNode;
  retryLabel: string;
  onRetry: () => void;
  retrying?: boolean;
  /** A short code support can look up. */
  code?: string;
}

/** Stands where the content would have been and is announced at once. */
export function ErrorState(props: Props) {
  const { title, asHeading, heading, children, retryLabel, onRetry, retrying, code } = props;
  return (
    <div ref={leaveToHeading} role="alert">
      <EmptyState
        icon={CloudOff}
        title={title}
        asHeading={asHeading}
        heading={heading}
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
