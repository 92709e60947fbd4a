import type { ComponentType, ReactNode, Ref } from 'react';
import { Stamp } from './stamp.tsx';

interface Props {
  /** An icon, or what stands in its place. */
  icon: ComponentType<{ className?: string }>;
  tone?: 'primary' | 'gold' | 'info' | 'ok' | 'warn' | 'err';
  title: ReactNode;
  /** The heading, for a page that shows several of these in turn. */
  heading?: Ref<HTMLHeadingElement> | undefined;
  children?: ReactNode;
  facts?: readonly { term: string; value: ReactNode }[];
  /** One main button, then quieter ones; they stand under each other. */
  actions?: ReactNode;
}

/** How a payment, an activation or a deletion ended, and what to do next. */
export function ResultCard({ icon, tone = 'primary', title, heading, ...props }: Props) {
  const { children, facts, actions } = props;
  return (
    <section className="result">
      <Stamp icon={icon} tone={tone} />
      <h1 ref={heading}>{title}</h1>
      {children && <div className="lead">{children}</div>}
      {facts && facts.length > 0 && (
        <dl className="facts">
          {facts.map(({ term, value }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {actions && <div className="acts">{actions}</div>}
    </section>
  );
}
