/** First thing on the page; appears on focus and jumps past the navigation. */
export function SkipLink({ children, target }: { children: string; target: string }) {
  return (
    <a className="btn btn-primary skip-link" href={`#${target}`}>
      {children}
    </a>
  );
}
