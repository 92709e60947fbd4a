interface Props {
  children: string;
  target: string;
}

/** First thing on the page; appears on focus and jumps past the navigation. */
export function SkipLink({ children, target }: Props) {
  return (
    <a className="btn btn-primary skip-link" href={`#${target}`}>
      {children}
    </a>
  );
}
