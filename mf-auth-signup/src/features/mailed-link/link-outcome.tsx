import { usePageTitle } from '@afterglow/shared-state';
import { LinkButton } from '@afterglow/shared-ui/components/actions/link-button';
import { ResultCard } from '@afterglow/shared-ui/components/feedback/result-card';
import type { LucideIcon } from 'lucide-react';
import type { Ref } from 'react';

interface Props {
  tone: 'ok' | 'err' | 'primary';
  icon: LucideIcon;
  title: string;
  /** The heading, where this takes the place of something else. */
  heading?: Ref<HTMLHeadingElement>;
  lead: string;
  /** The one way on, and its words. */
  to: string;
  label: string;
}

/** How something ended, and the one way on, as a page. */
export function LinkOutcome({ tone, icon, title, heading, lead, to, label }: Props) {
  usePageTitle(title);
  return (
    <div className="wrapx">
      <ResultCard
        tone={tone}
        icon={icon}
        title={title}
        heading={heading}
        actions={
          <LinkButton to={to} variant="primary" size="lg" block>
            {label}
          </LinkButton>
        }
      >
        <p role="status">{lead}</p>
      </ResultCard>
    </div>
  );
}
